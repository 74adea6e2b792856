/** A table in memory: its state as of the last committed line, and what has to be done for it one thing at a time. */
import type { GameEvent } from '@turn7/engine';
import type { LogLine, Update } from '@turn7/protocol';
import type { Row } from '../store/store.ts';
import { apply } from '../table/apply.ts';
import { type Body, entryOf, readBody } from '../table/body.ts';
import { dutyOf, type Pace } from '../table/due.ts';
import { stageOf, type TableState } from '../table/state.ts';
import { gameView, lobbyView } from '../table/view.ts';
import { Queue } from './queue.ts';

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
  #state: TableState | null = null;
  #lines: LogLine[] = [];
  readonly #commands = new Map<string, number>();
  readonly #queue = new Queue();

  constructor(code: string) {
    this.code = code;
  }

  /** The state as committed; only a table without a line has none, and such a table is never given out. */
  get state(): TableState {
    if (this.#state === null) throw new Error(`table ${this.code} has no lines`);
    return this.#state;
  }

  get seq(): number {
    return this.#state?.seq ?? 0;
  }

  get isBusy(): boolean {
    return this.#queue.isBusy;
  }

  /** Does one thing after the other. */
  inTurn<T>(task: () => Promise<T>): Promise<T> {
    return this.#queue.inTurn(task);
  }

  /** What a line would make of the table; nothing changes yet. */
  preview(body: Body, at: number): Preview {
    const { state, events } = apply(this.code, this.#state, body, this.seq + 1, at);
    return { state, events, body, at };
  }

  /** The line is in the log: the table is what it said. */
  advance({ state, events, body, at }: Preview, command: string | null, pace: Pace): Update {
    const line: LogLine = { seq: state.seq, at, entry: entryOf(body), events: [...events] };
    this.#state = state;
    this.#lines.push(line);
    if (this.#lines.length > REMEMBERED) this.#lines.shift();
    if (command !== null) this.#rememberCommand(command, state.seq);
    return updateOf(state, line, pace);
  }

  /** A line that is in the log already. */
  follow(row: Row, pace: Pace): Update {
    return this.advance(this.preview(readBody(row.body), row.at), row.command, pace);
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

export interface Preview {
  readonly state: TableState;
  readonly events: readonly GameEvent[];
  readonly body: Body;
  readonly at: number;
}

/** The parts of a table that a line may have changed. */
function updateOf(state: TableState, line: LogLine, pace: Pace): Update {
  const stage = stageOf(state);
  const isMove = line.entry.kind === 'chose';
  const game =
    state.played && (isMove || stage === 'playing') ? gameView(state.played, dutyOf(state, pace)) : undefined;
  if (game && isMove && stage === 'playing') return { line, game };
  return game ? { line, lobby: lobbyView(state), game } : { line, lobby: lobbyView(state) };
}
