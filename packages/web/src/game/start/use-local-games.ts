/** Starts games on this device, and knows the one that was left. */
import { cleanName } from '@turn7/protocol';
import { useState } from 'preact/hooks';
import { goTo } from '../../device/address.ts';
import { settings } from '../../device/settings.ts';
import { useSignal } from '../../device/signal.ts';
import { deviceStorage } from '../../device/storage.ts';
import { gameLock } from '../../device/tab-lock.ts';
import { useTexts } from '../../words/texts.ts';
import { damagedGame, type Found, findGame, type LocalSetup, type SavedGame, saveGame } from '../session/saved-game.ts';
import { type NewGame, rememberNewGame, savedGameFrom, type Unnamed } from './new-game.ts';

export interface LocalGames {
  /** The game that was left in the middle; null if there is none. */
  readonly left: SavedGame | null;
  /** Where a game lies that nobody can read any more. */
  readonly damaged: string | null;
  /** Begins at once, unless a game would be lost by it: that is asked first. */
  readonly start: (mode: LocalSetup['mode'], chosen: NewGame) => void;
  /** Whether it is being asked. */
  readonly isReplacing: boolean;
  readonly keep: () => void;
  readonly replace: () => void;
}

export function useLocalGames(): LocalGames {
  const { front: t } = useTexts();
  const [found] = useState(look);
  const damaged = useSignal(damagedGame);
  const [waiting, setWaiting] = useState<SavedGame | null>(null);

  const start: LocalGames['start'] = (mode, chosen) => {
    if (mode !== 'solo') rememberNewGame(mode, chosen);
    const unnamed: Unnamed =
      mode === 'pass' ? (place) => t.player(place + 1) : () => cleanName(settings.value.name) ?? t.you;
    const game = savedGameFrom(mode, chosen, unnamed, Date.now());
    // Another tab may have begun one since this page was opened.
    if (unfinished(look()) === null) begin(game);
    else setWaiting(game);
  };

  return {
    left: unfinished(found),
    damaged,
    start,
    isReplacing: waiting !== null,
    keep: () => setWaiting(null),
    replace: () => waiting !== null && begin(waiting),
  };
}

function look(): Found {
  const found = findGame(deviceStorage);
  if (found.kind === 'damaged') damagedGame.set(found.key);
  return found;
}

const unfinished = (found: Found): SavedGame | null => (found.kind === 'game' && !found.game.over ? found.game : null);

function begin(game: SavedGame): void {
  damagedGame.set(null);
  gameLock.take(); // first, so that no other tab goes on to save what it has
  saveGame(deviceStorage, game);
  goTo('/play');
}
