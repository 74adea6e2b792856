/** Plays complete games through the engine's public API, and tells how many a second. */
import { Game, rulesFrom, SeededShuffler } from '@turn7/engine';
import { botNamed } from '@turn7/strategy';

export interface Job {
  readonly seats: number;
  readonly player: string;
  readonly games: number;
}

addEventListener('message', ({ data: { seats, player, games } }: MessageEvent<Job>) => {
  const game = new Game(rulesFrom({ seats }), new SeededShuffler(seats));
  const bot = botNamed(player);
  const start = performance.now();
  for (let i = 0; i < games; i++) {
    game.start(i % seats);
    while (!game.finished) game.play(bot.choose(game));
  }
  postMessage(games / ((performance.now() - start) / 1000));
});
