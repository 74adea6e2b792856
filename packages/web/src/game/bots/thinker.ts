/** Bots and the coach, in a worker: however long they think, the page never stutters. */
import type { Choice, View } from '@turn7/engine';
import type { Advice, Odds } from '@turn7/strategy';
import { type Remote, wrap } from 'comlink';
import { type Clock, systemClock } from '../../device/clock.ts';
import type { Thoughts } from './thoughts.ts';

/** What a coach knows about the question that is asked. */
export interface Counsel {
  /** Of the next card; null where a target is asked for. */
  readonly odds: Odds | null;
  readonly advice: Advice;
}

/** A view is all they get: what everybody may see. */
export interface Thinker {
  choose(level: string, view: View, seed: number): Promise<Choice>;
  counsel(view: View): Promise<Counsel>;
}

/** What it needs of a worker. */
export type Room = Pick<Worker, 'postMessage' | 'addEventListener' | 'removeEventListener' | 'terminate'>;

const openRoom = (): Room => new Worker(new URL('./worker.ts', import.meta.url), { type: 'module' });

let ofThisPage: Thinker | null = null;

/** One for the whole page; its worker starts with the first question. */
export function startThinker(): Thinker {
  ofThisPage ??= new RoomThinker(openRoom);
  return ofThisPage;
}

/** Many times what the slowest device needs, in milliseconds: browsers may end a worker without a word. */
const PATIENCE = 30_000;

/** The worker is gone, and with it whatever it was thinking of. */
class Crash extends Error {
  override readonly name = 'Crash';
}

interface Mind {
  readonly room: Room;
  readonly thoughts: Remote<Thoughts>;
  readonly crash: Promise<never>;
  /** Takes it for crashed. */
  readonly giveUp: (why: string) => void;
}

/** A worker that crashes is replaced, and asked once more. */
export class RoomThinker implements Thinker {
  readonly #open: () => Room;
  readonly #timers: Clock;
  #mind: Mind | null = null;

  constructor(open: () => Room, timers: Clock = systemClock) {
    this.#open = open;
    this.#timers = timers;
  }

  choose(level: string, view: View, seed: number): Promise<Choice> {
    return this.#ask((thoughts) => thoughts.choose(level, view, seed));
  }

  counsel(view: View): Promise<Counsel> {
    return this.#ask((thoughts) => thoughts.counsel(view));
  }

  async #ask<T>(question: (thoughts: Remote<Thoughts>) => Promise<T>): Promise<T> {
    try {
      return await this.#askOnce(question);
    } catch (error) {
      if (error instanceof Crash) return this.#askOnce(question);
      throw error;
    }
  }

  async #askOnce<T>(question: (thoughts: Remote<Thoughts>) => Promise<T>): Promise<T> {
    this.#mind ??= this.#start();
    const { thoughts, crash, giveUp } = this.#mind;
    const callOff = this.#timers.after(PATIENCE, () => giveUp('it does not answer'));
    return Promise.race([question(thoughts), crash]).finally(callOff);
  }

  #start(): Mind {
    const room = this.#open();
    let reject: (crash: Crash) => void;
    const crash = new Promise<never>((_, refuse) => {
      reject = refuse;
    });
    const giveUp = (why: string) => {
      if (this.#mind?.room === room) this.#mind = null;
      room.terminate();
      reject(new Crash(`the worker in which bots think has crashed: ${why}`));
    };
    room.addEventListener('error', ({ message }) => giveUp(message));
    room.addEventListener('messageerror', () => giveUp('its answer cannot be read'));
    crash.catch(() => {}); // those who asked hear of it; if nobody did, nothing is lost
    return { room, thoughts: wrap<Thoughts>(room), crash, giveUp };
  }
}
