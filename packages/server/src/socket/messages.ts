/** What one socket says. Whatever it sends gets an answer, and nothing that it sends can throw. */
import { type Message, Reaction, type Refused, Seq, type ServerToClient } from '@turn7/protocol';
import { payForTelling } from '../live/telling.ts';
import { parse } from '../parse.ts';
import { Refusal, refusedFor } from '../refusal.ts';
import type { Services } from '../services.ts';
import type { Connection } from './connection.ts';
import type { Hub, Visitor } from './hub.ts';

/** Whoever sends so many useless messages in a row is not playing. */
const MOST_USELESS = 100;
const USELESS: readonly string[] = ['bad request', 'too many requests'];

/** A longer message counts as several: there is more to check. */
const USUAL_BYTES = 512;

type Answer = ServerToClient['answer'];

export class SocketMessages {
  readonly #hub: Hub;
  readonly #connection: Connection;
  readonly #visitor: Visitor;
  readonly #services: Services;
  #useless = 0;

  constructor(hub: Hub, connection: Connection, visitor: Visitor, services: Services) {
    this.#hub = hub;
    this.#connection = connection;
    this.#visitor = visitor;
    this.#services = services;
  }

  /** `bytes`: of the whole message. */
  async hear([name, said, number]: Message, bytes: number): Promise<void> {
    let answer: Answer;
    try {
      this.#pay(bytes);
      // Not by way of another promise: nearly all messages are commands.
      answer = name === 'command' ? { ok: true, seq: await this.#visitor.command(said) } : await this.#heed(name, said);
    } catch (error) {
      answer = this.#refuse(error);
    }
    if (number !== undefined) this.#connection.say('answer', answer, number);
    else if (!answer.ok) this.#connection.say('refused', answer.refused);
    this.#judge(answer);
  }

  #pay(bytes: number): void {
    const worth = Math.ceil(bytes / USUAL_BYTES);
    this.#services.rates.take('message', this.#connection.id, worth);
    this.#services.rates.take('message of address', this.#connection.address, worth);
  }

  #heed(name: string, said: unknown): Answer | Promise<Answer> {
    switch (name) {
      case 'react':
        return this.#react(said);
      case 'catch up':
        return this.#catchUp(said);
      default:
        throw new Refusal('bad request', 'There is no such message; expected "command", "react" or "catch up".');
    }
  }

  #react(said: unknown): Answer {
    const { kind, log, member, seq } = this.#visitor;
    if (member === null || kind !== 'table')
      throw new Refusal('unauthorised', 'Only members of a table may do that; join it first.');
    const reaction = parse(Reaction, said, 'the reaction');
    this.#services.rates.take('reaction', `${log} ${member}`);
    payForTelling(this.#services, log, this.#connection.address, reaction.length);
    this.#hub.tell(log, 'reacted', { member, reaction });
    this.#services.hints.reacted(log, { member, reaction });
    return { ok: true, seq: seq() };
  }

  async #catchUp(said: unknown): Promise<Answer> {
    const { seq, look, catchUp } = this.#visitor;
    const since = parse(Seq, said, 'the last seq seen');
    if (since > seq()) await catchUp();
    return { ok: true, snapshot: look(since) };
  }

  #refuse(error: unknown): { readonly ok: false; readonly refused: Refused } {
    const refused = refusedFor(error, this.#services.log);
    this.#services.metrics.refused(refused.code);
    return { ok: false, refused };
  }

  #judge(answer: Answer): void {
    this.#useless = !answer.ok && USELESS.includes(answer.refused.code) ? this.#useless + 1 : 0;
    if (this.#useless !== MOST_USELESS) return;
    this.#connection.hangUp({ code: 'bad request', message: 'Too many messages in a row were of no use.' });
  }
}
