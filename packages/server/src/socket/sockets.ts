/**
 * Sockets at tables and shared sheets. A socket greets once, is told of every line of its log in order, from the one after
 * its welcome on, and what it says is answered only when it is safe in the log.
 */
import type { Server as HttpServer, IncomingMessage } from 'node:http';
import type { Duplex } from 'node:stream';
import { setTimeout as wait } from 'node:timers/promises';
import { viewOf } from '@turn7/engine';
import {
  CHANGE_BYTES,
  CODE_LETTERS,
  digestOf,
  type Entry,
  MESSAGE_BYTES,
  type Refused,
  readMessage,
  SOCKET_PATH,
  type TableUpdate,
} from '@turn7/protocol';
import { type WebSocket, WebSocketServer } from 'ws';
import { addressOf, isWelcome, originAsked, publicAddress } from '../address.ts';
import { answerRefused, FOREIGN } from '../http/failure.ts';
import { refusedFor } from '../refusal.ts';
import type { Services } from '../services.ts';
import type { MemberId, Played } from '../table/state.ts';
import { Connection } from './connection.ts';
import { greet } from './handshake.ts';
import { Hub, type Visitor } from './hub.ts';
import { SocketMessages } from './messages.ts';
import { refuseOpening } from './opening.ts';
import { PlainAnswers } from './plain-answer.ts';
import { type SocketSettings, USUAL_SETTINGS, watchOver } from './settings.ts';
import { Watching } from './watching.ts';

/** How often the sockets of a log are told its last seq. */
const BEAT_MS = 5000;
/** How long a stopping server waits for its sockets to hang up. */
const GOODBYE_MS = 1000;

const STOPPING: Refused = { code: 'unavailable', message: 'This server is stopping; connect again.' };
const CROWDED: Refused = { code: 'unavailable', message: 'This server has no room for more; try again later.' };
const NO_MESSAGE: Refused = { code: 'bad request', message: 'The server cannot read that message.' };
const NO_HELLO: Refused = { code: 'bad request', message: 'A socket greets once, and waits for the welcome.' };

export interface Sockets {
  readonly count: number;
  /** Hangs up on everybody: they connect again by themselves, to another node or a newer version of this one. */
  close(): Promise<void>;
}

export function attachSockets(server: HttpServer, services: Services, given: Partial<SocketSettings> = {}): Sockets {
  const settings = { ...USUAL_SETTINGS, ...given };
  let isStopping = false;
  const all = new Set<Connection>();
  const hub = new Hub();
  const watching = new Watching(hub, services);
  const accepting = new WebSocketServer({
    noServer: true,
    clientTracking: false,
    maxPayload: CHANGE_BYTES,
    // Updates are small, and packing each of them for each socket would cost more than sending it.
    perMessageDeflate: false,
    autoPong: false, // it answers whoever does not read, without end
  });
  accepting.on('wsClientError', (_error, stream, request) => {
    services.metrics.refused(refuseOpening(request, stream).code);
  });
  const plainly = new PlainAnswers(server);
  const upgrade = (request: IncomingMessage, stream: Duplex, head: Buffer): void => {
    if (pathOf(request) !== SOCKET_PATH) {
      plainly.give(request, stream, head);
      return;
    }
    const address = addressOf(request, services.config.behindProxy);
    const refusedByAll = isStopping ? STOPPING : all.size >= settings.most ? CROWDED : null;
    const refused = refusedByAll ?? refusalOf(request, address, stream, services);
    if (refused !== null) {
      services.metrics.refused(refused.code);
      answerRefused(stream, refused);
      return;
    }
    accepting.handleUpgrade(request, stream, head, (socket) => {
      const origin = publicAddress(originAsked(request, services.config.behindProxy), services.config);
      receive(new Connection(socket, stream, address, tellSlow), socket, origin);
    });
  };
  server.on('upgrade', (request, stream, head) => plainly.afterOthers(stream, () => upgrade(request, stream, head)));
  // Not where they would keep the request of each socket in memory as long as that is open.
  const around = { hub, services, watching };
  const tellSlow = (visitor: Visitor | null): void =>
    services.log.info({ table: visitor?.log, member: visitor?.member }, 'cut off a socket that does not read');
  const receive = (connection: Connection, socket: WebSocket, origin: string): void => {
    all.add(connection);
    socket.on('close', () => all.delete(connection));
    new Reception(socket, connection, origin, around);
  };
  const stopWatching = watchOver(all, settings);
  const stopTelling = tell(hub, services, watching, settings);
  return {
    get count() {
      return all.size;
    },
    async close() {
      isStopping = true;
      stopTelling();
      stopWatching();
      await hangUpOnAll([...all]);
    },
  };
}

const pathOf = ({ url = '' }: IncomingMessage): string => url.split('?', 1)[0] ?? '';

/** Why a connection may not even be opened; null if it may, and then it counts as open until it is closed. */
function refusalOf(
  request: IncomingMessage,
  address: string,
  stream: Duplex,
  { config, rates, log }: Services,
): Refused | null {
  if (!isWelcome(request, config)) return FOREIGN;
  try {
    rates.take('connection', address);
    stream.once('close', rates.open('socket', address));
    return null;
  } catch (error) {
    return refusedFor(error, log);
  }
}

interface Surroundings {
  readonly hub: Hub;
  readonly services: Services;
  readonly watching: Watching;
}

/** Hears a socket: first its greeting, then what it has to say. */
class Reception {
  readonly #socket: WebSocket;
  readonly #connection: Connection;
  /** What links for others begin with. */
  readonly #origin: string;
  readonly #around: Surroundings;
  #messages: SocketMessages | null = null;

  constructor(socket: WebSocket, connection: Connection, origin: string, around: Surroundings) {
    this.#socket = socket;
    this.#connection = connection;
    this.#origin = origin;
    this.#around = around;
    socket.on('error', () => {}); // too long, or no WebSocket at all: `close` follows
    socket.on('message', (data, isBinary) => this.#hear(data, isBinary));
    socket.on('pong', () => this.#hearSign());
    socket.on('ping', (data) => {
      this.#hearSign();
      this.#connection.pong(data);
    });
  }

  #note(): void {
    this.#connection.heardAt = performance.now();
  }

  /** What is no more than a sign of life counts as a message; nobody needs many. */
  #hearSign(): void {
    this.#note();
    try {
      this.#around.services.rates.take('message', this.#connection.id);
    } catch {
      this.#connection.cut();
    }
  }

  #hear(data: WebSocket.RawData, isBinary: boolean): void {
    const connection = this.#connection;
    if (!connection.isOpen) {
      this.#hearSign(); // it was hung up on, and should say goodbye
      return;
    }
    this.#note();
    const bytes = Buffer.isBuffer(data) ? data.length : Number.POSITIVE_INFINITY;
    const isText = !isBinary && bytes <= (connection.visitor?.most ?? MESSAGE_BYTES);
    const message = isText ? readMessage(data.toString()) : null;
    const isHello = message?.[0] === 'hello';
    if (message === null) connection.hangUp(NO_MESSAGE);
    else if (this.#messages !== null && !isHello) void this.#messages.hear(message, bytes);
    else if (connection.hasGreeted || !isHello) connection.hangUp(NO_HELLO);
    else {
      connection.hasGreeted = true;
      void this.#greet(message[1]);
    }
  }

  async #greet(said: unknown): Promise<void> {
    const { services } = this.#around;
    try {
      const visitor = await greet(said, this.#connection.address, services);
      if (this.#connection.isOpen) this.#welcome(visitor);
    } catch (error) {
      const refused = refusedFor(error, services.log);
      services.metrics.refused(refused.code);
      this.#connection.hangUp(refused);
    }
  }

  /** All in one go, so that no line can come between the welcome and the first update. */
  #welcome(visitor: Visitor): void {
    const { hub, services, watching } = this.#around;
    const { kind, log, member, since } = visitor;
    visitor.admit();
    const snapshot = visitor.look(since);
    this.#connection.visitor = visitor;
    this.#messages = new SocketMessages(hub, this.#connection, visitor, services);
    const leave = hub.join(log, this.#connection);
    const depart = services.scheduler.presence.attend(log, member);
    this.#connection.say('welcome', { member, now: services.now(), origin: this.#origin, snapshot });
    if (kind === 'sheet') watching.changed(log);
    this.#socket.on('close', () => {
      leave();
      depart();
      if (kind === 'sheet') watching.changed(log);
    });
  }
}

/** Passes on what happens until the function it returns is called. */
function tell(hub: Hub, services: Services, watching: Watching, { digestEvery }: SocketSettings): () => void {
  const { tables, sheets, hints } = services;
  tables.follow(({ name, state: { played } }, update) => {
    if (hub.has(name)) {
      const isProven = played !== null && update.line.seq % digestEvery === 0;
      hub.tell(name, 'update', isProven ? proven(update, played) : update);
    }
    sendAway(hub, name, update.line.entry);
  });
  sheets.follow(({ name }, update) => {
    hub.tell(name, 'update', update);
    if (update.line.change.kind === 'stop')
      hangUp(hub.all(name), { code: 'gone', message: 'This score is shared no more.' });
  });
  hints.onReacted((code, reacted) => hub.tell(code, 'reacted', reacted));

  // Letter by letter, so that not all beat at once.
  let turn = 0;
  const beats = setInterval(() => {
    const letter = CODE_LETTERS.charAt(turn++ % CODE_LETTERS.length);
    for (const { code, name, seq } of tables.inMemory) if (code.startsWith(letter)) hub.beat(name, { seq });
    for (const { code, name } of sheets.inMemory) if (code.startsWith(letter) && hub.has(name)) watching.beat(name);
  }, BEAT_MS / CODE_LETTERS.length);
  return () => {
    clearInterval(beats);
    watching.stop();
  };
}

/** An update with what the table looks like after it. */
const proven = (update: TableUpdate, { game }: Played): TableUpdate =>
  update.step ? { ...update, step: { ...update.step, digest: digestOf(viewOf(game)) } } : update;

/** Hangs up on those who have no place at the table any more, for good. */
function sendAway(hub: Hub, code: string, entry: Entry): void {
  const leave = (member: MemberId | null, message: string): void =>
    hangUp(hub.at(code, member), { code: 'unauthorised', message });
  if (entry.kind === 'left') leave(entry.member, 'You have left the table.');
  if (entry.kind === 'kicked') leave(entry.member, 'The host has sent you away from the table.');
  if (entry.kind === 'options set' && !entry.options.spectators)
    leave(null, 'Nobody may watch at this table any more.');
}

/** Only after whoever asked for it has got the answer to that. */
function hangUp(connections: readonly Connection[], refused: Refused): void {
  setImmediate(() => {
    for (const connection of connections) connection.hangUp(refused);
  });
}

async function hangUpOnAll(connections: readonly Connection[]): Promise<void> {
  for (const connection of connections) connection.hangUp(STOPPING);
  await Promise.race([
    Promise.all(connections.map(({ closed }) => closed)),
    wait(GOODBYE_MS, undefined, { ref: false }),
  ]);
  for (const connection of connections) connection.cut();
}
