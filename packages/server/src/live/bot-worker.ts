/** A thread in which bots play their answers out, so that nobody else waits for them. */
import { type Choice, createGame } from '@turn7/engine';
import { fairShuffler } from '@turn7/protocol';
import { botNamed } from '@turn7/strategy';
import { setupOf } from '../table/play.ts';
import type { KeptGame } from '../table/state.ts';

/** A question for a bot: all that the game is made of, since a game itself cannot be sent to a thread. */
export interface BotTask extends Pick<KeptGame, 'number' | 'players' | 'options' | 'secret' | 'seeds' | 'moves'> {
  readonly level: string;
  readonly seed: number;
}

export default function think(task: BotTask): Choice {
  const game = createGame(setupOf(task), fairShuffler(task.secret, task.seeds));
  const bot = botNamed(task.level, task.seed);
  for (const move of task.moves) {
    bot.watch?.(game, move);
    game.play(move);
  }
  return bot.choose(game);
}
