/** Those who wait for the next line of a table: long polls. */
import type { LiveTable } from '../live-table.ts';
import type { Rates } from '../rates.ts';
import type { Tables } from '../tables.ts';
import type { Asked } from './route.ts';

interface Waiter {
  readonly since: number;
  readonly done: () => void;
}

type Who = Pick<Asked, 'address' | 'gone'>;

export class Waiting {
  readonly #waiters = new Map<string, Set<Waiter>>();
  readonly #rates: Rates;
  #isOver = false;

  constructor(tables: Tables, rates: Rates) {
    this.#rates = rates;
    tables.follow(({ code, seq }) => this.#wake(code, seq));
  }

  /**
   * Resolves when the table has a line after `since`, when the time is over, or when nobody waits any more. Throws a
   * Refusal if too many wait at that address.
   */
  async until(table: LiveTable, since: number, milliseconds: number, { address, gone }: Who): Promise<void> {
    if (table.seq > since || milliseconds === 0 || this.#isOver) return;
    const close = this.#rates.open('long poll', address);
    try {
      await this.#next(table.code, since, milliseconds, gone());
    } finally {
      close();
    }
  }

  async #next(code: string, since: number, milliseconds: number, gone: AbortSignal): Promise<void> {
    if (gone.aborted) return;
    const waiters = this.#waiters.get(code) ?? new Set();
    this.#waiters.set(code, waiters);
    let waiter: Waiter | undefined;
    let timer: NodeJS.Timeout | undefined;
    await new Promise<void>((resolve) => {
      waiter = { since, done: resolve };
      waiters.add(waiter);
      timer = setTimeout(resolve, milliseconds);
      gone.addEventListener('abort', () => resolve(), { once: true });
    });
    clearTimeout(timer);
    if (waiter) waiters.delete(waiter);
    if (waiters.size === 0 && this.#waiters.get(code) === waiters) this.#waiters.delete(code);
  }

  /** Nobody waits any more. */
  stop(): void {
    this.#isOver = true;
    for (const code of this.#waiters.keys()) this.#wake(code, Number.POSITIVE_INFINITY);
  }

  #wake(code: string, seq: number): void {
    for (const { since, done } of this.#waiters.get(code) ?? []) if (seq > since) done();
  }
}
