/**
 * When the duties of tables are due, by a clock that nobody sets. Lines carry the time of day, and that may be set back or
 * ahead while people play: it says how long a wait is meant to be, never when it is over.
 */
import { SLOW_CLOCK } from '@turn7/protocol';
import type { Services } from '../services.ts';
import type { Duty } from '../table/due.ts';

export interface Deadline {
  /** As the duty says it, by which it is known again. */
  readonly at: number;
  /** By the steady clock. */
  readonly due: number;
}

interface Dutiful {
  readonly version: { readonly duty: Duty | null };
  /** The last one that was counted. */
  deadline: Deadline | null;
}

type Needs = Pick<Services, 'now' | 'steady'> & { readonly pace: Pick<Services['pace'], 'courtesy'> };

const SLOW_MS = SLOW_CLOCK * 1000;

export class Deadlines {
  readonly #clocks: Needs;
  /** Hours that ran out while no server ran are over then, by the steady clock. */
  readonly #firstSlow: number;

  constructor(clocks: Needs) {
    this.#clocks = clocks;
    this.#firstSlow = clocks.steady() + clocks.pace.courtesy;
  }

  /**
   * When the next duty of a table is due, by the steady clock; null if it has none. The wait is counted once, `from` a
   * time of day: that of the line where it was written just now, otherwise the present one.
   */
  of(table: Dutiful, from = this.#clocks.now()): number | null {
    const { duty } = table.version;
    if (duty === null) return null;
    if (table.deadline?.at === duty.at) return table.deadline.due;
    const first = duty.within >= SLOW_MS ? this.#firstSlow : Number.NEGATIVE_INFINITY;
    const due = Math.max(first, this.#clocks.steady() + Math.min(duty.at - from, duty.within));
    table.deadline = { at: duty.at, due };
    return due;
  }
}
