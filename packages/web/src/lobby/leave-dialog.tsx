/** Leaving: for a while, or for good. */
import { Dialog } from '../parts/dialog.tsx';
import { goTo } from '../route.ts';
import { useTexts } from '../texts/texts.ts';
import type { Visit } from './visit.ts';

export interface LeaveDialogProps {
  readonly visit: Visit;
  readonly onClose: () => void;
}

export function LeaveDialog({ visit, onClose }: LeaveDialogProps) {
  const { lobby: t } = useTexts();
  const leave = async () => {
    await visit.leave();
    goTo('/');
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
          <button type="button" class="choice" onClick={leave}>
            <b>{t.leave.forGood}</b>
          </button>
        </li>
      </ul>
    </Dialog>
  );
}
