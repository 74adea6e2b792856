/** What one socket says. Whatever it sends gets an answer, and nothing that it sends can throw. */
import {
  type Ack,
  type CatchUp,
  type LogLine,
  Reaction,
  type Refused,
  Seq,
  type SheetLine,
  type SheetUpdate,
  type SheetView,
  type TableUpdate,
  type TableView,
} from '@turn7/protocol';
import { addressOf } from '../address.ts';
import { parse } from '../parse.ts';
import { Refusal, refusedFor } from '../refusal.ts';
import type { Services } from '../services.ts';
import type { Answers } from './answers.ts';
import type { Hub, HubSocket } from './hub.ts';

/** Whoever sends so many useless messages in a row is not playing. */
const MOST_USELESS = 100;
const USELESS: readonly string[] = ['bad request', 'too many requests'];

type Acked = Ack<TableUpdate | SheetUpdate>;
type CaughtUp = CatchUp<TableView | SheetView, LogLine | SheetLine>;
type Answer = Acked | CaughtUp;

export class SocketMessages {
  readonly #hub: Hub;
  readonly #socket: HubSocket;
  readonly #services: Services;
  readonly #answers: Answers;
  readonly #address: string;
  #useless = 0;

  constructor(hub: Hub, socket: HubSocket, services: Services, answers: Answers) {
    this.#answers = answers;
    this.#hub = hub;
    this.#socket = socket;
    this.#services = services;
    this.#address = addressOf(socket.request, services.config.behindProxy);
  }

  /** A message as it came: its name, its arguments, and a function to answer with if the sender wants an answer. */
  async hear([name, ...rest]: readonly unknown[]): Promise<void> {
    if (!this.#socket.connected) return;
    const last = rest.at(-1);
    const reply = isReply(last) ? last : null;
    const args = reply ? rest.slice(0, -1) : rest;
    const answer = await this.#answer(name, args, reply !== null).catch((error: unknown) => this.#refuse(error));
    if (reply) reply(answer);
    else if (!answer.ok) this.#socket.emit('refused', answer.refused);
    this.#judge(answer);
  }

  async #answer(name: unknown, args: readonly unknown[], isAwaited: boolean): Promise<Answer> {
    this.#services.rates.take('message', this.#socket.id);
    this.#services.rates.take('message of address', this.#address);
    if (args.length !== 1) throw new Refusal('bad request', `That came with ${args.length} arguments; expected one.`);
    switch (name) {
      case 'command':
        return this.#command(args[0], isAwaited);
      case 'react':
        return this.#react(args[0]);
      case 'catch up':
        return this.#catchUp(args[0]);
      default:
        throw new Refusal('bad request', 'There is no such message; expected "command", "react" or "catch up".');
    }
  }

  async #command(sent: unknown, isAwaited: boolean): Promise<Acked> {
    const { log, command } = this.#socket.data;
    const { id, execute } = command(sent);
    if (!isAwaited) return { ok: true, seq: await execute() };
    const [seq, update] = await this.#answers.with(log, id, this.#socket.id, execute);
    return { ok: true, seq, ...(update ? { update } : {}) };
  }

  async #react(sent: unknown): Promise<Acked> {
    const { kind, log, member, seq } = this.#socket.data;
    if (member === null || kind !== 'table')
      throw new Refusal('unauthorised', 'Only members of a table may do that; join it first.');
    const reaction = parse(Reaction, sent, 'the reaction');
    this.#services.rates.take('reaction', `${log} ${member}`);
    this.#hub.local.to(log).emit('reacted', { member, reaction });
    this.#services.hints.reacted(log, { member, reaction });
    return { ok: true, seq: seq() };
  }

  async #catchUp(sent: unknown): Promise<CaughtUp> {
    const { seq, look, catchUp } = this.#socket.data;
    const since = parse(Seq, sent, 'the last seq seen');
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
    this.#socket.emit('refused', { code: 'bad request', message: 'Too many messages in a row were of no use.' });
    this.#socket.disconnect(true);
  }
}

/** Only Socket.IO itself can put a function there: nothing in JSON becomes one. */
const isReply = (value: unknown): value is (answer: Answer) => void => typeof value === 'function';
