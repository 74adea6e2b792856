/** Every key that means something at the score. */
import { Dialog, type DialogState } from '../ui/dialog.tsx';
import { KeyTable } from '../ui/key-table.tsx';
import { useChapter } from '../words/texts.ts';

export function KeysDialog({ open, onClose }: DialogState) {
  const { keys: t } = useChapter('score');
  return (
    <Dialog open={open} onClose={onClose} title={t.title}>
      <KeyTable place="score" words={t} />
    </Dialog>
  );
}
