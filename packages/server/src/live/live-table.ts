/** A table in memory: its state as of the last committed line, and what has to be done for it one thing at a time. */
import type { LogLine, TableView, Update } from '@turn7/protocol';
import type { Row } from '../store/store.ts';
import { apply } from '../table/apply.ts';
import { type Body, entryOf, readBody } from '../table/body.ts';
import { type Duty, dutyOf, type Pace } from '../table/due.ts';
import { stageOf, type TableState } from '../table/state.ts';
import { gameView, lobbyView, tableView } from '../table/view.ts';
import { Queue } from './queue.ts';

/** A table as of one line of its log. */
export interface Version {
  readonly state: TableState;
  /** What is to be done for it next. */
  readonly duty: Duty | null;
  readonly line: LogLine;
}

/** How many updates, and how many commands, are remembered without asking the store. */
const REMEMBERED = 16;

export class LiveTable {
  readonly code: string;
  /** When it was last of use. */
  usedAt = 0;
  /** Acts when the table's duty is due. */
  timer: NodeJS.Timeout | undefined;
  /** Whether the log may have lines that are not known here. */
  isDoubtful = false;
  readonly #pace: Pace;
  #version: Version | null = null;
  #lines: LogLine[] = [];
  readonly #commands = new Map<string, number>();
  readonly #queue = new Queue();

  constructor(code: string, pace: Pace) {
    this.code = code;
    this.#pace = pace;
  }

  /** As committed; null before the first line, and a table without a line is never given out. */
  get version(): Version | null {
    return this.#version;
  }

  get state(): TableState {
    return this.#last.state;
  }

  get duty(): Duty | null {
    return this.#last.duty;
  }

  get seq(): number {
    return this.#version?.line.seq ?? 0;
  }

  get view(): TableView {
    return tableView(this.state, this.duty);
  }

  get #last(): Version {
    if (this.#version === null) throw new Error(`table ${this.code} has no lines`);
    return this.#version;
  }

  get isBusy(): boolean {
    return this.#queue.isBusy;
  }

  /** Does one thing after the other. */
  inTurn<T>(task: () => Promise<T>): Promise<T> {
    return this.#queue.inTurn(task);
  }

  /** What a line would make of the table; nothing changes yet. */
  preview(body: Body, at: number): Version {
    const { state, events } = apply(this.code, this.#version?.state ?? null, body, this.seq + 1, at);
    const line = { seq: state.seq, at, entry: entryOf(body), events: [...events] };
    return { state, duty: dutyOf(state, this.#pace), line };
  }

  /** The line is in the log: the table is what it said. */
  advance(version: Version, command: string | null): Update {
    this.#version = version;
    this.#lines.push(version.line);
    if (this.#lines.length > REMEMBERED) this.#lines.shift();
    if (command !== null) this.#rememberCommand(command, version.line.seq);
    return updateOf(version);
  }

  /** A line that is in the log already. */
  follow(row: Row): Update {
    return this.advance(this.preview(readBody(row.body), row.at), row.command);
  }

  /** The seq of the line that a command made, if that was not long ago. */
  seqOf(command: string): number | undefined {
    return this.#commands.get(command);
  }

  /** The lines after a seq, or null if that is too long ago. */
  linesSince(since: number): readonly LogLine[] | null {
    if (since >= this.seq) return [];
    const first = this.#lines[0]?.seq ?? this.seq + 1;
    return since + 1 >= first ? this.#lines.filter(({ seq }) => seq > since) : null;
  }

  #rememberCommand(command: string, seq: number): void {
    this.#commands.set(command, seq);
    if (this.#commands.size <= REMEMBERED) return;
    const [oldest] = this.#commands.keys();
    if (oldest !== undefined) this.#commands.delete(oldest);
  }
}

/** The parts of a table that a line may have changed. */
function updateOf({ state, duty, line }: Version): Update {
  const stage = stageOf(state);
  const isMove = line.entry.kind === 'chose';
  const game = state.played && (isMove || stage === 'playing') ? gameView(state.played, duty) : undefined;
  if (game && isMove && stage === 'playing') return { line, game };
  return game ? { line, lobby: lobbyView(state), game } : { line, lobby: lobbyView(state) };
}
