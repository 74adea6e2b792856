/** Games on this device with the cards of a day that is over, or of none: they count for nothing. */
import { type Board, DAILY_LEVELS } from '@turn7/protocol';
import { newSecret } from '../device/secret.ts';
import type { SavedGame } from '../game/session/saved-game.ts';
import { type NewGame, SOLO, savedGameFrom } from '../game/start/new-game.ts';

const WITH_BOTS: NewGame = { ...SOLO, bots: DAILY_LEVELS };

export function practiceGame(board: Board, name: string, secret = newSecret()): SavedGame {
  const chosen = board === 'bots' ? WITH_BOTS : SOLO;
  return { ...savedGameFrom('practice', chosen, () => name, Date.now()), secret };
}
