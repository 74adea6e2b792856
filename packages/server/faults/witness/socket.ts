/** A WebSocket at a table, as docs/protocol.md describes it for any program. */
import { WebSocket } from 'ws';
import { listAt, numberAt, parsed } from './json.ts';

const VERSION = 3;
/** Beats come every five seconds: whoever hears nothing for longer is not connected any more. */
const SILENCE_MS = 7000;
/** How long to wait for the welcome. */
const WELCOME_MS = 3000;

export interface Greeting {
  readonly code: string;
  readonly token: string;
  readonly since: number;
}

/** `text`: the whole message as it came. */
type Hear = (text: string, name: unknown, payload: unknown) => void;

export class TableSocket {
  readonly closed: Promise<void>;
  readonly #socket: WebSocket;
  readonly #asked = new Map<number, (answer: unknown) => void>();
  #numbers = 0;
  #silence: NodeJS.Timeout;

  constructor(url: string, greeting: Greeting, hear: Hear) {
    this.#socket = new WebSocket(`${url.replace('http', 'ws')}/socket`, { perMessageDeflate: false });
    this.#silence = setTimeout(() => this.close(), WELCOME_MS);
    this.#socket.on('error', () => {}); // `close` follows
    this.#socket.on('open', () => this.#socket.send(JSON.stringify(['hello', { version: VERSION, ...greeting }])));
    this.#socket.on('message', (data: Buffer) => {
      const text = data.toString();
      const [name, payload, number] = listAt({ message: parsed(text) }, 'message');
      this.#listen(SILENCE_MS);
      hear(text, name, payload);
      if (name === 'answer') this.#settle(numberAt({ number }, 'number'), payload);
    });
    this.closed = new Promise((resolve) => {
      this.#socket.on('close', () => {
        clearTimeout(this.#silence);
        for (const number of this.#asked.keys()) this.#settle(number, undefined);
        resolve();
      });
    });
  }

  get isOpen(): boolean {
    return this.#socket.readyState === WebSocket.OPEN;
  }

  /** The answer to a message; undefined if none came in time. */
  ask(name: string, payload: unknown, patience: number): Promise<unknown> {
    const number = this.#numbers++;
    return new Promise((resolve) => {
      const late = setTimeout(() => this.#settle(number, undefined), patience);
      this.#asked.set(number, (answer) => {
        clearTimeout(late);
        resolve(answer);
      });
      if (this.isOpen) this.#socket.send(JSON.stringify([name, payload, number]));
      else this.#settle(number, undefined);
    });
  }

  close(): void {
    this.#socket.terminate();
  }

  #settle(number: number, answer: unknown): void {
    this.#asked.get(number)?.(answer);
    this.#asked.delete(number);
  }

  #listen(milliseconds: number): void {
    clearTimeout(this.#silence);
    this.#silence = setTimeout(() => this.close(), milliseconds);
  }
}
