/**
 * A copy of something that a server has, a table or a shared score. The connection comes back by itself when it is cut;
 * what happened is told in order, without a gap and nothing twice, whatever becomes of the connection in between.
 */
import {
  Ack,
  Beat,
  type Hello,
  type Messages,
  type Refused,
  type Snapshot,
  type Welcome,
  WIRE_VERSION,
} from '@turn7/protocol';
import type { Credentials, Reads } from './api.ts';
import { BackOff } from './back-off.ts';
import { type Connection, HUNG_UP, OUTDATED } from './connection.ts';
import { type Answer, type KeptCommands, Outbox } from './outbox.ts';
import { isPassing } from './refusal.ts';
import { Signal } from './signal.ts';
import { type Connect, connect, type Transport } from './transport.ts';

/** The types that belong to what is copied. */
export interface CopyTypes {
  readonly view: { readonly seq: number };
  readonly line: { readonly seq: number };
  readonly update: { readonly line: { readonly seq: number } };
  readonly envelope: { readonly id: string };
}

/** What there are copies of. */
export interface Subject<T extends CopyTypes> {
  readonly kind: NonNullable<Hello['kind']>;
  readonly messages: Messages<T['view'], T['line'], T['update']>;
}

/** Who has the copy itself. */
export interface Listener<T extends CopyTypes> {
  /** The first is that of the welcome. `since`: the last line known before, which the missed ones follow; null for none. */
  hearSnapshot(snapshot: Snapshot<T['view'], T['line']>, since: number | null): void;
  /** The line after the last one known. */
  hearUpdate(update: T['update']): void;
  /** What passes, and is in no log. */
  hearMessage?(name: string, said: unknown): void;
}

export interface ReplicaOptions<T extends CopyTypes> {
  /** The origin of the server; in a page, its own if empty. */
  readonly url?: string;
  readonly connect?: Connect;
  /** Where commands stay until the server has them; with the program alone if not said. */
  readonly kept?: KeptCommands<T['envelope']> | null;
}

/** Longer than any answer takes; then it is asked again. */
const ANSWER_MS = 8000;
/** A connection that slept with its device is dead or answers at once. */
const WAKE_MS = 3000;

export class Replica<T extends CopyTypes> {
  readonly connection = new Signal<Connection>({ kind: 'lost', since: Date.now() });
  /** What links for others begin with; known with the welcome. */
  readonly origin = new Signal('');
  /** As the server counts those who belong there; null for those who watch. */
  readonly member = new Signal<number | null>(null);
  /** How many see it without its key, if the server counts them. */
  readonly watching = new Signal(0);
  /** Commands on their way. */
  readonly outbox: Outbox<T['envelope']>;
  /** What this device's clock is ahead of the server's, in milliseconds. */
  ahead = 0;
  readonly #subject: Subject<T>;
  readonly #credentials: Credentials;
  readonly #listener: Listener<T>;
  readonly #url: string;
  readonly #connect: Connect;
  readonly #backOff = new BackOff();
  readonly #closing = new AbortController();
  #transport: Transport | null = null;
  /** Counts the connections: a pause before the next one is void if another was made meanwhile. */
  #connections = 0;
  /** The last line known. */
  #seq: number | null = null;
  #catchingUp: Promise<boolean> | null = null;

  constructor(
    subject: Subject<T>,
    credentials: Credentials,
    listener: Listener<T>,
    { url = '', connect: by = connect, kept = null }: ReplicaOptions<T> = {},
  ) {
    this.#subject = subject;
    this.#credentials = credentials;
    this.#listener = listener;
    this.#url = url;
    this.#connect = by;
    this.outbox = new Outbox((envelope, answered) => this.#carry(envelope, answered), kept);
    this.#open();
    this.#heedDevice();
  }

  /** Resolves when the server has answered, over however many connections: with its refusal, or null. */
  send(envelope: T['envelope']): Promise<Refused | null> {
    return this.outbox.send(envelope);
  }

  /** A gesture of this moment: one that does not arrive is not sent again. */
  sendOnce(name: string, said: unknown): void {
    this.#transport?.send(name, said);
  }

  /** The device has slept, or its network has changed: finds out at once what became of the connection. */
  async wake(): Promise<void> {
    const { kind } = this.connection.value;
    if (kind === 'lost') this.#open(); // now, and not after the pause that it is in
    if (kind !== 'open') return;
    const asked = this.#connections;
    if (!(await this.#catchUp(WAKE_MS)) && this.#connections === asked) this.cut();
  }

  /** The device says that its network is gone: whoever presses a button now shall know at once. */
  cut(): void {
    if (this.connection.value.kind !== 'open') return;
    this.#hangUp();
    this.#lose();
  }

  /** Forgets what is known: what comes next is a first snapshot again. */
  renew(): void {
    if (this.connection.value.kind === 'closed') return;
    this.#seq = null;
    this.outbox.pause();
    this.#open();
  }

  /** For good; commands on their way are refused with this. */
  close(refused: Refused = HUNG_UP): void {
    if (this.connection.value.kind === 'closed') return;
    this.outbox.close(refused);
    this.#hangUp();
    this.#closing.abort();
    this.connection.set({ kind: 'closed', ...refused });
  }

  /** A phone that slept, or a train in a tunnel and out of it: whoever holds it need not wait for the next attempt. */
  #heedDevice(): void {
    const { signal } = this.#closing;
    const wake = () => void this.wake();
    globalThis.addEventListener?.('online', wake, { signal });
    globalThis.addEventListener?.('offline', () => this.cut(), { signal });
    globalThis.addEventListener?.('pageshow', ({ persisted }) => persisted && wake(), { signal });
    globalThis.document?.addEventListener(
      'visibilitychange',
      () => {
        if (document.visibilityState === 'visible') wake();
      },
      { signal },
    );
  }

  #open(): void {
    this.#hangUp();
    this.#connections++;
    const { code, token } = this.#credentials;
    const hello: Hello = {
      version: WIRE_VERSION,
      kind: this.#subject.kind,
      code,
      ...(token === null ? {} : { token }),
      ...(this.#seq === null ? {} : { since: this.#seq }),
    };
    const transport = this.#connect(this.#url, hello, {
      onMessage: (name, said) => {
        if (transport === this.#transport) this.#hear(name, said);
      },
      onEnd: (refused) => {
        if (transport === this.#transport) this.#end(refused);
      },
    });
    this.#transport = transport;
  }

  #hangUp(): void {
    this.#transport?.close();
    this.#transport = null;
    this.#catchingUp = null;
  }

  #end(refused: Refused | null): void {
    this.#transport = null;
    this.#catchingUp = null;
    if (refused === null || isPassing(refused.code)) this.#lose();
    else this.close(refused);
  }

  #lose(): void {
    this.outbox.pause();
    if (this.connection.value.kind === 'open') this.connection.set({ kind: 'lost', since: Date.now() });
    const before = this.#connections;
    void this.#backOff.wait().then(() => {
      if (this.connection.value.kind === 'lost' && this.#connections === before) this.#open();
    });
  }

  #hear(name: string, said: unknown): void {
    const { messages } = this.#subject;
    if (name === 'welcome') this.#read(messages.welcome, said, (welcome) => this.#meet(welcome));
    else if (name === 'update') this.#read(messages.update, said, (update) => this.#learn(update));
    else if (name === 'beat') this.#read(Beat, said, (beat) => this.#hearBeat(beat));
    else this.#listener.hearMessage?.(name, said);
  }

  /** A server that counts less far than this device has lost what it had: then all is new again. */
  #meet({ member, now, origin, snapshot }: Welcome<T['view'], T['line']>): void {
    if (this.#seq !== null && snapshot.view.seq < this.#seq) this.#seq = null;
    this.origin.set(origin);
    this.ahead = Date.now() - now;
    this.member.set(member);
    this.#take(snapshot);
    this.#backOff.reset();
    this.connection.set({ kind: 'open' });
    this.outbox.open();
  }

  #learn(update: T['update']): void {
    const { seq } = update.line;
    if (this.#seq === null || seq <= this.#seq) return;
    if (seq > this.#seq + 1) {
      void this.#catchUp(ANSWER_MS);
      return;
    }
    this.#seq = seq;
    this.#listener.hearUpdate(update);
  }

  /** Whatever a snapshot says replaces what was known. */
  #take({ view, missed }: Snapshot<T['view'], T['line']>): void {
    const since = this.#seq;
    if (since !== null && view.seq < since) return; // asked for before what is known came
    this.#seq = view.seq;
    this.#listener.hearSnapshot({ view, missed: missed.filter(({ seq }) => seq > (since ?? 0)) }, since);
  }

  #hearBeat({ seq, watching }: Beat): void {
    if (watching !== undefined) this.watching.set(watching);
    if (this.#seq !== null && seq > this.#seq) void this.#catchUp(ANSWER_MS);
  }

  /** Whether it was answered. One that is cut meanwhile needs no other attempt: the next welcome says it all. */
  #catchUp(patience: number): Promise<boolean> {
    if (this.#catchingUp !== null) return this.#catchingUp;
    const asked = this.#askForMissed(patience).finally(() => {
      if (this.#catchingUp === asked) this.#catchingUp = null;
    });
    this.#catchingUp = asked;
    return asked;
  }

  #askForMissed(patience: number): Promise<boolean> {
    const transport = this.#transport;
    return new Promise((resolve) => {
      if (transport === null || this.#seq === null) return resolve(false);
      transport.ask('catch up', this.#seq, patience, (said) => {
        if (said === null || transport !== this.#transport) return resolve(false);
        this.#read(this.#subject.messages.catchUp, said, (answer) => {
          if (answer.ok) this.#take(answer.snapshot);
        });
        resolve(true);
      });
    });
  }

  /** The line of a command comes before the answer: a command that is done can be seen. */
  #carry(envelope: T['envelope'], answered: (answer: Answer) => void): void {
    this.#transport?.ask('command', envelope, ANSWER_MS, (said) => {
      if (said === null) return answered(null);
      this.#read(Ack, said, (answer) => {
        if (!answer.ok || this.#knows(answer.seq)) return answered(answer);
        void this.#catchUp(ANSWER_MS).then(() => answered(this.#knows(answer.seq) ? answer : null));
      });
    });
  }

  #knows(seq: number): boolean {
    return this.#seq !== null && this.#seq >= seq;
  }

  /** A message that cannot be read comes from a server of another version: there is no guessing what it means. */
  #read<M>(schema: Reads<M>, said: unknown, use: (message: M) => void): void {
    const message = schema.safeParse(said);
    if (message.success) use(message.data);
    else this.close(OUTDATED);
  }
}
