/** The line to a shared sheet: what others change is heard, however often the way to the server must be tried. */
import { LONGEST_WAIT, type SheetPage } from '@turn7/protocol';
import { type Readable, Signal } from '../device/signal.ts';
import type { Shared } from '../score/sheet/keeper.ts';
import { codeOf } from './api.ts';
import { Pause } from './share-pause.ts';
import type { SheetWire } from './sheet-api.ts';

type Connection = Shared['connection']['value'];

export interface Hearing {
  /** The last line that is known. */
  readonly since: () => number;
  readonly take: (page: SheetPage) => void;
  readonly onGone: () => void;
}

export class ShareLine {
  readonly #code: string;
  readonly #wire: SheetWire;
  readonly #hearing: Hearing;
  readonly #connection = new Signal<Connection>('open');
  readonly #pause = new Pause();
  #asking = new AbortController();
  /** Whether the server has answered since the way to it was last in doubt: then it is worth waiting for news. */
  #isSure = false;
  #isClosed = false;

  constructor(code: string, wire: SheetWire, hearing: Hearing) {
    this.#code = code;
    this.#wire = wire;
    this.#hearing = hearing;
  }

  get connection(): Readable<Connection> {
    return this.#connection;
  }

  /** Listens until it is closed, or the sheet is gone. */
  async listen(): Promise<void> {
    while (!this.#isClosed) await this.#ask();
  }

  /** Asks anew at once: the network has come or gone, or somebody looks again. */
  doubt(): void {
    this.#isSure = false;
    this.#asking.abort();
    this.#pause.end();
  }

  close(): void {
    this.#isClosed = true;
    this.#asking.abort();
    this.#pause.end();
  }

  async #ask(): Promise<void> {
    this.#asking = new AbortController();
    const wait = this.#isSure ? LONGEST_WAIT : 0;
    try {
      const page = await this.#wire.page(this.#code, this.#hearing.since(), wait, this.#asking.signal);
      if (this.#isClosed) return;
      this.#hearing.take(page);
      this.#isSure = true;
      this.#pause.reset();
      this.#connection.set('open');
    } catch (error) {
      if (this.#isClosed || this.#asking.signal.aborted) return; // it is asked anew
      this.#isSure = false;
      if (codeOf(error) === 'not found') return this.end();
      this.#connection.set('lost');
      await this.#pause.wait();
    }
  }

  /** The server is asked no more. */
  end(): void {
    this.#connection.set('gone');
    this.close();
    this.#hearing.onGone();
  }
}
