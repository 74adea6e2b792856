/** One WebSocket: what is said over it, how much may wait for its reader, and how it ends. */
import type { Duplex } from 'node:stream';
import { CLOSED_FOR_GOOD, PASSING, type Refused, type ServerToClient } from '@turn7/protocol';
import { WebSocket } from 'ws';
import { Departure } from './departure.ts';
import { messageFrame } from './frame.ts';
import type { Visitor } from './hub.ts';

/** Bytes that may wait for somebody who does not read, beside the longest message: a sheet may be long. */
const MOST_WAITING = 1_000_000;

/** Close codes of RFC 6455 and its registry. */
const TRY_AGAIN_LATER = 1013;

let count = 0;

export class Connection {
  readonly id = `${++count}`;
  readonly address: string;
  /** Whether it has said whom it speaks for; the welcome may take a while. */
  hasGreeted = false;
  /** null before the welcome. */
  visitor: Visitor | null = null;
  /** Resolves when it is no more. */
  readonly closed: Promise<void>;
  /** Milliseconds of a clock that nobody sets. */
  readonly openedAt = performance.now();
  /** When something was heard last, and when it was asked whether it lives. */
  heardAt = this.openedAt;
  pingedAt = 0;
  readonly #socket: WebSocket;
  readonly #departure: Departure;
  readonly #onSlow: (visitor: Visitor | null) => void;
  #longest = 0;

  /** `stream`: what the socket is carried by. `onSlow`: it is cut, for its reader does not read. */
  constructor(socket: WebSocket, stream: Duplex, address: string, onSlow: (visitor: Visitor | null) => void) {
    this.#socket = socket;
    this.#departure = new Departure(socket, stream);
    this.address = address;
    this.#onSlow = onSlow;
    this.closed = new Promise((resolve) => void socket.once('close', () => resolve()));
  }

  get isOpen(): boolean {
    return this.#socket.readyState === WebSocket.OPEN;
  }

  /** Whether everything that was said has left. */
  get isIdle(): boolean {
    return this.#departure.waiting === 0;
  }

  say<N extends keyof ServerToClient>(name: N, said: ServerToClient[N], number?: number): void {
    this.send(messageFrame(name, said, number));
  }

  /**
   * Whoever lets too much wait is cut off, and may come back and catch up. The cut is hard, since a farewell would have to
   * wait behind all the rest.
   */
  send(frame: Buffer): void {
    if (!this.isOpen) return;
    const { waiting } = this.#departure;
    this.#longest = waiting === 0 ? frame.length : Math.max(this.#longest, frame.length);
    if (waiting + frame.length - this.#longest > MOST_WAITING) {
      this.cut();
      this.#onSlow(this.visitor);
      return;
    }
    this.#departure.add(frame);
  }

  ping(now: number): void {
    this.pingedAt = now;
    if (this.isOpen) this.#socket.ping();
  }

  /** The answer to a ping. Whoever lets too much wait gets none: the one to the last ping is enough (RFC 6455, 5.5.3). */
  pong(data: Buffer): void {
    if (this.isOpen && this.#departure.waiting <= MOST_WAITING) this.#socket.pong(data);
  }

  /** Says why, and closes; whether they may come back follows from it. */
  hangUp(refused: Refused): void {
    this.say('refused', refused);
    this.#departure.now();
    this.#socket.close(PASSING.includes(refused.code) ? TRY_AGAIN_LATER : CLOSED_FOR_GOOD);
  }

  /** At once, and without a word. */
  cut(): void {
    this.#socket.terminate();
  }
}
