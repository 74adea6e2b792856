/**
 * Sockets at tables and shared sheets. A socket is told of every line of its log in order, from the one after its welcome
 * on; what it says is answered only when it is safe in the log.
 */
import type { Server as HttpServer, IncomingMessage } from 'node:http';
import { setTimeout as wait } from 'node:timers/promises';
import {
  CHANGE_BYTES,
  CODE_LETTERS,
  type Entry,
  PASSING,
  type Refused,
  type SheetUpdate,
  SOCKET_PATH,
  type TableUpdate,
} from '@turn7/protocol';
import { Server } from 'socket.io';
import { addressOf, isWelcome, originAsked, publicAddress } from '../address.ts';
import { refusedFor } from '../refusal.ts';
import type { Services } from '../services.ts';
import type { MemberId } from '../table/state.ts';
import { Answers } from './answers.ts';
import { limitBacklog, limitMessages } from './backlog.ts';
import { greet } from './handshake.ts';
import { type Hub, type HubSocket, placeRoom } from './hub.ts';
import { SocketMessages } from './messages.ts';
import { Watching } from './watching.ts';

/** How often the sockets of a log are told its last seq. */
const BEAT_MS = 5000;
/** How soon a connection must say whom it speaks for. */
const HELLO_MS = 5000;
/** A connection that does not answer a ping is gone. */
const PING_EVERY_MS = 10_000;
const PONG_WITHIN_MS = 8000;
/** How long a stopping server waits for its sockets to hang up. */
const GOODBYE_MS = 1000;

const STOPPING: Refused = { code: 'unavailable', message: 'This server is stopping; connect again.' };

const FOREIGN: Refused = { code: 'forbidden', message: 'Pages from elsewhere may not connect to this server.' };

export interface Sockets {
  readonly count: number;
  /** Hangs up on everybody: they connect again by themselves, to another node or a newer version of this one. */
  close(): Promise<void>;
}

export function attachSockets(server: HttpServer, services: Services): Sockets {
  let isStopping = false;
  const answers = new Answers();
  const hub: Hub = new Server(server, {
    path: SOCKET_PATH,
    transports: ['websocket'],
    serveClient: false,
    maxHttpBufferSize: CHANGE_BYTES,
    // Updates are small, and packing each of them for each socket would cost more than sending it.
    perMessageDeflate: false,
    pingInterval: PING_EVERY_MS,
    pingTimeout: PONG_WITHIN_MS,
    connectTimeout: HELLO_MS,
    allowRequest: (request, answer) => {
      const refused = isStopping ? STOPPING : refusalOf(request, services);
      if (refused) services.metrics.refused(refused.code);
      answer(refused?.message, refused === null);
    },
  });

  // What may be guessed, or looked at, is limited by connections: each speaks for one.
  const greeted = new WeakSet<HubSocket['conn']>();
  hub.use((socket, next) => {
    if (greeted.has(socket.conn)) {
      socket.conn.close();
      return;
    }
    greeted.add(socket.conn);
    greet(socket, services).then(
      (visitor) => {
        socket.data = visitor;
        next();
      },
      (error: unknown) => {
        const refused = refusedFor(error, services.log);
        services.metrics.refused(refused.code);
        // What Socket.IO calls an error is final for its clients; when the connection just closes they come back.
        if (PASSING.includes(refused.code)) socket.conn.close();
        next(Object.assign(new Error(refused.message), { data: refused }));
      },
    );
  });
  const watching = new Watching(hub, services);
  hub.on('connection', (socket) => welcome(hub, socket, services, answers, watching));
  const stopTelling = tell(hub, services, answers, watching);

  return {
    get count() {
      return hub.of('/').sockets.size;
    },
    async close() {
      isStopping = true;
      stopTelling();
      await hangUpOnAll(hub);
    },
  };
}

/** Why a connection may not even be opened; null if it may, and then it counts as open until it is closed. */
function refusalOf(request: IncomingMessage, { config, rates, log }: Services): Refused | null {
  if (!isWelcome(request, config)) return FOREIGN;
  const address = addressOf(request, config.behindProxy);
  try {
    rates.take('connection', address);
    request.socket.once('close', rates.open('socket', address));
    return null;
  } catch (error) {
    return refusedFor(error, log);
  }
}

/** All in one go, so that no line can come between the welcome and the first update. */
function welcome(hub: Hub, socket: HubSocket, services: Services, answers: Answers, watching: Watching): void {
  const { kind, log, member, since, admit, look } = socket.data;
  try {
    admit(); // they may have been sent away since they were greeted
  } catch (error) {
    socket.emit('refused', refusedFor(error, services.log));
    socket.disconnect(true);
    return;
  }
  limitMessages(socket);
  limitBacklog(socket, () => services.log.info({ table: log, member }, 'cut off a socket that does not read'));
  const leave = services.scheduler.presence.attend(log, member);
  socket.on('disconnect', leave);
  socket.join([log, placeRoom(log, member)]);
  const origin = publicAddress(originAsked(socket.request, services.config.behindProxy), services.config);
  socket.emit('welcome', { member, now: services.now(), origin, snapshot: look(since) });
  if (kind === 'sheet') {
    watching.changed(log);
    socket.on('disconnect', () => watching.changed(log));
  }
  const messages = new SocketMessages(hub, socket, services, answers);
  // Every message comes through here, known or not, and goes no further.
  socket.use((event) => void messages.hear(event));
}

/** Passes on what happens until the function it returns is called. */
function tell(hub: Hub, { tables, sheets, hints }: Services, answers: Answers, watching: Watching): () => void {
  // A message is encoded once for all who hear it, but also if nobody does.
  const { rooms } = hub.of('/').adapter;
  const pass = (log: string, update: TableUpdate | SheetUpdate, command: string | null): void => {
    if (!rooms.has(log)) return;
    const asker = answers.keep(log, command, update);
    const room = hub.local.to(log);
    (asker === null ? room : room.except(asker)).emit('update', update);
  };
  tables.follow(({ name }, update, _isOurs, command) => {
    pass(name, update, command);
    sendAway(hub, name, update.line.entry);
  });
  sheets.follow(({ name }, update, _isOurs, command) => {
    pass(name, update, command);
    if (update.line.change.kind === 'stop')
      hangUp(hub, name, { code: 'gone', message: 'This score is shared no more.' });
  });
  hints.onReacted((code, reacted) => void hub.local.to(code).emit('reacted', reacted));

  // Letter by letter, so that not all beat at once.
  let turn = 0;
  const beats = setInterval(() => {
    const letter = CODE_LETTERS.charAt(turn++ % CODE_LETTERS.length);
    for (const { code, name, seq } of tables.inMemory)
      if (code.startsWith(letter) && rooms.has(name)) hub.local.to(name).volatile.emit('beat', { seq });
    for (const { code, name } of sheets.inMemory) if (code.startsWith(letter) && rooms.has(name)) watching.beat(name);
  }, BEAT_MS / CODE_LETTERS.length);
  return () => {
    clearInterval(beats);
    watching.stop();
  };
}

/** Hangs up on those who have no place at the table any more, for good. */
function sendAway(hub: Hub, code: string, entry: Entry): void {
  const leave = (member: MemberId | null, message: string): void =>
    hangUp(hub, placeRoom(code, member), { code: 'unauthorised', message });
  if (entry.kind === 'left') leave(entry.member, 'You have left the table.');
  if (entry.kind === 'kicked') leave(entry.member, 'The host has sent you away from the table.');
  if (entry.kind === 'options set' && !entry.options.spectators)
    leave(null, 'Nobody may watch at this table any more.');
}

function hangUp(hub: Hub, room: string, refused: Refused): void {
  const sockets = hub.local.in(room);
  // Only after whoever asked for it has got the answer to that.
  setImmediate(() => {
    sockets.emit('refused', refused);
    sockets.disconnectSockets(true);
  });
}

/** The connection closes without a farewell of Socket.IO's own, after which clients would not come back by themselves. */
async function hangUpOnAll(hub: Hub): Promise<void> {
  const sockets = [...hub.of('/').sockets.values()];
  hub.local.emit('refused', STOPPING);
  const closed = sockets.map(({ request }) => new Promise((resolve) => request.socket.once('close', resolve)));
  for (const { conn } of sockets) conn.close();
  await Promise.race([Promise.all(closed), wait(GOODBYE_MS, undefined, { ref: false })]);
  for (const { request } of sockets) request.socket.destroy();
  hub.engine.close();
}
