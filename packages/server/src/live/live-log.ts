/** A log in memory: what its lines come to as of the last committed one, and what has to be done for it one by one. */
import type { Append, Row } from '../store/store.ts';
import type { Pause } from '../table/milestone.ts';
import type { Alarm } from './alarm.ts';
import type { Deadline } from './deadlines.ts';

/** The types that belong to logs of one kind. */
export interface LogTypes {
  /** As of one line, which is as everybody may read it. */
  readonly version: { readonly state: object; readonly line: { readonly seq: number } };
  /** Of a line, as the store has it. */
  readonly body: object;
  /** What a line changed, for those who follow. */
  readonly update: unknown;
  /** The whole, as everybody may see it. */
  readonly view: unknown;
}

/** What is written with a line and stands in no log: the hash of the key that somebody gets by it, who makes the log. */
export interface Beside extends Pick<Append, 'publisher'> {
  readonly keyHash?: string | undefined;
}

/** What logs of one kind are about: a table, a shared score sheet, or a group. */
export interface LogKind<T extends LogTypes> {
  readonly noun: string;
  /** The name of a log in the store; no other kind has such names. */
  nameOf(code: string): string;
  read(text: string): T['body'];
  write(body: T['body']): string;
  /** Whether a line must not leave the store and those who read it there. */
  isSecret(body: T['body']): boolean;
  /** What only those know who read the log, and nobody is told as long as lines are sealed with it; null if there is none. */
  sealKey(state: T['version']['state']): string | null;
  /** `before`: null for the first line. Throws if the line does not fit there. */
  apply(code: string, before: T['version'] | null, body: T['body'], seq: number, at: number): T['version'];
  /** What else changes with a line. */
  consequences(before: T['version'] | null, after: T['version'], beside: Beside): Omit<Append, 'row'>;
  /** How what a log comes to is kept, or null where logs are replayed from their beginning. */
  readonly milestone: {
    /** Another number for what other versions wrote. */
    readonly form: number;
    write(version: T['version']): string;
    /** `row`: the line it was written after. */
    read(text: string, row: Row, pause: Pause): Promise<T['version']>;
  } | null;
  update(version: T['version']): T['update'];
  view(version: T['version']): T['view'];
}

/** What a line takes in the store, about: a long one its text besides. */
export const STORED_LINE_BYTES = 200;
/** How many lines, and the commands of how many, are remembered without asking the store. */
const REMEMBERED = 16;

export class LiveLog<T extends LogTypes> {
  readonly code: string;
  /** The name of the log. */
  readonly name: string;
  /** When it was last of use, by the steady clock. */
  usedAt = 0;
  /** Rings when something is due. */
  alarm: Alarm | undefined;
  /** Of the next duty, as far as anybody has asked for it. */
  deadline: Deadline | null = null;
  /** Whether the log may have lines that are not known here. */
  isDoubtful = false;
  readonly #kind: LogKind<T>;
  #version: T['version'] | null = null;
  /** The last lines, each where its seq says: to move them all up for a new one would touch what the collector left alone. */
  readonly #lines: (T['version']['line'] | null)[] = Array.from({ length: REMEMBERED }, () => null);
  /** Their commands, in the same places. */
  readonly #commands: (string | null)[] = Array.from({ length: REMEMBERED }, () => null);
  #work: Promise<unknown> = Promise.resolve();
  #waiting = 0;

  constructor(kind: LogKind<T>, code: string) {
    this.#kind = kind;
    this.code = code;
    this.name = kind.nameOf(code);
  }

  /** As committed; only a log without a line has none, and such a log is never given out. */
  get version(): T['version'] {
    if (this.#version === null) throw new Error(`${this.name} has no lines`);
    return this.#version;
  }

  get state(): T['version']['state'] {
    return this.version.state;
  }

  get view(): T['view'] {
    return this.#kind.view(this.version);
  }

  get seq(): number {
    return this.#version?.line.seq ?? 0;
  }

  get isBusy(): boolean {
    return this.#waiting > 0;
  }

  /** Does one thing after the other; at once if there is nothing else to do. */
  inTurn<R>(task: () => Promise<R>): Promise<R> {
    const isFree = this.#waiting === 0;
    this.#waiting++;
    const result = isFree ? task() : this.#work.then(task);
    const done = (): void => {
      this.#waiting--;
    };
    this.#work = result.then(done, done);
    return result;
  }

  /** What a line would make of it, and what would follow from it; nothing changes yet. */
  preview(body: T['body'], at: number, beside: Beside) {
    const next = this.#kind.apply(this.code, this.#version, body, this.seq + 1, at);
    return { next, consequences: this.#kind.consequences(this.#version, next, beside) };
  }

  /** The line is in the log: all is as it said. */
  advance(version: T['version'], command: string | null): void {
    const { line } = version;
    this.#version = version;
    this.#lines[line.seq % REMEMBERED] = line;
    this.#commands[line.seq % REMEMBERED] = command;
  }

  /** What the log came to with a line that nobody asks for any more. */
  restore(version: T['version']): void {
    this.#version = version;
  }

  /** A line that is in the log already. */
  follow({ body, seq, at, command }: Row): T['version'] {
    const version = this.#kind.apply(this.code, this.#version, this.#kind.read(body), seq, at);
    this.advance(version, command);
    return version;
  }

  /** The seq of the line that a command made, if that was not long ago. */
  seqOf(command: string): number | undefined {
    return this.#lines[this.#commands.indexOf(command)]?.seq;
  }

  /** The lines after a seq, or null if that is too long ago. */
  linesSince(since: number): readonly T['version']['line'][] | null {
    const lines: T['version']['line'][] = [];
    for (let seq = since + 1; seq <= this.seq; seq++) {
      const line = this.#lines[seq % REMEMBERED];
      if (line?.seq !== seq) return null;
      lines.push(line);
    }
    return lines;
  }
}
