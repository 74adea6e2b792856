/** The games on this device that were left in the middle. */
import './game-row.css';
import { isolated } from '@turn7/narration';
import { useState } from 'preact/hooks';
import { deviceStorage } from '../../device/storage.ts';
import { Icon } from '../../ui/icon.tsx';
import type { Done } from '../../ui/notice.tsx';
import { hourOf } from '../../words/day.ts';
import { useChapter } from '../../words/texts.ts';
import { removeGame, saveGame, type WaitingGame, waitingGames } from '../session/saved-game.ts';
import { playAddress } from '../start/play-address.ts';

interface WaitingPartProps {
  readonly onDone: (done: Done) => void;
}

export function WaitingPart({ onDone }: WaitingPartProps) {
  const t = useChapter('my-games');
  const [waiting, setWaiting] = useState(() => waitingGames(deviceStorage));
  const look = () => setWaiting(waitingGames(deviceStorage));
  if (waiting.length === 0) return null;
  const remove = ({ slot, game }: WaitingGame) => {
    removeGame(deviceStorage, slot);
    look();
    const undo = () => {
      saveGame(deviceStorage, game, slot);
      look();
    };
    onDone({ text: t.givenUp, undo });
  };
  return (
    <section class="archive-part" aria-labelledby="my-waiting">
      <h2 id="my-waiting">{t.waiting}</h2>
      <p class="muted">{t.waitingTell}</p>
      <ul class="my-games-list">
        {waiting.map((one) => (
          <WaitingRow key={one.slot} waiting={one} onRemove={() => remove(one)} />
        ))}
      </ul>
    </section>
  );
}

interface WaitingRowProps {
  readonly waiting: WaitingGame;
  readonly onRemove: () => void;
}

function WaitingRow({ waiting: { slot, game }, onRemove }: WaitingRowProps) {
  const t = useChapter('my-games');
  const { mode, players } = game.setup;
  const others = players.filter(({ level }) => mode === 'pass' || level !== null);
  const names = t.players(
    others.map(({ name }) => isolated(name)),
    5,
  );
  const when = hourOf(game.startedAt);
  const name = [when, names].filter(Boolean).join(', ');
  return (
    <li class="my-game">
      <a class="my-game-words" href={playAddress(slot)} aria-label={t.goOnWith(name)}>
        <span class="my-game-head">
          <span class="my-game-result">
            <Icon name="play" />
            {t.goOn}
          </span>
          <span class="chip">{t.kinds[game.opening === undefined ? mode : 'what-if']}</span>
        </span>
        <span class="muted">{names}</span>
        <span class="muted my-game-facts">{when}</span>
      </a>
      <button type="button" class="ib" aria-label={t.giveUpOf(name)} title={t.giveUp} onClick={onRemove}>
        <Icon name="close" />
      </button>
    </li>
  );
}
