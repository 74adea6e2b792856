/** The host's nudge: seen, heard and felt by whoever the table waits for, until they have answered. */
import './nudge-note.css';
import { useEffect } from 'preact/hooks';
import { useSignal } from '../../device/signal.ts';
import { Icon } from '../../ui/icon.tsx';
import { useChapter } from '../../words/texts.ts';
import type { RemoteSession } from '../session/remote.ts';
import { HURRY } from '../sound/event-sounds.ts';
import { sound, vibrate } from '../sound/use-sound.ts';

export function NudgeNote({ session }: { readonly session: RemoteSession }) {
  const { hosting: t } = useChapter('online');
  const nudge = useSignal(session.online.nudge);
  const me = useSignal(session.online.me);
  const question = useMyQuestion(session);
  const isShown = nudge !== null && nudge.member === me && nudge.question === question;
  useEffect(() => {
    if (!isShown) return;
    sound({ name: 'your turn' });
    vibrate(HURRY);
  }, [isShown]);
  return (
    <div role="alert">
      {isShown && (
        <p class="nudge-note note">
          <Icon name="hurry" />
          {t.nudgesYou}
        </p>
      )}
    </div>
  );
}

/** The number of the question that is asked of this device; null if there is none. */
function useMyQuestion({ game, people }: RemoteSession): number | null {
  const [played, seats] = [useSignal(game), useSignal(people)];
  if (played?.view.state.kind !== 'playing') return null;
  return seats[played.view.state.question.seat]?.mine ? played.question : null;
}
