/** The game on a server's table as it is told here: what was said of it before, and step by step what comes. */
import type { GameEvent } from '@turn7/engine';
import type { GameView, LogLine } from '@turn7/protocol';
import { Signal } from '../../device/signal.ts';
import type { Step, Teller } from './session.ts';

/** A step, and which question of the game is open after it. */
export interface CountedStep extends Step {
  readonly question: number;
}

export class Course {
  /** How many steps are still being told to somebody. */
  readonly pending = new Signal(0);
  readonly #tellers = new Set<Teller>();
  #now: CountedStep | null = null;
  #told: CountedStep | null = null;
  /** Everything that happened in this game so far. */
  #said: GameEvent[] = [];

  /** The last step that was told to its end: the person has its question before their eyes. */
  get told(): CountedStep | null {
    return this.#told;
  }

  /** What was said before the first step that a teller gets who begins now. */
  get past(): readonly GameEvent[] {
    return this.#isDealing ? [] : [...this.#said];
  }

  /** A game that is under way: `events`, what happened in it before. */
  resume(step: CountedStep, events: readonly GameEvent[]): void {
    this.#said = [...events];
    this.#tellAll(step);
  }

  /** `isNew`: the step begins a game. */
  advance(step: CountedStep, isNew: boolean): void {
    if (isNew) this.#said = [];
    this.#said.push(...step.events);
    this.#tellAll(step);
  }

  /** Whoever comes when the cards have just been dealt sees them dealt. */
  follow(teller: Teller): () => void {
    this.#tellers.add(teller);
    if (this.#now !== null) void this.#tell(teller, this.#isDealing ? this.#now : { ...this.#now, events: [] });
    return () => this.#tellers.delete(teller);
  }

  /** Whether the game has just begun. */
  get #isDealing(): boolean {
    return this.#now?.events[0]?.kind === 'game started';
  }

  #tellAll(step: CountedStep): void {
    this.#now = step;
    for (const teller of this.#tellers) void this.#tell(teller, step);
  }

  /** A teller that fails keeps nobody else from being told. */
  async #tell(teller: Teller, step: CountedStep): Promise<void> {
    this.pending.set(this.pending.value + 1);
    try {
      await teller(step);
    } catch (error) {
      console.error(error);
    }
    this.#told = step;
    this.pending.set(this.pending.value - 1);
  }
}

/** What happened in the game that the last of these lines belong to. */
export function eventsOf(lines: readonly LogLine[]): readonly GameEvent[] {
  const start = lines.findLastIndex(({ entry }) => entry.kind === 'started');
  return lines.slice(Math.max(0, start)).flatMap(({ events }) => events);
}

/** `ahead`: what this device's clock is ahead of the server's. */
export const stepOf = (game: GameView, events: readonly GameEvent[], ahead: number): CountedStep => ({
  game: game.number,
  events,
  view: game.top,
  due: game.due === null ? null : game.due + ahead,
  question: game.question,
});
