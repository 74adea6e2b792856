/** One WebSocket, as a program would use it: it greets, hears, and asks with a number. */
import { CLOSED_FOR_GOOD, type Hello, Refused, readMessage, SOCKET_PATH, WIRE_VERSION } from '@turn7/protocol';
import { WebSocket } from 'ws';

const PATIENCE_MS = 20_000;

/** A right one, or whatever a test wants to be refused for. The version is the right one unless told. */
export type Greeting = Omit<Hello, 'version'> | Readonly<Record<string, unknown>>;

export interface Ears {
  onMessage(name: string, said: unknown): void;
  /** `farewell`: why the server will not have it again. */
  onEnd(farewell: Refused | null): void;
}

export const socketUrl = (url: string): string => `${url.replace('http', 'ws')}${SOCKET_PATH}`;

export class Talk {
  readonly #socket: WebSocket;
  readonly #answers = new Map<number, (answer: unknown) => void>();
  #asked = 0;

  constructor(url: string, greeting: Greeting, ears: Ears, origin?: string) {
    this.#socket = new WebSocket(socketUrl(url), origin === undefined ? {} : { origin });
    let refused: Refused | null = null;
    this.#socket.on('error', () => {}); // the end follows
    this.#socket.on('open', () => this.say('hello', { version: WIRE_VERSION, ...greeting }));
    this.#socket.on('message', (data) => {
      const message = readMessage(String(data));
      if (message === null) throw new Error(`no message: ${data}`);
      const [name, said, number] = message;
      if (name === 'refused') refused = Refused.parse(said);
      if (name !== 'answer') ears.onMessage(name, said);
      else if (number !== undefined) this.#answers.get(number)?.(said);
    });
    this.#socket.on('close', (code) => ears.onEnd(code === CLOSED_FOR_GOOD ? refused : null));
  }

  get isOpen(): boolean {
    return this.#socket.readyState === WebSocket.OPEN;
  }

  say(name: string, said: unknown): void {
    this.send(JSON.stringify([name, said]));
  }

  /** What is answered. */
  ask(name: string, said: unknown): Promise<unknown> {
    const number = this.#asked++;
    return new Promise((resolve, reject) => {
      const timer = setTimeout(() => reject(new Error(`${name} was not answered`)), PATIENCE_MS);
      this.#answers.set(number, (answer) => {
        clearTimeout(timer);
        this.#answers.delete(number);
        resolve(answer);
      });
      this.send(JSON.stringify([name, said, number]));
    });
  }

  /** Anything, right or wrong. */
  send(data: string | Buffer): void {
    this.#socket.send(data);
  }

  /** As when a network is gone. */
  cut(): void {
    this.#socket.terminate();
  }
}
