/** Keeps a game that is over, and its review: what it takes to store them is loaded only then. */
import type { GameRecord } from '@turn7/engine';
import { recordId } from '@turn7/protocol';
import type { Review } from '@turn7/strategy';
import type { FinishedGame } from './kept-game.ts';

/** Whether it is kept now. The same game is kept once, however often and from wherever it comes. */
export async function keepGame(game: FinishedGame): Promise<boolean> {
  try {
    const [{ keptGames }, { keptGameOf }] = await Promise.all([import('./kept-games.ts'), import('./kept-game.ts')]);
    await keptGames.add([keptGameOf(game)]);
    return true;
  } catch {
    return false; // a browser that keeps nothing: the front page says so before a game
  }
}

/** Where the game is kept. */
export async function keepReview(record: GameRecord, review: Review): Promise<void> {
  try {
    const [{ keptGames }, { keptReviewOf }] = await Promise.all([
      import('./kept-games.ts'),
      import('./kept-review.ts'),
    ]);
    const game = await keptGames.game(recordId(record));
    if (game !== null) await keptGames.putReview(game.id, keptReviewOf(review, game.mine));
  } catch {
    // It can be made again.
  }
}
