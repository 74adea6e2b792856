/** Those who wait for the next line of a table: long polls. */
import type { LiveTable } from '../live-table.ts';
import type { Tables } from '../tables.ts';

interface Waiter {
  readonly since: number;
  readonly done: () => void;
}

export class Waiting {
  readonly #waiters = new Map<string, Set<Waiter>>();
  #isOver = false;

  constructor(tables: Tables) {
    tables.follow(({ code, seq }) => this.#wake(code, seq));
  }

  /** Resolves when the table has a line after `since`, when the time is over, or when nobody waits any more. */
  async until(table: LiveTable, since: number, milliseconds: number, gone: AbortSignal): Promise<void> {
    if (table.seq > since || this.#isOver || gone.aborted) return;
    const waiters = this.#waiters.get(table.code) ?? new Set();
    this.#waiters.set(table.code, waiters);
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
    if (waiters.size === 0 && this.#waiters.get(table.code) === waiters) this.#waiters.delete(table.code);
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
