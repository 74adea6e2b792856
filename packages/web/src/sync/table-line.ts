/**
 * The line to a table on a server: it comes back by itself when it is cut, and tells what happened there in order, without
 * a gap and nothing twice, whatever becomes of the connection in between.
 */
import {
  Ack,
  CatchUp,
  type ClientToServer,
  type Command,
  type Envelope,
  Reacted,
  type Reaction,
  Refused,
  type ServerToClient,
  type Snapshot,
  SOCKET_PATH,
  Update,
  Welcome,
} from '@turn7/protocol';
import { io, type Socket } from 'socket.io-client';
import { Signal } from '../device/signal.ts';
import type { Door, Problem, Reads } from './api.ts';
import { Outbox } from './outbox.ts';

export type Connection =
  | { readonly kind: 'open' }
  /** Trying again by itself. */
  | { readonly kind: 'lost'; readonly since: number }
  /** For good: the table is gone, the place was given up, or watching is not allowed. */
  | { readonly kind: 'closed'; readonly code: Problem };

export interface LineListener {
  /** The line after the last one known. */
  onUpdate(update: Update): void;
  /** The first is that of the welcome. `since`: the last line known before, which the missed ones follow; null for none. */
  onSnapshot(snapshot: Snapshot, since: number | null): void;
  onReacted(reacted: Reacted): void;
}

/** Longer than any answer takes; then it is asked again. */
const ANSWER_MS = 8000;
/** A connection that slept with its device is dead or answers at once. */
const WAKE_MS = 3000;

export class TableLine {
  readonly connection = new Signal<Connection>({ kind: 'lost', since: Date.now() });
  /** What links for others begin with; known with the welcome. */
  readonly origin = new Signal('');
  /** This device's member id; null for those who watch. */
  readonly member = new Signal<number | null>(null);
  /** What this device's clock is ahead of the server's, in milliseconds. */
  ahead = 0;
  readonly #socket: Socket<ServerToClient, ClientToServer>;
  readonly #listener: LineListener;
  readonly #outbox = new Outbox((envelope, answered) => this.#carry(envelope, answered));
  /** The last line known. */
  #seq: number | null = null;
  #isCatchingUp = false;
  /** What the server said before it hung up. */
  #farewell: Problem = 'unauthorised';

  constructor({ code, token }: Door, listener: LineListener, url = '') {
    this.#listener = listener;
    this.#socket = io(url, {
      path: SOCKET_PATH,
      transports: ['websocket'],
      forceNew: true,
      reconnectionDelay: 500,
      reconnectionDelayMax: 5000,
      auth: (greet) =>
        greet({
          code,
          ...(token === null ? {} : { token }),
          ...(this.#seq === null ? {} : { since: this.#seq }),
        }),
    });
    this.#socket.on('welcome', (sent) => this.#read(Welcome, sent, (welcome) => this.#meet(welcome)));
    this.#socket.on('update', (sent) => this.#read(Update, sent, (update) => this.#learn(update)));
    this.#socket.on('beat', (seq) => this.#hearBeat(seq));
    this.#socket.on('reacted', (sent) => this.#read(Reacted, sent, (reacted) => listener.onReacted(reacted)));
    this.#socket.on('refused', (sent) => this.#read(Refused, sent, (refused) => this.#noteFarewell(refused)));
    this.#socket.on('disconnect', (reason) => {
      if (reason === 'io server disconnect') this.close(this.#farewell);
      else this.#lose();
    });
    this.#socket.on('connect_error', (error) => this.#fail(error));
  }

  /** Resolves when the server has answered, over however many connections: with the code of its refusal, or null. */
  send(command: Command): Promise<Problem | null> {
    return this.#outbox.send(command);
  }

  /** A gesture of this moment: one that does not arrive is not sent again. */
  react(reaction: Reaction): void {
    this.#socket.volatile.emit('react', reaction, () => {});
  }

  /** The device has slept, or its network has changed: finds out at once what became of the connection. */
  wake(): void {
    if (this.connection.value.kind === 'closed') return;
    if (!this.#socket.connected) {
      this.#socket.disconnect().connect(); // now, and not after the pause that it is in
      return;
    }
    this.#catchUp(WAKE_MS, () => this.cut());
  }

  /** The device says that its network is gone: whoever presses a button now shall know at once. */
  cut(): void {
    if (this.#socket.connected) this.#socket.io.engine.close();
  }

  /** Forgets what is known: what comes next is a first snapshot again. */
  renew(): void {
    if (this.connection.value.kind === 'closed') return;
    this.#seq = null;
    this.#socket.disconnect().connect();
  }

  /** For good; commands on their way are refused with this code. */
  close(code: Problem = 'unavailable'): void {
    if (this.connection.value.kind === 'closed') return;
    this.#outbox.close(code);
    this.#socket.disconnect();
    this.connection.set({ kind: 'closed', code });
  }

  #meet({ member, now, origin, snapshot }: Welcome): void {
    this.origin.set(origin);
    this.ahead = Date.now() - now;
    this.member.set(member);
    this.#take(snapshot);
    this.connection.set({ kind: 'open' });
    this.#outbox.open();
  }

  #learn(update: Update): void {
    const { seq } = update.line;
    if (this.#seq === null || seq <= this.#seq) return;
    if (seq > this.#seq + 1) {
      this.#catchUp(ANSWER_MS);
      return;
    }
    this.#seq = seq;
    this.#listener.onUpdate(update);
  }

  /** Whatever a snapshot says replaces what was known. */
  #take({ table, missed }: Snapshot): void {
    const since = this.#seq;
    if (since !== null && table.seq < since) return; // asked for before what is known came
    this.#seq = table.seq;
    this.#listener.onSnapshot({ table, missed: missed.filter(({ seq }) => seq > (since ?? 0)) }, since);
  }

  #hearBeat(seq: number): void {
    if (this.#seq !== null && seq > this.#seq) this.#catchUp(ANSWER_MS);
  }

  /** One that is cut meanwhile needs no other attempt: the next welcome says it all. */
  #catchUp(patience: number, failed: () => void = () => {}): void {
    if (this.#isCatchingUp || this.#seq === null) return;
    this.#isCatchingUp = true;
    this.#socket.timeout(patience).emit('catch up', this.#seq, (error, sent) => {
      this.#isCatchingUp = false;
      if (error) return failed();
      this.#read(CatchUp, sent, (answer) => {
        if (answer.ok) this.#take(answer.snapshot);
      });
    });
  }

  /** What the answer brings is learned before anything that comes after it. */
  #carry(envelope: Envelope, answered: (answer: Ack | null) => void): void {
    this.#socket.timeout(ANSWER_MS).emit('command', envelope, (error, sent) => {
      if (error) return answered(null);
      this.#read(Ack, sent, (answer) => {
        if (answer.ok && answer.update) this.#learn(answer.update);
        answered(answer);
      });
    });
  }

  #noteFarewell({ code }: Refused): void {
    if (code !== 'unavailable') this.#farewell = code;
  }

  #fail(error: Error): void {
    if (this.#socket.active) {
      this.#lose(); // Socket.IO tries again
      return;
    }
    const { data } = { data: null, ...error };
    const refused = Refused.safeParse(data);
    this.close(refused.success ? refused.data.code : 'unavailable');
  }

  #lose(): void {
    this.#outbox.pause();
    if (this.connection.value.kind === 'open') this.connection.set({ kind: 'lost', since: Date.now() });
  }

  /** A message that this page cannot read comes from a server of another version: there is no guessing what it means. */
  #read<T>(schema: Reads<T>, sent: unknown, use: (message: T) => void): void {
    const message = schema.safeParse(sent);
    if (message.success) use(message.data);
    else this.close('unreadable');
  }
}
