/**
 * The changes of this device on their way to a shared sheet, one after the other. Each is kept on the device until it is
 * heard of as a line of the log: closing the page loses none, and sent again, it happens once.
 */
import type { SheetChange, SheetEnvelope } from '@turn7/protocol';
import { randomHex } from '../device/random-hex.ts';
import { type Readable, Signal } from '../device/signal.ts';
import { codeOf, isPassing, type Problem } from './api.ts';
import type { ShareBook } from './share-book.ts';
import { Pause } from './share-pause.ts';
import type { SheetWire } from './sheet-api.ts';

const ID_BYTES = 12;

export interface Sending {
  readonly code: string;
  readonly key: string;
  readonly wire: SheetWire;
  readonly book: ShareBook;
  /** Which line a change became. */
  readonly onSent: (seq: number) => void;
  /** A change that will never be one. */
  readonly onRefused: (why: Problem) => void;
  /** The server takes no more: what waits stays on this device. */
  readonly onFull: () => void;
}

export class ShareOutbox {
  readonly #with: Sending;
  /** Those that no line was heard of, in order; the first so many were sent. */
  #waiting: readonly SheetEnvelope[];
  readonly #sent = new Set<SheetEnvelope['id']>();
  readonly #unsent: Signal<number>;
  readonly #pause = new Pause();
  #last = 0;
  #isBusy = false;
  #isClosed = false;

  /** Goes on with what an earlier page left behind. */
  constructor(sending: Sending) {
    this.#with = sending;
    this.#waiting = sending.book.waiting(sending.code);
    this.#unsent = new Signal(this.#waiting.length);
  }

  get unsent(): Readable<number> {
    return this.#unsent;
  }

  /** What lies on top of what the server has said. */
  get changes(): readonly SheetChange[] {
    return this.#waiting.map(({ change }) => change);
  }

  add(changes: readonly SheetChange[]): void {
    const { book, code } = this.#with;
    for (const change of changes) {
      const envelope = { id: randomHex(ID_BYTES), change };
      this.#last = Math.max(Date.now(), this.#last + 1);
      if (!this.#isClosed) book.keepWaiting(code, envelope, this.#last);
      this.#waiting = [...this.#waiting, envelope];
    }
    this.#count();
    void this.send();
  }

  /** Lines with these ids are in the log. */
  settle(ids: ReadonlySet<SheetEnvelope['id']>): void {
    for (const { id } of this.#waiting) if (ids.has(id)) this.#drop(id);
    this.#count();
  }

  /** Sends what there is, the oldest first, until all of it is there. */
  async send(): Promise<void> {
    if (this.#isBusy) return this.#pause.end();
    this.#isBusy = true;
    for (let next = this.#next(); next !== undefined; next = this.#next()) await this.#try(next);
    this.#isBusy = false;
  }

  close(): void {
    this.#isClosed = true;
    this.#pause.end();
  }

  #next(): SheetEnvelope | undefined {
    return this.#isClosed ? undefined : this.#waiting.find(({ id }) => !this.#sent.has(id));
  }

  async #try(envelope: SheetEnvelope): Promise<void> {
    const { wire, code, key, onSent, onRefused, onFull } = this.#with;
    try {
      const seq = await wire.send(code, key, envelope);
      this.#pause.reset();
      this.#sent.add(envelope.id);
      this.#count();
      if (this.#waiting.includes(envelope)) onSent(seq);
    } catch (error) {
      const why = codeOf(error);
      // Of a sheet that is gone, the line says so, and what was to be changed there stays on this device.
      if (isPassing(why) || why === 'not found' || why === 'unreadable') return this.#pause.wait();
      if (why === 'full') return onFull();
      this.#drop(envelope.id);
      this.#count();
      onRefused(why);
    }
  }

  #drop(id: SheetEnvelope['id']): void {
    this.#waiting = this.#waiting.filter((waiting) => waiting.id !== id);
    this.#sent.delete(id);
    this.#with.book.forgetWaiting(this.#with.code, id);
  }

  #count(): void {
    this.#unsent.set(this.#waiting.filter(({ id }) => !this.#sent.has(id)).length);
  }
}
