/** The game on this device. It goes on where it was left; where there is none, the front page is. */
import { useEffect, useState } from 'preact/hooks';
import { replaceAddress } from '../../device/address.ts';
import { settings } from '../../device/settings.ts';
import { useSignal } from '../../device/signal.ts';
import { gameLock } from '../../device/tab-lock.ts';
import { useTitle } from '../../ui/use-title.ts';
import { useTexts } from '../../words/texts.ts';
import { startBotWorker } from '../bots/bot-worker.ts';
import { PACES } from '../playback/pace.ts';
import { LocalSession } from '../session/local.ts';
import { damagedGame } from '../session/saved-game.ts';
import { TableScreen } from './table-screen.tsx';

/** Whoever opens it has it, until another tab does. */
export function LocalScreen() {
  useState(() => gameLock.take());
  const isHere = useSignal(gameLock.isMine);
  return isHere ? <LocalTable /> : <ElsewhereScreen onTake={() => gameLock.take()} />;
}

function LocalTable() {
  const [session] = useState(resumed);
  useEffect(() => {
    // Not one address more: the browser's back button would come here again.
    if (session === null) replaceAddress('/');
    return () => session?.close();
  }, [session]);
  return session === null ? null : <TableScreen session={session} />;
}

function resumed(): LocalSession | null {
  const found = LocalSession.resume(startBotWorker(), { pace: () => PACES[settings.value.speed] });
  if (found.kind === 'damaged') damagedGame.set(found.key);
  return found.kind === 'session' ? found.session : null;
}

interface ElsewhereScreenProps {
  readonly onTake: () => void;
}

/** Says that the game of this device goes on in another tab of this browser. */
function ElsewhereScreen({ onTake }: ElsewhereScreenProps) {
  const { common, front: t } = useTexts();
  useTitle(t.title);
  return (
    <main class="plain-screen">
      <h1>{t.elsewhere}</h1>
      <p class="muted">{t.elsewhereTells}</p>
      <div class="plain-ways">
        <button type="button" class="btn gold" onClick={onTake}>
          {t.takeHere}
        </button>
        <a class="btn" href="/">
          {common.home}
        </a>
      </div>
    </main>
  );
}
