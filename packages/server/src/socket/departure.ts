/**
 * What is written to one connection in one turn of the event loop leaves together: each system call costs more than a
 * message. Frames wait here and not in the corked stream, which takes longer to give back the one that there mostly is.
 */
import type { Duplex } from 'node:stream';

const loaded: Departure[] = [];

function leave(): void {
  for (const departure of loaded.splice(0)) departure.now();
}

export class Departure {
  readonly #stream: Duplex;
  readonly #frames: Buffer[] = [];
  #bytes = 0;

  constructor(stream: Duplex) {
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

  /** Before whatever is written past it. */
  now(): void {
    const frames = this.#frames;
    if (!this.#stream.writable) frames.length = 0;
    if (frames.length > 1) this.#stream.cork();
    for (const frame of frames) this.#stream.write(frame);
    if (frames.length > 1) this.#stream.uncork();
    frames.length = 0;
    this.#bytes = 0;
  }
}
