/**
 * The least that is a client of a table: Socket.IO's protocol over a bare WebSocket. Thousands of them fit into one
 * process, and what nobody wants to read is not parsed.
 */
import {
  type Envelope,
  type Hello,
  SOCKET_PATH,
  type TableAck,
  type TableUpdate,
  type TableWelcome,
} from '@turn7/protocol';
import WebSocket from 'ws';

const PING = '2';
const PONG = '3';
const CONNECT = '40';
const CONNECT_ERROR = '44';
const EVENT = '42';
const ACK = '43';
const UPDATE = `${EVENT}["update",`;
const UPDATE_BYTES = Buffer.from(UPDATE);
const WELCOME = `${EVENT}["welcome",`;

const ACCEPTED = /^\d+\[\{"ok":true,"seq":(\d+)/;
const CLOSED = 'the connection was closed';

interface Waiting {
  readonly resolve: (ack: TableAck) => void;
  readonly reject: (error: Error) => void;
}

export class RawSocket {
  readonly welcome: Promise<TableWelcome>;
  readonly closed: Promise<void>;
  readonly #socket: WebSocket;
  readonly #acks = new Map<number, Waiting>();
  #nextAck = 0;
  #hear: ((update: TableUpdate) => void) | null;

  /** `hear` null reads no update. */
  constructor(url: string, hello: Hello, hear: ((update: TableUpdate) => void) | null = null) {
    this.#hear = hear;
    const address = `${url.replace('http', 'ws')}${SOCKET_PATH}/?EIO=4&transport=websocket`;
    this.#socket = new WebSocket(address, { perMessageDeflate: false, skipUTF8Validation: true });
    this.#socket.on('error', () => {}); // `closed` follows
    this.closed = new Promise((resolve) => this.#socket.on('close', () => resolve()));
    this.closed.then(() => {
      for (const { reject } of this.#acks.values()) reject(new Error(CLOSED));
    });
    this.welcome = new Promise((resolve, reject) => {
      this.#socket.on('message', (data: Buffer) => {
        if (this.#hear !== null || !data.subarray(0, UPDATE.length).equals(UPDATE_BYTES))
          this.#receive(data.toString(), hello, resolve, reject);
      });
      this.closed.then(() => reject(new Error(CLOSED)));
    });
    this.welcome.catch(() => {}); // whoever waits for it hears of it
  }

  /** Rejects when the connection is lost before the answer: whether it was carried out is then not known. */
  command(envelope: Envelope): Promise<TableAck> {
    return this.emit('command', envelope);
  }

  /** Any event that is answered. */
  emit(event: string, payload: unknown): Promise<TableAck> {
    const number = this.#nextAck++;
    if (this.#socket.readyState !== WebSocket.OPEN) return Promise.reject(new Error(CLOSED));
    return new Promise((resolve, reject) => {
      this.#acks.set(number, { resolve, reject });
      this.send(`${EVENT}${number}${JSON.stringify([event, payload])}`);
    });
  }

  /** Any text, right or wrong. */
  send(text: string): void {
    if (this.#socket.readyState === WebSocket.OPEN) this.#socket.send(text);
  }

  close(): void {
    this.#socket.terminate();
  }

  #receive(text: string, hello: Hello, welcome: (welcome: TableWelcome) => void, refuse: (error: Error) => void): void {
    if (text === PING) this.send(PONG);
    else if (text.startsWith('0')) this.send(`${CONNECT}${JSON.stringify(hello)}`);
    else if (text.startsWith(UPDATE)) this.#hear?.(payloadOf(text));
    else if (text.startsWith(ACK)) this.#answer(text);
    else if (text.startsWith(WELCOME)) welcome(payloadOf(text));
    else if (text.startsWith(CONNECT_ERROR)) refuse(new Error(text));
  }

  #answer(text: string): void {
    const start = text.indexOf('[');
    const number = Number(text.slice(ACK.length, start));
    // Whoever does not follow the table needs no more of it than this.
    const seq = this.#hear === null ? ACCEPTED.exec(text)?.[1] : undefined;
    const ack: TableAck = seq === undefined ? JSON.parse(text.slice(start))[0] : { ok: true, seq: Number(seq) };
    this.#acks.get(number)?.resolve(ack);
    this.#acks.delete(number);
  }
}

const payloadOf = (text: string) => JSON.parse(text.slice(EVENT.length))[1];
