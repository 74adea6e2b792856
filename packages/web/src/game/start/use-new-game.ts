/** Starts games on this device, beside those that wait. */
import { cleanName } from '@turn7/protocol';
import { goTo } from '../../device/address.ts';
import { settings } from '../../device/settings.ts';
import { deviceStorage } from '../../device/storage.ts';
import { gameLock } from '../../device/tab-lock.ts';
import { useTexts } from '../../words/texts.ts';
import { damagedGame, freeSlot, type SavedGame, saveGame } from '../session/saved-game.ts';
import { type NewGame, type NewGameKind, rememberNewGame, savedGameFrom, type Unnamed } from './new-game.ts';
import { playAddress } from './play-address.ts';

/** Begins at once. */
export function useNewGame(): (mode: NewGameKind | 'solo', chosen: NewGame) => void {
  const { front: t } = useTexts();
  return (mode, chosen) => {
    if (mode !== 'solo') rememberNewGame(mode, chosen);
    const unnamed: Unnamed =
      mode === 'pass' ? (place) => t.player(place + 1) : () => cleanName(settings.value.name) ?? t.you;
    playGame(savedGameFrom(mode, chosen, unnamed, Date.now()));
  };
}

/** The same with a game that is set up already. */
export function playGame(game: SavedGame): void {
  damagedGame.set(null);
  const slot = freeSlot(deviceStorage);
  gameLock(slot).take(); // first, so that no other tab goes on to save what it has
  saveGame(deviceStorage, game, slot);
  goTo(playAddress(slot));
}
