/** A window whose content is loaded when somebody opens it. */
import type { ComponentChildren, FunctionComponent } from 'preact';
import { useEffect, useState } from 'preact/hooks';
import { Dialog, type DialogState } from './dialog.tsx';
import { MissingPart } from './missing-part.tsx';
import { useLoaded } from './use-loaded.ts';

interface LoadedDialogProps<About extends object> extends DialogState {
  readonly title: string;
  readonly load: () => Promise<FunctionComponent<About>>;
  /** What the content is told. */
  readonly about: About;
  /** What is there without it. */
  readonly children?: ComponentChildren;
}

/** It opens with its content, so that nothing in it moves; where that takes longer, without, in milliseconds. */
const PATIENCE = 250;

export function LoadedDialog<About extends object>(props: LoadedDialogProps<About>) {
  const { open, onClose, title, load, about, children } = props;
  const content = useLoaded(open ? 'open' : null, load);
  const isLate = useLate(open);
  return (
    <Dialog open={open && (isLate || content.kind !== 'loading')} onClose={onClose} title={title}>
      {children}
      {content.kind === 'missing' && <MissingPart {...content} />}
      {content.kind === 'loaded' && <content.part {...about} />}
    </Dialog>
  );
}

function useLate(isWanted: boolean): boolean {
  const [isLate, setLate] = useState(false);
  useEffect(() => {
    if (!isWanted) return;
    const timer = setTimeout(() => setLate(true), PATIENCE);
    return () => {
      clearTimeout(timer);
      setLate(false);
    };
  }, [isWanted]);
  return isLate;
}
