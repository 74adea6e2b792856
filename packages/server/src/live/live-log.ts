/** A log in memory: what its lines come to as of the last committed one, and what has to be done for it one by one. */
import type { Append, Row } from '../store/store.ts';

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

/** What logs of one kind are about: a table, or a shared score sheet. */
export interface LogKind<T extends LogTypes> {
  readonly noun: string;
  /** The name of a log in the store; no other kind has such names. */
  nameOf(code: string): string;
  read(text: string): T['body'];
  write(body: T['body']): string;
  /** `before`: null for the first line. Throws if the line does not fit there. */
  apply(code: string, before: T['version'] | null, body: T['body'], seq: number, at: number): T['version'];
  /** What else changes with a line. `keyHash`: of the key that somebody gets by it. */
  consequences(before: T['version'] | null, after: T['version'], keyHash?: string): Omit<Append, 'row'>;
  update(version: T['version']): T['update'];
  view(version: T['version']): T['view'];
}

/** How many lines, and how many commands, are remembered without asking the store. */
const REMEMBERED = 16;

export class LiveLog<T extends LogTypes> {
  readonly code: string;
  /** The name of the log. */
  readonly name: string;
  /** When it was last of use. */
  usedAt = 0;
  /** Acts when something is due. */
  timer: NodeJS.Timeout | undefined;
  /** Whether the log may have lines that are not known here. */
  isDoubtful = false;
  readonly #kind: LogKind<T>;
  #version: T['version'] | null = null;
  #lines: T['version']['line'][] = [];
  readonly #commands = new Map<string, number>();
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

  /** Does one thing after the other. */
  async inTurn<R>(task: () => Promise<R>): Promise<R> {
    this.#waiting++;
    const result = this.#work.then(task);
    this.#work = result.catch(() => {});
    try {
      return await result;
    } finally {
      this.#waiting--;
    }
  }

  /** What a line would make of it, and what would follow from it; nothing changes yet. */
  preview(body: T['body'], at: number, keyHash?: string) {
    const next = this.#kind.apply(this.code, this.#version, body, this.seq + 1, at);
    return { next, consequences: this.#kind.consequences(this.#version, next, keyHash) };
  }

  /** The line is in the log: all is as it said. */
  advance(version: T['version'], command: string | null): void {
    const { line } = version;
    this.#version = version;
    this.#lines.push(line);
    if (this.#lines.length > REMEMBERED) this.#lines.shift();
    if (command !== null) this.#rememberCommand(command, line.seq);
  }

  /** A line that is in the log already. */
  follow({ body, seq, at, command }: Row): T['version'] {
    const version = this.#kind.apply(this.code, this.#version, this.#kind.read(body), seq, at);
    this.advance(version, command);
    return version;
  }

  /** The seq of the line that a command made, if that was not long ago. */
  seqOf(command: string): number | undefined {
    return this.#commands.get(command);
  }

  /** The lines after a seq, or null if that is too long ago. */
  linesSince(since: number): readonly T['version']['line'][] | null {
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
