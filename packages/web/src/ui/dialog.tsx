/** A window over the page: the browser's own dialog, centred on wide screens, a sheet from below on phones. */
import './dialog.css';
import type { ComponentChildren } from 'preact';
import { useId, useLayoutEffect, useRef } from 'preact/hooks';
import { Signal } from '../device/signal.ts';
import { useTexts } from '../words/texts.ts';
import { Icon } from './icon.tsx';

/** How many are open: meanwhile all the rest of the page is silent to those who listen. */
export const openDialogs = new Signal(0);

export interface DialogState {
  readonly open: boolean;
  readonly onClose: () => void;
}

interface DialogProps extends DialogState {
  readonly title: string;
  readonly children: ComponentChildren;
}

export function Dialog({ open, onClose, title, children }: DialogProps) {
  const { common: t } = useTexts();
  const dialog = useRef<HTMLDialogElement>(null);
  const heading = useId();

  useLayoutEffect(() => {
    if (!open || dialog.current === null) return;
    const opener = document.activeElement;
    const shown = dialog.current;
    shown.showModal();
    openDialogs.set(openDialogs.value + 1);
    return () => {
      shown.close();
      openDialogs.set(openDialogs.value - 1);
      if (opener instanceof HTMLElement) opener.focus();
    };
  }, [open]);

  if (!open) return null;
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: a click beside the dialog closes it; its key is Escape, from the browser
    <dialog
      ref={dialog}
      class="dialog"
      aria-labelledby={heading}
      onCancel={(event) => {
        event.preventDefault(); // whether it is open is the caller's to say
        onClose();
      }}
      onClick={(event) => {
        if (event.target === dialog.current) onClose(); // the content covers the dialog: what is hit is its backdrop
      }}
    >
      <div class="dialog-body">
        <header class="dialog-head">
          <h2 id={heading}>{title}</h2>
          <button type="button" class="ib" onClick={onClose} aria-label={t.close}>
            <Icon name="close" />
          </button>
        </header>
        <div class="dialog-content">{children}</div>
      </div>
    </dialog>
  );
}
