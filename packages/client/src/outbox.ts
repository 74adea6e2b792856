/**
 * Commands on their way. Each is sent again under the same id, over whatever connection there is, until the server has
 * answered it: nothing is lost, and since the server does a command once, nothing is doubled. Those that are kept on the
 * device are sent one after the other, for the later one counts; ending the program, or closing the page, loses none.
 */
import type { Refused } from '@turn7/protocol';
import { BackOff } from './back-off.ts';
import { isPassing } from './refusal.ts';
import { Signal } from './signal.ts';

/** What the server said; null if it did not. */
export type Answer = { readonly ok: true } | { readonly ok: false; readonly refused: Refused } | null;

/** Sends a command once. */
type Carry<Envelope> = (envelope: Envelope, answered: (answer: Answer) => void) => void;

/** Where commands stay until they are answered, in their order. */
export interface KeptCommands<Envelope> {
  readonly all: readonly Envelope[];
  add(envelope: Envelope): void;
  remove(id: string): void;
}

/** What is refused so often, if only for the moment, is refused: whoever gave the command and waits shall know. */
const MOST_REFUSALS = 10;

interface Waiting<Envelope> {
  readonly envelope: Envelope;
  readonly settle: (refused: Refused | null) => void;
  readonly backOff: BackOff;
  /** How often the server refused it for the moment. */
  refusals: number;
  /** The connection over which it was sent. */
  over: State | null;
}

type State =
  | { readonly kind: 'open' }
  /** There will be another connection. */
  | { readonly kind: 'paused' }
  /** There will be none: what is kept stays, for the next start. */
  | { readonly kind: 'closed'; readonly refused: Refused };

export class Outbox<Envelope extends { readonly id: string }> {
  /** How many wait. */
  readonly count: Signal<number>;
  /** What becomes of each that an earlier start left here, as `send` says it. */
  readonly left: readonly Promise<Refused | null>[];
  readonly #carry: Carry<Envelope>;
  readonly #kept: KeptCommands<Envelope> | null;
  #waiting: readonly Waiting<Envelope>[];
  /** A new one for each connection: what an older one did not bring is sent over the newer one. */
  #state: State = { kind: 'paused' };

  /** `kept`: null where a command ends with the program; those left by an earlier one go on. */
  constructor(carry: Carry<Envelope>, kept: KeptCommands<Envelope> | null = null) {
    this.#carry = carry;
    this.#kept = kept;
    const waiting: Waiting<Envelope>[] = [];
    this.left = (kept?.all ?? []).map(
      (envelope) => new Promise((settle) => waiting.push(waitingFor(envelope, settle))), // a promise begins at once
    );
    this.#waiting = waiting;
    this.count = new Signal(this.#waiting.length);
  }

  get waiting(): readonly Envelope[] {
    return this.#waiting.map(({ envelope }) => envelope);
  }

  /** Resolves when the server has answered: with its refusal, or null. */
  send(envelope: Envelope): Promise<Refused | null> {
    return new Promise((settle) => {
      const state = this.#state;
      this.#kept?.add(envelope);
      if (this.#kept !== null || state.kind !== 'closed') this.#wait([...this.#waiting, waitingFor(envelope, settle)]);
      if (state.kind === 'closed') settle(state.refused);
      else this.#work();
    });
  }

  /** Lines with these ids are in the log. */
  settle(ids: readonly string[]): void {
    for (const waiting of this.#waiting) if (ids.includes(waiting.envelope.id)) this.#end(waiting, null);
  }

  open(): void {
    this.#state = { kind: 'open' };
    this.#work();
  }

  pause(): void {
    this.#halt({ kind: 'paused' });
  }

  close(refused: Refused): void {
    this.#halt({ kind: 'closed', refused });
    for (const { settle } of this.#waiting) settle(refused);
  }

  #halt(state: State): void {
    this.#state = state;
    for (const { backOff } of this.#waiting) backOff.end();
  }

  /** Sends what has not been sent over this connection. */
  #work(): void {
    const connection = this.#state;
    if (connection.kind !== 'open') return;
    const next = this.#kept === null ? this.#waiting : this.#waiting.slice(0, 1);
    for (const one of next) if (one.over !== connection) this.#try(one, connection);
  }

  #try(one: Waiting<Envelope>, connection: State): void {
    one.over = connection;
    this.#carry(one.envelope, (answer) => {
      if (!this.#waiting.includes(one)) return;
      if (answer !== null && !this.#isPutOff(answer, one)) this.#end(one, answer.ok ? null : answer.refused);
      else if (this.#state === connection) void one.backOff.wait().then(() => this.#again(one));
    });
  }

  #again(one: Waiting<Envelope>): void {
    one.over = null;
    this.#work();
  }

  /** The server did not do it, and may a moment later. What is kept waits for as long as it takes. */
  #isPutOff(answer: NonNullable<Answer>, one: Waiting<Envelope>): boolean {
    if (answer.ok || !isPassing(answer.refused.code)) return false;
    return this.#kept !== null || ++one.refusals < MOST_REFUSALS;
  }

  #end(one: Waiting<Envelope>, refused: Refused | null): void {
    this.#kept?.remove(one.envelope.id);
    this.#wait(this.#waiting.filter((other) => other !== one));
    one.settle(refused);
    this.#work();
  }

  #wait(waiting: readonly Waiting<Envelope>[]): void {
    this.#waiting = waiting;
    this.count.set(waiting.length);
  }
}

const waitingFor = <Envelope>(envelope: Envelope, settle: Waiting<Envelope>['settle']): Waiting<Envelope> => ({
  envelope,
  settle,
  backOff: new BackOff(),
  refusals: 0,
  over: null,
});
