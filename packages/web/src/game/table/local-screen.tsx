/** A game on this device. It goes on where it was left; where there is none, the front page is. */
import { useEffect, useState } from 'preact/hooks';
import { type Address, replaceAddress } from '../../device/address.ts';
import { useSignal } from '../../device/signal.ts';
import { gameLock } from '../../device/tab-lock.ts';
import { useTitle } from '../../ui/use-title.ts';
import { useTexts } from '../../words/texts.ts';
import { startBotWorker } from '../bots/bot-worker.ts';
import { LocalSession } from '../session/local.ts';
import { damagedGame, type Slot } from '../session/saved-game.ts';
import { slotIn } from '../start/play-address.ts';
import { TableScreen } from './table-screen.tsx';

export function LocalScreen({ search }: Pick<Address, 'search'>) {
  const slot = slotIn(search);
  return <SlotScreen key={slot} slot={slot} />;
}

interface SlotProps {
  readonly slot: Slot;
}

/** Whoever opens it has it, until another tab does. */
function SlotScreen({ slot }: SlotProps) {
  const lock = gameLock(slot);
  useState(() => lock.take());
  const isHere = useSignal(lock.isMine);
  return isHere ? <LocalTable slot={slot} /> : <ElsewhereScreen onTake={() => lock.take()} />;
}

function LocalTable({ slot }: SlotProps) {
  const [session] = useState(() => resumed(slot));
  useEffect(() => {
    // Not one address more: the browser's back button would come here again.
    if (session === null) replaceAddress('/');
    return () => session?.close();
  }, [session]);
  return session === null ? null : <TableScreen session={session} />;
}

function resumed(slot: Slot): LocalSession | null {
  const found = LocalSession.resume(startBotWorker(), { slot });
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
