/** Those who wait for the next line of a table's log: long polls. */
import type { Rates } from '../rates.ts';
import type { Asked } from './route.ts';

interface Waiter {
  readonly since: number;
  readonly done: () => void;
}

/** A log, as far as it is known. */
interface Log {
  readonly code: string;
  readonly seq: number;
}

type Who = Pick<Asked, 'address' | 'gone'>;

export class Waiting {
  readonly #waiters = new Map<string, Set<Waiter>>();
  readonly #rates: Rates;
  #isOver = false;

  constructor(rates: Rates) {
    this.#rates = rates;
  }

  /**
   * Resolves when the log has a line after `since`, when the time is over, or when nobody waits any more. Whoever waits
   * for a line far ahead is woken by the next one, for it may be the one that sends them away. Throws a Refusal if too many
   * wait at that address.
   */
  async until(log: Log, since: number, milliseconds: number, { address, gone }: Who): Promise<void> {
    if (log.seq > since || milliseconds === 0 || this.#isOver) return;
    const close = this.#rates.open('long poll', address);
    try {
      await this.#next(log.code, Math.min(since, log.seq), milliseconds, gone());
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
    for (const code of this.#waiters.keys()) this.wake(code, Number.POSITIVE_INFINITY);
  }

  /** A log has grown to `seq`. */
  wake(code: string, seq: number): void {
    for (const { since, done } of this.#waiters.get(code) ?? []) if (seq > since) done();
  }
}
