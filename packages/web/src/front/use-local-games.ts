/** Starts games on this device, and knows the one that was left. */
import { useState } from 'preact/hooks';
import { goTo } from '../route.ts';
import { findGame, type LocalSetup, type SavedGame, saveGame } from '../session/saved-game.ts';
import { deviceShelf } from '../session/shelf.ts';
import { settings } from '../settings/settings.ts';
import { useTexts } from '../texts/texts.ts';
import { gameFrom, rememberWish, type Unnamed, type Wish } from './new-game.ts';

export interface LocalGames {
  /** The game that was left in the middle; null if there is none. */
  readonly left: SavedGame | null;
  /** Where a game lies that nobody can read any more. */
  readonly damaged: string | null;
  /** Begins at once, unless a game would be lost by it: that is asked first. */
  readonly start: (mode: LocalSetup['mode'], wish: Wish) => void;
  /** Whether it is being asked. */
  readonly isReplacing: boolean;
  readonly keep: () => void;
  readonly replace: () => void;
}

export function useLocalGames(): LocalGames {
  const { front: t } = useTexts();
  const [found] = useState(() => findGame(deviceShelf()));
  const [waiting, setWaiting] = useState<SavedGame | null>(null);
  const left = found.kind === 'game' && !found.game.over ? found.game : null;

  const start: LocalGames['start'] = (mode, wish) => {
    if (mode !== 'solo') rememberWish(mode, wish);
    const unnamed: Unnamed = mode === 'pass' ? (place) => t.player(place + 1) : () => settings.value.name || t.you;
    const game = gameFrom(mode, wish, unnamed, Date.now());
    if (left === null) begin(game);
    else setWaiting(game);
  };

  return {
    left,
    damaged: found.kind === 'damaged' ? found.key : null,
    start,
    isReplacing: waiting !== null,
    keep: () => setWaiting(null),
    replace: () => waiting !== null && begin(waiting),
  };
}

function begin(game: SavedGame): void {
  saveGame(deviceShelf(), game);
  goTo('/play');
}
