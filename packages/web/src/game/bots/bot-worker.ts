/** Bots and the coach, in a worker: however long they think, the page never stutters. */
import type { Choice, View } from '@turn7/engine';
import type { Advice, Odds } from '@turn7/strategy';
import { type Remote, wrap } from 'comlink';
import { type Clock, systemClock } from '../../device/clock.ts';
import type { Bots } from './bots.ts';

/** What the coach says to the question that is asked. */
export interface CoachAdvice extends Advice {
  /** Of the next card; null where a target is asked for. */
  readonly odds: Odds | null;
}

/** A view is all they get: what everybody may see. */
export interface BotWorker {
  choose(level: string, view: View, seed: number): Promise<Choice>;
  advise(view: View): Promise<CoachAdvice>;
  /** Lets bots see a choice that somebody makes, after so many in this game: from it they learn how others play. */
  watch(moves: number, view: View, choice: Choice): Promise<void>;
}

/** What is needed of a browser's worker. */
export type RawWorker = Pick<Worker, 'postMessage' | 'addEventListener' | 'removeEventListener' | 'terminate'>;

const openWorker = (): RawWorker => new Worker(new URL('./worker.ts', import.meta.url), { type: 'module' });

let ofThisPage: BotWorker | null = null;

/** One for the whole page; its worker starts with the first question. */
export function startBotWorker(): BotWorker {
  ofThisPage ??= new RestartingWorker(openWorker);
  return ofThisPage;
}

/** Many times what the slowest device needs, in milliseconds: browsers may end a worker without a word. */
const PATIENCE = 30_000;

/** The worker is gone, and with it whatever it was thinking of. */
class Crash extends Error {
  override readonly name = 'Crash';
}

interface Running {
  readonly raw: RawWorker;
  readonly bots: Remote<Bots>;
  readonly crash: Promise<never>;
  /** Takes it for crashed. */
  readonly giveUp: (why: string) => void;
}

/** A worker that crashes is replaced, and asked once more. */
export class RestartingWorker implements BotWorker {
  readonly #open: () => RawWorker;
  readonly #clock: Clock;
  #running: Running | null = null;

  constructor(open: () => RawWorker, clock: Clock = systemClock) {
    this.#open = open;
    this.#clock = clock;
  }

  choose(level: string, view: View, seed: number): Promise<Choice> {
    return this.#ask((bots) => bots.choose(level, view, seed));
  }

  advise(view: View): Promise<CoachAdvice> {
    return this.#ask((bots) => bots.advise(view));
  }

  watch(moves: number, view: View, choice: Choice): Promise<void> {
    return this.#ask((bots) => bots.watch(moves, view, choice));
  }

  async #ask<T>(question: (bots: Remote<Bots>) => Promise<T>): Promise<T> {
    try {
      return await this.#askOnce(question);
    } catch (error) {
      if (error instanceof Crash) return this.#askOnce(question);
      throw error;
    }
  }

  async #askOnce<T>(question: (bots: Remote<Bots>) => Promise<T>): Promise<T> {
    this.#running ??= this.#start();
    const { bots, crash, giveUp } = this.#running;
    const callOff = this.#clock.after(PATIENCE, () => giveUp('it does not answer'));
    return Promise.race([question(bots), crash]).finally(callOff);
  }

  #start(): Running {
    const raw = this.#open();
    let reject: (crash: Crash) => void;
    const crash = new Promise<never>((_, refuse) => {
      reject = refuse;
    });
    const giveUp = (why: string) => {
      if (this.#running?.raw === raw) this.#running = null;
      raw.terminate();
      reject(new Crash(`the worker in which bots think has crashed: ${why}`));
    };
    raw.addEventListener('error', ({ message }) => giveUp(message));
    raw.addEventListener('messageerror', () => giveUp('its answer cannot be read'));
    crash.catch(() => {}); // those who asked hear of it; if nobody did, nothing is lost
    return { raw, bots: wrap<Bots>(raw), crash, giveUp };
  }
}
