/** Games that were over before they could be kept: the page was closed at once, or there was no room. */
import { deviceStorage } from '../../device/storage.ts';
import { finishedGame } from '../session/local.ts';
import { LocalGame } from '../session/local-game.ts';
import { removeGame, savedGames } from '../session/saved-game.ts';
import { keepGame } from './keep.ts';
import { type KeptGame, keptGameOf } from './kept-game.ts';

/** Each lies in its slot until another game begins there. */
const leftovers = (): readonly (KeptGame & { readonly slot: number })[] =>
  savedGames(deviceStorage)
    .filter(({ game }) => game.over)
    .flatMap(({ slot, game }) => {
      try {
        return [{ slot, ...keptGameOf(finishedGame(new LocalGame(game), game.startedAt)) }];
      } catch {
        return []; // choices that make no game: whoever opens it is told
      }
    });

export async function keepLeftovers(): Promise<void> {
  for (const { slot: _, ...game } of leftovers()) await keepGame(game);
}

/** What was deleted must not come back from there. */
export function forgetLeftover(id: string): void {
  for (const { slot } of leftovers().filter((game) => game.id === id)) removeGame(deviceStorage, slot);
}
