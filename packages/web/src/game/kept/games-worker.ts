/** What is worked out of games, in a worker of its own. */
import { wrap } from 'comlink';
import type { GameFacts } from './facts.ts';
import type { GamesFile } from './games-file.ts';
import type { FinishedGame } from './kept-game.ts';
import type { GamesBench } from './reader.ts';

/** Everything rejects if the worker cannot be started, or breaks. */
export interface GamesWorker {
  factsOf(game: Pick<FinishedGame, 'record' | 'mine'>): Promise<GameFacts | null>;
  gamesIn(text: string, now: number): Promise<GamesFile>;
  close(): void;
}

export function openGamesWorker(): GamesWorker {
  const worker = new Worker(new URL('./reader.ts', import.meta.url), { type: 'module' });
  const bench = wrap<GamesBench>(worker);
  const broken = new Promise<never>((_, reject) => {
    worker.addEventListener('error', ({ message }) => reject(new Error(`the worker of games has broken: ${message}`)));
  });
  broken.catch(() => {}); // those who asked hear of it
  return {
    factsOf: (game) => Promise.race([bench.factsOf(game), broken]),
    gamesIn: (text, now) => Promise.race([bench.gamesIn(text, now), broken]),
    close: () => worker.terminate(),
  };
}
