/**
 * Commands on their way. Each is sent again under the same id, on whatever connection there is, until the server has
 * answered it: nothing is lost, and since the server does a command once, nothing is doubled.
 */
import type { Ack, Command, Envelope } from '@turn7/protocol';
import { randomHex } from '../device/random-hex.ts';
import { isPassing, type Problem } from './api.ts';

/** Sends a command once, and says what the server answered; null if it did not. */
export type Carrier = (envelope: Envelope, answered: (answer: Ack | null) => void) => void;

/** How long to wait before a command is sent again on the same connection. */
const AGAIN_MS = 1000;
/** What is refused so often, if only for the moment, is refused: whoever gave the command shall know. */
const MOST_REFUSALS = 10;

interface Waiting {
  readonly envelope: Envelope;
  readonly settle: (refused: Problem | null) => void;
  /** How often the server refused it for the moment. */
  refusals: number;
}

type State =
  | { readonly kind: 'open' }
  /** There will be another connection. */
  | { readonly kind: 'paused' }
  /** There will be none. */
  | { readonly kind: 'closed'; readonly code: Problem };

export class Outbox {
  readonly #carry: Carrier;
  /** By id, in the order in which they were given. */
  readonly #waiting = new Map<string, Waiting>();
  readonly #timers = new Set<ReturnType<typeof setTimeout>>();
  /** A new one for each connection: what an older one did not bring is sent over the newer one. */
  #state: State = { kind: 'paused' };

  constructor(carry: Carrier) {
    this.#carry = carry;
  }

  /** Resolves when the server has answered: with the code of its refusal, or null. */
  send(command: Command): Promise<Problem | null> {
    return new Promise((settle) => {
      if (this.#state.kind === 'closed') {
        settle(this.#state.code);
        return;
      }
      const waiting = { envelope: { id: randomHex(12), command }, settle, refusals: 0 };
      this.#waiting.set(waiting.envelope.id, waiting);
      if (this.#state.kind === 'open') this.#try(waiting);
    });
  }

  open(): void {
    this.#state = { kind: 'open' };
    for (const waiting of this.#waiting.values()) this.#try(waiting);
  }

  pause(): void {
    this.#halt({ kind: 'paused' });
  }

  close(code: Problem): void {
    this.#halt({ kind: 'closed', code });
    for (const { settle } of this.#waiting.values()) settle(code);
    this.#waiting.clear();
  }

  #halt(state: State): void {
    this.#state = state;
    for (const timer of this.#timers) clearTimeout(timer);
    this.#timers.clear();
  }

  #try(waiting: Waiting): void {
    const { envelope, settle } = waiting;
    const connection = this.#state;
    this.#carry(envelope, (answer) => {
      if (!this.#waiting.has(envelope.id)) return;
      if (answer === null || (isPutOff(answer) && ++waiting.refusals < MOST_REFUSALS)) {
        if (connection === this.#state) this.#later(() => this.#try(waiting));
        return;
      }
      this.#waiting.delete(envelope.id);
      settle(answer.ok ? null : answer.refused.code);
    });
  }

  #later(act: () => void): void {
    const timer = setTimeout(() => {
      this.#timers.delete(timer);
      act();
    }, AGAIN_MS);
    this.#timers.add(timer);
  }
}

/** The server did not do it, and may a moment later. */
const isPutOff = (answer: Ack): boolean => !answer.ok && isPassing(answer.refused.code);
