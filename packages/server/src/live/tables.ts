/** Tables: the sum of what stands in their logs. */
import {
  closingOf,
  type DailyTry,
  type Envelope,
  type LogLine,
  optionsWith,
  type SomeOptions,
  type TableUpdate,
  type TableView,
  USUAL_OPTIONS,
} from '@turn7/protocol';
import { NEWCOMER, skillAfter } from '../rating/skill.ts';
import { Refusal } from '../refusal.ts';
import type { Services } from '../services.ts';
import type { Append } from '../store/store.ts';
import { checkedOptions, NO_SKILLS, type Skills } from '../table/agreement.ts';
import { apply } from '../table/apply.ts';
import { type Body, entryOf, readBody, writeBody } from '../table/body.ts';
import { decide } from '../table/decide.ts';
import { type Dues, duesOf, type Pace } from '../table/due.ts';
import { MILESTONE_FORM, readMilestone, writeMilestone } from '../table/milestone.ts';
import { recordOf } from '../table/play.ts';
import { ratingRowsOf } from '../table/rating.ts';
import { resultRowOf } from '../table/result.ts';
import { type MemberId, MOST_TABLE_LINES, stageOf, type TableState } from '../table/state.ts';
import { gameStep, gameView, listingOf, lobbyView, tableView } from '../table/view.ts';
import { History } from './history.ts';
import { arrivalId, commandId, moveId, newSecret } from './ids.ts';
import { type Beside, type LiveLog, type LogKind, STORED_LINE_BYTES } from './live-log.ts';
import { logName } from './log-name.ts';
import { Logs } from './logs.ts';

/** A table as of one line of its log. */
interface Version extends Dues {
  readonly state: TableState;
  readonly line: LogLine;
}

export interface TableLog {
  readonly version: Version;
  readonly body: Body;
  readonly update: TableUpdate;
  readonly view: TableView;
}

type Move = Extract<Envelope['command'], { kind: 'move' }>;

export type LiveTable = LiveLog<TableLog>;

type Needs = Pick<Services, 'store' | 'hints' | 'pace' | 'metrics' | 'rates' | 'replays' | 'now' | 'steady'>;

export class Tables extends Logs<TableLog> {
  readonly #store: Services['store'];
  readonly #metrics: Services['metrics'];
  readonly #rates: Services['rates'];
  readonly #history: History;
  readonly #now: Services['now'];

  constructor(services: Needs) {
    const kind = tableKind(services.pace);
    super(kind, services);
    this.#store = services.store;
    this.#metrics = services.metrics;
    this.#rates = services.rates;
    this.#now = services.now;
    this.#history = new History(kind, services);
  }

  /** A new table with nobody at it. */
  create(opening: Body, publisher?: string): Promise<LiveTable> {
    return this.begin(opening, publisher ? { publisher } : {});
  }

  /** A try at a daily challenge, begun now or before. `keyHash`: of the key to its player's place. */
  async openTry(code: string, daily: DailyTry, secret: string, keyHash: string): Promise<LiveTable> {
    const bots = daily.bots.length;
    // What a person should find out by themselves is not told, and nobody else is there.
    const options = { ...USUAL_OPTIONS, seats: bots + 1, clock: null, spectators: false, coach: false };
    const begun = await this.beginAs(code, { kind: 'opened', options, secret, daily }, { keyHash });
    const table = begun ?? (await this.open(code));
    // A node that died may have left it before its first card.
    await this.add(table, ({ played }) => (played === null ? { kind: 'started', game: 1, secret: newSecret() } : null));
    return table;
  }

  /** Lets somebody in who has a key of their own, once however often they ask; the seq of the line. `keyHash`: of that key. */
  admit(table: LiveTable, decision: (state: TableState) => Body, keyHash: string): Promise<number> {
    return this.carryOut(table, decision, arrivalId(keyHash), { keyHash });
  }

  /**
   * Carries out a member's command and returns the seq of its line. Sent again, it returns the same. `address`: of whoever
   * sent it, if anybody did.
   */
  async execute(code: string, member: MemberId, envelope: Envelope, address: string | null = null): Promise<number> {
    const { command } = envelope;
    const startedAt = performance.now();
    const table = this.atHand(code) ?? (await this.open(code));
    if (address !== null) this.#rates.take('written', address, bytesOf(command, table.state));
    const skills = command.kind === 'start' ? await this.#skillsAt(table.state) : NO_SKILLS;
    const decision = (state: TableState): Body => {
      if (state.daily !== null && this.#now() >= closingOf(state.daily.date))
        throw new Refusal('wrong stage', `The challenge of ${state.daily.date} is over.`);
      if (!state.members.has(member)) throw new Refusal('unauthorised', 'You are no longer at this table.');
      return decide(state, member, command, newSecret, skills);
    };
    const seq = await this.#carryOut(table, decision, member, envelope, address);
    this.#metrics.acknowledged(command.kind, performance.now() - startedAt);
    return seq;
  }

  /** Of those whose next game counts. */
  async #skillsAt({ rated }: TableState): Promise<Skills> {
    if (rated.size === 0) return NO_SKILLS;
    const players = [...rated.values()];
    const sums = await this.#store.ratingsOf(players, false);
    const known = sums.map((sum) => [sum.player, skillAfter(sum)] as const);
    return new Map([...players.map((player) => [player, NEWCOMER] as const), ...known]);
  }

  #carryOut(
    table: LiveTable,
    decision: (state: TableState) => Body,
    member: MemberId,
    { id, command }: Envelope,
    address: string | null,
  ): Promise<number> {
    if (command.kind !== 'move') return this.carryOut(table, decision, commandId(member, id, command));
    const move = moveId(member, id, command);
    const find = async (): Promise<number | null> =>
      table.seqOf(move) ??
      (await this.#findMove(table, move, command, address)) ??
      this.found(table, commandId(member, id, command)); // as once written
    return this.carryOut(table, decision, move, undefined, find);
  }

  /**
   * Between the first line of its game and that of the next one, and behind as many moves as were made before it. Of a move
   * of long ago that is a long way, which the address pays for that sent it.
   */
  async #findMove(
    { name, state }: LiveTable,
    move: string,
    { game, question }: Move,
    address: string | null,
  ): Promise<number | null> {
    const start = state.starts[game - 1];
    if (start === undefined) return null;
    const among = { after: start + question, last: state.starts[game] ?? state.seq + 1 };
    if (among.last <= among.after) return null;
    if (address !== null) this.#rates.take('replay', address, among.last - among.after);
    return (await this.#store.findCommand(name, move, among))?.seq ?? null;
  }

  /** The lines of a table after a seq, at most so many, for somebody at an address. */
  async lines(
    code: string,
    since: number,
    most = MOST_TABLE_LINES,
    address: string | null = null,
  ): Promise<readonly LogLine[]> {
    const table = await this.open(code, address);
    const atHand = table.linesSince(since);
    if (atHand !== null) return atHand.slice(0, most);
    const read = await this.#history.lines(code, since, most, address);
    const addedMeanwhile = table.linesSince(read.at(-1)?.seq ?? since) ?? [];
    return [...read, ...addedMeanwhile].slice(0, most);
  }
}

/** The first line of a table that is not as usual in some respects. Throws a Refusal. */
export const openingOf = (options: SomeOptions): Body => ({
  kind: 'opened',
  options: checkedOptions(optionsWith(USUAL_OPTIONS, options)),
  secret: newSecret(),
});

/** A game is paid for when it starts, since bots may play all of it: about so many bytes a seat and point of its target. */
const GAME_BYTES = 40;

const bytesOf = ({ kind }: Envelope['command'], { seats, options }: TableState): number =>
  STORED_LINE_BYTES + (kind === 'start' ? seats.length * options.target * GAME_BYTES : 0);

export const tableKind = (pace: Pace): LogKind<TableLog> => ({
  noun: 'table',
  nameOf: (code) => logName('table', code),
  read: readBody,
  write: writeBody,
  isSecret: (body) => 'secret' in body,
  sealKey: ({ secret }) => secret, // of the game after this one
  apply: (code, before, body, seq, at) => {
    const { state, events } = apply(code, before?.state ?? null, body, seq, at);
    return versionOf(state, { seq, at, entry: entryOf(body, state), events }, pace);
  },
  consequences,
  milestone: {
    form: MILESTONE_FORM,
    write: ({ state }) => writeMilestone(state),
    read: async (text, { seq, at, body }, pause) => {
      const state = await readMilestone(text, pause);
      return versionOf(state, { seq, at, entry: entryOf(readBody(body), state), events: [] }, pace);
    },
  },
  update: updateOf,
  view: ({ state, due }) => tableView(state, due),
});

function versionOf(state: TableState, line: LogLine, pace: Pace): Version {
  const { duty, due, slowDue } = duesOf(state, pace);
  return { state, line, duty, due, slowDue };
}

/** The parts of a table that a line may have changed. */
function updateOf({ state, due, line }: Version): TableUpdate {
  const { played } = state;
  const { kind } = line.entry;
  const isPlaying = stageOf(state) === 'playing';
  if (played !== null && kind === 'started') return { line, lobby: lobbyView(state), game: gameView(played, due) };
  if (played === null || !(kind === 'chose' || isPlaying)) return { line, lobby: lobbyView(state) };
  const step = gameStep(played, due);
  const isMove = line.entry.kind === 'chose' && !line.entry.back;
  return isMove && isPlaying ? { line, step } : { line, lobby: lobbyView(state), step };
}

/** What else changes with a line: who has a key, how the table is listed, a game's record. */
function consequences(before: Version | null, after: Version, { keyHash, publisher }: Beside): Omit<Append, 'row'> {
  const { state, line } = after;
  const { entry, at } = line;
  const { code: log, played, daily } = state;
  const isOver = played?.game.finished && before?.state.played?.game.finished === false;
  const due = after.slowDue === (before?.slowDue ?? null) ? {} : { due: after.slowDue };
  if (entry.kind === 'chose' && !isOver) return due; // most lines are such, and of most of them nothing follows
  const listing = listingText(state);
  return {
    ...due,
    ...(publisher === undefined ? {} : { publisher }),
    ...(keyHash === undefined ? {} : { token: { hash: keyHash, log, member: state.joined } }),
    // Whoever leaves may ask again whether they have: their token opens nothing, but it is known whose it was.
    ...(entry.kind === 'kicked' ? { revoke: { log, member: entry.member } } : {}),
    ...(entry.kind === 'left' || entry.kind === 'kicked' ? { silence: { log, member: entry.member } } : {}),
    ...(listing !== (before && listingText(before.state)) ? { listing } : {}),
    ...(isOver ? { record: { log, game: played.number, finishedAt: at, text: recordOf(played) } } : {}),
    ...(isOver && played.rated.length > 0 ? { ratings: ratingRowsOf(log, played, at) } : {}),
    ...(isOver && daily !== null ? { result: resultRowOf(log, daily, played, at) } : {}),
  };
}

const listingText = (state: TableState): string | null => {
  const listing = listingOf(state);
  return listing && JSON.stringify(listing);
};
