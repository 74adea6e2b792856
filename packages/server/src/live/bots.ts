/** Bots at the tables of this node. Most answer at once; those that play their answers out do so in threads of their own. */
import { createRequire } from 'node:module';
import { pathToFileURL } from 'node:url';
import type { Choice } from '@turn7/engine';
import { type Bot, botNamed, isSlow } from '@turn7/strategy';
import { Tinypool } from 'tinypool';
import { STAND_IN } from '../table/due.ts';
import type { Played } from '../table/state.ts';
import type { BotTask } from './bot-worker.ts';

const THREADS = 2;
/** With so many questions in line a bot that answers at once has to do. */
const MOST_WAITING = 100;

/** A thread runs the built file, wherever this one was bundled into. */
const workerFile = (): string => pathToFileURL(createRequire(import.meta.url).resolve('@turn7/server/bot-worker')).href;

export class Bots {
  readonly #quick = new Map<string, Bot>();
  #pool: Tinypool | undefined;

  /** The answer to what is asked: the same on every node. */
  async choose(level: string, played: Played): Promise<Choice> {
    const seed = seedOf(played);
    if (this.takesTime(level)) return this.#think({ level, seed, ...facts(played) });
    const bot = this.#quickBot(isSlow(level) ? STAND_IN : level);
    bot.reseed(seed);
    return bot.choose(played.game);
  }

  /** As `choose`, however many wait: for what has to be that bot's own answer. */
  async ponder(level: string, played: Played): Promise<Choice> {
    return isSlow(level) ? this.#think({ level, seed: seedOf(played), ...facts(played) }) : this.choose(level, played);
  }

  async close(): Promise<void> {
    await this.#pool?.destroy();
  }

  /** Whether a bot of that level, asked now, thinks in a thread. */
  takesTime(level: string): boolean {
    return isSlow(level) && (this.#pool?.queueSize ?? 0) < MOST_WAITING;
  }

  #quickBot(level: string): Bot {
    const bot = this.#quick.get(level) ?? botNamed(level);
    this.#quick.set(level, bot);
    return bot;
  }

  async #think(task: BotTask): Promise<Choice> {
    this.#pool ??= new Tinypool({ filename: workerFile(), minThreads: 1, maxThreads: THREADS });
    return this.#pool.run(task);
  }
}

/** Different in each game and for each seat, and nothing to do with the cards. */
const seedOf = (played: Played): number => (played.startedAt % 1_000_003) * 64 + played.game.asked.seat;

const facts = ({ number, players, options, secret, seeds, moves }: Played): Omit<BotTask, 'level' | 'seed'> => ({
  number,
  players,
  options,
  secret,
  seeds,
  moves: moves.toArray(),
});
