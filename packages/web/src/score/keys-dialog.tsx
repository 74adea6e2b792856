/** Every key that means something at the score. */
import { Dialog } from '../ui/dialog.tsx';
import { KeyTable } from '../ui/key-table.tsx';
import { useChapter } from '../words/texts.ts';

interface KeysDialogProps {
  readonly open: boolean;
  readonly onClose: () => void;
}

export function KeysDialog({ open, onClose }: KeysDialogProps) {
  const { keys: t } = useChapter('score');
  return (
    <Dialog open={open} onClose={onClose} title={t.title}>
      <KeyTable place="score" words={t} />
    </Dialog>
  );
}
