/**
 * What is written to one connection in one turn of the event loop leaves together: each system call costs more than a
 * message. Frames wait here and not in the corked stream, which takes longer to give back the one that there mostly is.
 */
import type { Duplex } from 'node:stream';
import { WebSocket } from 'ws';

const loaded: Departure[] = [];

function leave(): void {
  for (const departure of loaded.splice(0)) departure.now();
}

export class Departure {
  readonly #socket: WebSocket;
  readonly #stream: Duplex;
  #frames: Buffer[] = [];
  #bytes = 0;

  /** `stream`: what the socket is carried by. */
  constructor(socket: WebSocket, stream: Duplex) {
    this.#socket = socket;
    this.#stream = stream;
  }

  /** Bytes that have not left. */
  get waiting(): number {
    return this.#stream.writableLength + this.#bytes;
  }

  add(frame: Buffer): void {
    this.#bytes += frame.length;
    if (this.#frames.push(frame) === 1 && loaded.push(this) === 1) setImmediate(leave);
  }

  /** Pings may overtake what waits; the farewell must not, and nothing follows it (RFC 6455, 5.5.1). */
  now(): void {
    const frames = this.#frames;
    this.#frames = [];
    this.#bytes = 0;
    if (this.#socket.readyState !== WebSocket.OPEN) return;
    if (frames.length > 1) this.#stream.cork();
    for (const frame of frames) this.#stream.write(frame);
    if (frames.length > 1) this.#stream.uncork();
  }
}
