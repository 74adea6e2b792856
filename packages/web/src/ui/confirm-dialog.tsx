/** Asks before something is given up. */
import { Dialog } from './dialog.tsx';

interface ConfirmDialogProps {
  readonly open: boolean;
  readonly title: string;
  readonly tells: string;
  readonly keep: string;
  readonly onKeep: () => void;
  readonly giveUp: string;
  readonly onGiveUp: () => void;
}

export function ConfirmDialog({ open, title, tells, keep, onKeep, giveUp, onGiveUp }: ConfirmDialogProps) {
  return (
    <Dialog open={open} onClose={onKeep} title={title}>
      <p>{tells}</p>
      <div class="dialog-buttons">
        <button type="button" class="btn quiet" onClick={onKeep}>
          {keep}
        </button>
        <button type="button" class="btn gold" onClick={onGiveUp}>
          {giveUp}
        </button>
      </div>
    </Dialog>
  );
}
