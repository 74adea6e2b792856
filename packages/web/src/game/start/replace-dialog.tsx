/** Asks before a game that was left is given up for a new one. */
import { Dialog } from '../../ui/dialog.tsx';
import { useTexts } from '../../words/texts.ts';

export interface ReplaceDialogProps {
  readonly open: boolean;
  readonly onKeep: () => void;
  readonly onReplace: () => void;
}

export function ReplaceDialog({ open, onKeep, onReplace }: ReplaceDialogProps) {
  const { front: t } = useTexts();
  return (
    <Dialog open={open} onClose={onKeep} title={t.replaceTitle}>
      <p>{t.replaceTells}</p>
      <div class="dialog-buttons">
        <button type="button" class="btn quiet" onClick={onKeep}>
          {t.keep}
        </button>
        <button type="button" class="btn gold" onClick={onReplace}>
          {t.newGame}
        </button>
      </div>
    </Dialog>
  );
}
