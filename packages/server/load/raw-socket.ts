/**
 * The least that is a client of a table: a bare WebSocket. Thousands of them fit into one process, and what nobody wants
 * to read is not parsed.
 */
import {
  type Ack,
  type Envelope,
  type Hello,
  SOCKET_PATH,
  type TableUpdate,
  type TableWelcome,
  WIRE_VERSION,
} from '@turn7/protocol';
import { WebSocket } from 'ws';

const UPDATE = '["update",';
const UPDATE_BYTES = Buffer.from(UPDATE);
const ANSWER = '["answer",';
const WELCOME = '["welcome",';
const REFUSED = '["refused",';

const CLOSED = 'the connection was closed';

interface Waiting {
  readonly resolve: (ack: Ack) => void;
  readonly reject: (error: Error) => void;
}

export class RawSocket {
  /** Bytes of the messages that all of this process have got. */
  static received = 0;
  readonly welcome: Promise<TableWelcome>;
  readonly closed: Promise<void>;
  readonly #socket: WebSocket;
  readonly #acks = new Map<number, Waiting>();
  #nextAck = 0;
  #hear: ((update: TableUpdate) => void) | null;

  /** `hear` null reads no update. */
  constructor(url: string, hello: Omit<Hello, 'version'>, hear: ((update: TableUpdate) => void) | null = null) {
    this.#hear = hear;
    const address = `${url.replace('http', 'ws')}${SOCKET_PATH}`;
    this.#socket = new WebSocket(address, { perMessageDeflate: false, skipUTF8Validation: true });
    this.#socket.on('error', () => {}); // `closed` follows
    this.#socket.on('open', () => this.send(JSON.stringify(['hello', { version: WIRE_VERSION, ...hello }])));
    this.closed = new Promise((resolve) => this.#socket.on('close', () => resolve()));
    this.closed.then(() => {
      for (const { reject } of this.#acks.values()) reject(new Error(CLOSED));
    });
    this.welcome = new Promise((resolve, reject) => {
      this.#socket.on('message', (data: Buffer) => {
        RawSocket.received += data.length;
        if (this.#hear !== null || !data.subarray(0, UPDATE.length).equals(UPDATE_BYTES))
          this.#receive(data.toString(), resolve, reject);
      });
      this.closed.then(() => reject(new Error(CLOSED)));
    });
    this.welcome.catch(() => {}); // whoever waits for it hears of it
  }

  /** Rejects when the connection is lost before the answer: whether it was carried out is then not known. */
  command(envelope: Envelope): Promise<Ack> {
    return this.ask('command', envelope);
  }

  /** Any message that is answered. */
  ask(name: string, said: unknown): Promise<Ack> {
    const number = this.#nextAck++;
    if (this.#socket.readyState !== WebSocket.OPEN) return Promise.reject(new Error(CLOSED));
    return new Promise((resolve, reject) => {
      this.#acks.set(number, { resolve, reject });
      this.send(JSON.stringify([name, said, number]));
    });
  }

  /** Any text, right or wrong. */
  send(text: string): void {
    if (this.#socket.readyState === WebSocket.OPEN) this.#socket.send(text);
  }

  close(): void {
    this.#socket.terminate();
  }

  #receive(text: string, welcome: (welcome: TableWelcome) => void, refuse: (error: Error) => void): void {
    if (text.startsWith(UPDATE)) this.#tell(JSON.parse(text)[1]);
    else if (text.startsWith(ANSWER)) this.#answer(text);
    else if (text.startsWith(WELCOME)) welcome(JSON.parse(text)[1]);
    else if (text.startsWith(REFUSED)) refuse(new Error(text));
  }

  /** After whoever waits for the welcome has taken it in, also where both came at once: an update follows on it. */
  #tell(update: TableUpdate): void {
    this.welcome.then(
      () => this.#hear?.(update),
      () => {}, // whoever waits for it hears of it
    );
  }

  #answer(text: string): void {
    const [, ack, number] = JSON.parse(text);
    this.#acks.get(number)?.resolve(ack);
    this.#acks.delete(number);
  }
}
