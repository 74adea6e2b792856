/** Every key that means something at the score. */
import { Dialog } from '../ui/dialog.tsx';
import { useChapter } from '../words/texts.ts';

interface KeysDialogProps {
  readonly open: boolean;
  readonly onClose: () => void;
}

const LIST = [
  { id: 'numbers', keys: ['0', '9'] },
  { id: 'tens', keys: ['A', 'C'] },
  { id: 'plus', keys: ['D', 'H'] },
  { id: 'double', keys: ['X'] },
  { id: 'bust', keys: ['Z'] },
  { id: 'clear', keys: ['⌫'] },
  { id: 'type', keys: ['T'] },
  { id: 'save', keys: ['S', '↵'] },
  { id: 'seats', keys: ['←', '→'] },
  { id: 'next', keys: ['N'] },
  { id: 'undo', keys: ['Ctrl+Z'] },
  { id: 'redo', keys: ['Ctrl+Shift+Z'] },
  { id: 'sheet', keys: ['V'] },
  { id: 'menu', keys: ['M'] },
  { id: 'help', keys: ['?'] },
] as const;

export function KeysDialog({ open, onClose }: KeysDialogProps) {
  const { keys: t } = useChapter('score');
  return (
    <Dialog open={open} onClose={onClose} title={t.title}>
      <dl class="key-table">
        {LIST.map(({ id, keys }) => (
          <div key={id}>
            <dt>
              {keys.map((key, i) => (
                <span key={key}>
                  {i > 0 && ' – '}
                  <kbd>{key}</kbd>
                </span>
              ))}
            </dt>
            <dd>{t[id]}</dd>
          </div>
        ))}
      </dl>
    </Dialog>
  );
}
