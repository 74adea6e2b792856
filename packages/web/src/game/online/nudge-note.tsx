/** The host's nudge: seen, heard and felt by whoever the table waits for, until they have answered. */
import './nudge-note.css';
import { useEffect } from 'preact/hooks';
import { useSignal } from '../../device/signal.ts';
import { Icon } from '../../ui/icon.tsx';
import { useChapter } from '../../words/texts.ts';
import type { RemoteSession } from '../session/remote.ts';
import { HURRY } from '../sound/event-sounds.ts';
import { sound, vibrate } from '../sound/use-sound.ts';
import { myQuestion } from './my-question.ts';

export function NudgeNote({ session }: { readonly session: RemoteSession }) {
  const { hosting: t } = useChapter('online');
  const nudge = useSignal(session.online.nudge);
  const me = useSignal(session.online.me);
  const question = myQuestion(useSignal(session.game), useSignal(session.people));
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
