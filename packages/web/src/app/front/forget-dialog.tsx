/** Asks before this device gives up its place at a table. */
import { Dialog } from '../../ui/dialog.tsx';
import { useTexts } from '../../words/texts.ts';

export interface ForgetDialogProps {
  readonly open: boolean;
  readonly onKeep: () => void;
  readonly onForget: () => void;
}

export function ForgetDialog({ open, onKeep, onForget }: ForgetDialogProps) {
  const { front: t } = useTexts();
  return (
    <Dialog open={open} onClose={onKeep} title={t.forgetTitle}>
      <p>{t.forgetTells}</p>
      <div class="dialog-buttons">
        <button type="button" class="btn quiet" onClick={onKeep}>
          {t.keep}
        </button>
        <button type="button" class="btn gold" onClick={onForget}>
          {t.forget}
        </button>
      </div>
    </Dialog>
  );
}
