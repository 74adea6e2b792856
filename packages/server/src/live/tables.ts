/** Tables: the sum of what stands in their logs. */
import {
  type Envelope,
  type LogLine,
  type Options,
  type TableUpdate,
  type TableView,
  USUAL_OPTIONS,
} from '@turn7/protocol';
import { Refusal } from '../refusal.ts';
import type { Services } from '../services.ts';
import type { Append } from '../store/store.ts';
import { apply } from '../table/apply.ts';
import { type Body, entryOf, readBody, writeBody } from '../table/body.ts';
import { decide } from '../table/decide.ts';
import { type Duty, dutyOf, type Pace } from '../table/due.ts';
import { recordOf } from '../table/play.ts';
import { type MemberId, stageOf, type TableState } from '../table/state.ts';
import { gameView, listingOf, lobbyView, tableView } from '../table/view.ts';
import { History } from './history.ts';
import { commandId, newSecret } from './ids.ts';
import type { LiveLog, LogKind } from './live-log.ts';
import { Logs } from './logs.ts';

/** A table as of one line of its log. */
interface Version {
  readonly state: TableState;
  /** What is to be done for it next. */
  readonly duty: Duty | null;
  readonly line: LogLine;
}

interface TableLog {
  readonly version: Version;
  readonly body: Body;
  readonly update: TableUpdate;
  readonly view: TableView;
}

export type LiveTable = LiveLog<TableLog>;

type Needs = Pick<Services, 'store' | 'hints' | 'pace' | 'metrics' | 'now'>;

export class Tables extends Logs<TableLog> {
  readonly #metrics: Services['metrics'];
  readonly #history: History;

  constructor(services: Needs) {
    super(tableKind(services.pace), services);
    this.#metrics = services.metrics;
    this.#history = new History(services.store);
  }

  /** A new table with nobody at it. */
  create(options: Partial<Options>): Promise<LiveTable> {
    return this.begin({ kind: 'opened', options: { ...USUAL_OPTIONS, ...options }, secret: newSecret() });
  }

  /** Carries out a member's command and returns the seq of its line. Sent again, it returns the same. */
  async execute(code: string, member: MemberId, envelope: Envelope): Promise<number> {
    const { command } = envelope;
    const startedAt = performance.now();
    const table = await this.open(code);
    const decision = (state: TableState): Body => {
      if (!state.members.has(member)) throw new Refusal('unauthorised', 'You are no longer at this table.');
      return decide(state, member, command, newSecret);
    };
    const seq = await this.carryOut(table, decision, commandOf(member, envelope));
    this.#metrics.acknowledged(command.kind, performance.now() - startedAt);
    return seq;
  }

  /** The lines of a table after a seq, at most so many. */
  async lines(code: string, since: number, most = Number.POSITIVE_INFINITY): Promise<readonly LogLine[]> {
    const table = await this.open(code);
    return table.linesSince(since)?.slice(0, most) ?? this.#history.lines(code, since, most);
  }
}

export const commandOf = (member: MemberId, { id, command }: Envelope): string => commandId(member, id, command);

export const tableKind = (pace: Pace): LogKind<TableLog> => ({
  noun: 'table',
  nameOf: (code) => code,
  read: readBody,
  write: writeBody,
  apply: (code, before, body, seq, at) => {
    const { state, events } = apply(code, before?.state ?? null, body, seq, at);
    return { state, duty: dutyOf(state, pace), line: { seq, at, entry: entryOf(body), events: [...events] } };
  },
  consequences,
  update: updateOf,
  view: ({ state, duty }) => tableView(state, duty),
});

/** The parts of a table that a line may have changed. */
function updateOf({ state, duty, line }: Version): TableUpdate {
  const stage = stageOf(state);
  const isMove = line.entry.kind === 'chose';
  const game = state.played && (isMove || stage === 'playing') ? gameView(state.played, duty) : undefined;
  if (game && isMove && stage === 'playing') return { line, game };
  return game ? { line, lobby: lobbyView(state), game } : { line, lobby: lobbyView(state) };
}

/** What else changes with a line: who has a key, when the table is due, how it is listed, a game's record. */
function consequences(before: Version | null, { state, duty, line }: Version, keyHash?: string): Omit<Append, 'row'> {
  const { entry, at } = line;
  const { code: log, played } = state;
  const due = duty?.at ?? null;
  const listing = listingText(state);
  const isOver = played?.game.finished && before?.state.played?.game.finished === false;
  return {
    ...(entry.kind === 'joined' && keyHash ? { token: { hash: keyHash, log, member: entry.member } } : {}),
    ...(entry.kind === 'left' || entry.kind === 'kicked' ? { revoke: { log, member: entry.member } } : {}),
    ...(before === null || due !== (before.duty?.at ?? null) ? { due } : {}),
    ...(listing !== (before && listingText(before.state)) ? { listing } : {}),
    ...(isOver ? { record: { log, game: played.number, finishedAt: at, text: recordOf(played) } } : {}),
  };
}

const listingText = (state: TableState): string | null => {
  const listing = listingOf(state);
  return listing && JSON.stringify(listing);
};
