/// <reference lib="dom" />
/**
 * One connection to a server, from its greeting to its end; whoever wants another makes another. Nothing but this file
 * knows what carries the messages.
 */
import { CLOSED_FOR_GOOD, type Hello, Refused, readMessage, SOCKET_PATH } from '@turn7/protocol';

export interface Transport {
  /** What does not arrive is not sent again. */
  send(name: string, said: unknown): void;
  /** Answered once, before anything is heard that comes after: with null if nothing came within so many milliseconds. */
  ask(name: string, said: unknown, within: number, answered: (answer: unknown) => void): void;
  /** That it ends now is not told. */
  close(): void;
}

export interface Hearing {
  onMessage(name: string, said: unknown): void;
  /** `refused`: the server's last word, after which it will not have us again; null if another attempt may help. */
  onEnd(refused: Refused | null): void;
}

/** `url`: the origin of the server; in a page, its own if empty. */
export type Connect = (url: string, hello: Hello, hearing: Hearing) => Transport;

/** What is needed of a `WebSocket`, whoever made it. */
interface Socket {
  readonly readyState: number;
  onopen: ((event: never) => void) | null;
  onmessage: ((event: never) => void) | null;
  onclose: ((event: never) => void) | null;
  onerror: ((event: never) => void) | null;
  send(text: string): void;
  close(): void;
}

/** `SocketClass`: that of browsers, of Node.js from 22 on, or of the package ws. */
export const connectBy =
  (SocketClass: new (url: string) => Socket): Connect =>
  (url, hello, hearing) => {
    const address = `${url || location.origin}${SOCKET_PATH}`.replace(/^http/, 'ws');
    return new SocketTransport(new SocketClass(address), hello, hearing);
  };

/** By what is called `WebSocket` where this runs. */
export const connect: Connect = (...call) => connectBy(WebSocket)(...call);

const OPEN = 1;

/** A server that says nothing for so long is gone: it beats every five seconds, and browsers do not tell of its pings. */
const SILENCE_MS = 18_000;
/** For its first word it has less. */
const WELCOME_MS = 8000;

class SocketTransport implements Transport {
  readonly #socket: Socket;
  readonly #answers = new Map<number, (answer: unknown) => void>();
  readonly #hearing: Hearing;
  #impatience: ReturnType<typeof setTimeout>;
  #asked = 0;
  #farewell: Refused | null = null;

  constructor(socket: Socket, hello: Hello, hearing: Hearing) {
    this.#hearing = hearing;
    this.#socket = socket;
    this.#impatience = this.#endAfter(WELCOME_MS);
    socket.onopen = () => this.send('hello', hello);
    socket.onmessage = ({ data }: { readonly data: unknown }) => this.#hear(String(data));
    socket.onclose = ({ code }: { readonly code: number }) =>
      this.#end(code === CLOSED_FOR_GOOD ? this.#farewell : null);
    socket.onerror = () => {}; // ws throws what nobody hears; its close comes after it everywhere
  }

  send(name: string, said: unknown): void {
    this.#write([name, said]);
  }

  ask(name: string, said: unknown, within: number, answered: (answer: unknown) => void): void {
    const number = this.#asked++;
    const settle = (answer: unknown): void => {
      clearTimeout(timer);
      if (this.#answers.delete(number)) answered(answer);
    };
    const timer = setTimeout(() => settle(null), within);
    this.#answers.set(number, settle);
    this.#write([name, said, number]);
  }

  close(): void {
    clearTimeout(this.#impatience);
    for (const part of ['onopen', 'onmessage', 'onclose'] as const) this.#socket[part] = null;
    this.#socket.close();
  }

  #write(message: readonly unknown[]): void {
    if (this.#socket.readyState === OPEN) this.#socket.send(JSON.stringify(message));
  }

  #hear(text: string): void {
    clearTimeout(this.#impatience);
    this.#impatience = this.#endAfter(SILENCE_MS);
    const [name, said, number] = readMessage(text) ?? [];
    if (name === 'answer' && number !== undefined) this.#answers.get(number)?.(said);
    else if (name === 'refused') this.#farewell = Refused.safeParse(said).data ?? null;
    else if (name !== undefined) this.#hearing.onMessage(name, said);
  }

  #endAfter(milliseconds: number): ReturnType<typeof setTimeout> {
    return setTimeout(() => this.#end(null), milliseconds);
  }

  #end(refused: Refused | null): void {
    this.close();
    this.#hearing.onEnd(refused);
  }
}
