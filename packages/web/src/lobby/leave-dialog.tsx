/** Leaving: for a while, or for good. */
import type { Problem } from '@turn7/client';
import { useEffect, useRef, useState } from 'preact/hooks';
import { goTo } from '../device/address.ts';
import { Dialog } from '../ui/dialog.tsx';
import { useTexts } from '../words/texts.ts';
import type { TableOpening } from './table-opening.ts';

export interface LeaveDialogProps {
  readonly opening: TableOpening;
  readonly onClose: () => void;
}

type Progress = 'asking' | 'leaving' | { readonly refused: Problem };

export function LeaveDialog({ opening, onClose }: LeaveDialogProps) {
  const { lobby: t } = useTexts();
  const [progress, setProgress] = useState<Progress>('asking');
  const isOpen = useRef(true);
  useEffect(
    () => () => {
      isOpen.current = false;
    },
    [],
  );
  const leave = async () => {
    setProgress('leaving');
    const refused = await opening.leave();
    if (!isOpen.current) return; // they went elsewhere meanwhile
    if (refused === null) goTo('/');
    else setProgress({ refused });
  };
  return (
    <Dialog open onClose={onClose} title={t.leave.title}>
      <ul class="choices">
        <li>
          <button type="button" class="choice" onClick={() => goTo('/')}>
            <b>{t.leave.keep}</b>
            <span class="muted">{t.leave.tells}</span>
          </button>
        </li>
        <li>
          <button type="button" class="choice" disabled={progress === 'leaving'} onClick={leave}>
            <b>{t.leave.forGood}</b>
          </button>
        </li>
      </ul>
      <p class="muted small" role="status">
        {progress === 'leaving' && t.leave.leaving}
        {typeof progress === 'object' && t.refused[progress.refused]}
      </p>
    </Dialog>
  );
}
