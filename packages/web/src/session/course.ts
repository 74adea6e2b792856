/** The game on a server's table as it is told here: what was said of it before, and step by step what comes. */
import { beginningOf, type GameEvent } from '@turn7/engine';
import type { GameView, LogLine } from '@turn7/protocol';
import { Store } from '../store.ts';
import type { Step, Teller } from './session.ts';

export class Course {
  /** How many steps are still being told to somebody. */
  readonly pending = new Store(0);
  readonly #tellers = new Set<Teller>();
  #now: Step | null = null;
  /** Everything that happened in this game so far. */
  #said: GameEvent[] = [];
  /** The first step of the game as long as nobody was there to be told. */
  #untold: Step | null = null;

  /** What was said before the first step that a teller gets who begins now. */
  get past(): readonly GameEvent[] {
    return this.#untold === null ? [...this.#said] : [];
  }

  /** A game that is under way: `events`, what happened in it before. */
  resume(step: Step, events: readonly GameEvent[]): void {
    this.#now = step;
    this.#said = [...events];
  }

  /** `isNew`: the step begins a game. */
  advance(step: Step, isNew: boolean): void {
    if (isNew) this.#said = [];
    this.#said.push(...step.events);
    this.#untold = isNew && this.#tellers.size === 0 ? step : null;
    this.#now = step;
    for (const teller of this.#tellers) void this.#tell(teller, step);
  }

  /** Whoever comes when the cards have just been dealt sees them dealt. */
  follow(teller: Teller): () => void {
    this.#tellers.add(teller);
    if (this.#untold !== null) {
      void this.#tell(teller, { ...this.#untold, events: [], view: beginningOf(this.#untold.view), due: null });
      void this.#tell(teller, this.#untold);
    } else if (this.#now !== null) void this.#tell(teller, { ...this.#now, events: [] });
    this.#untold = null;
    return () => this.#tellers.delete(teller);
  }

  async #tell(teller: Teller, step: Step): Promise<void> {
    this.pending.set(this.pending.value + 1);
    await teller(step);
    this.pending.set(this.pending.value - 1);
  }
}

/** What happened in the game that the last of these lines belong to. */
export function eventsOf(lines: readonly LogLine[]): readonly GameEvent[] {
  const start = lines.findLastIndex(({ entry }) => entry.kind === 'started');
  return lines.slice(Math.max(0, start)).flatMap(({ events }) => events);
}

/** `ahead`: what this device's clock is ahead of the server's. */
export const stepOf = ({ number, top, due }: GameView, events: readonly GameEvent[], ahead: number): Step => ({
  game: number,
  events,
  view: top,
  due: due === null ? null : due + ahead,
});
