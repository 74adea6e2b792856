/** Somebody's engine: a program that gets a line for each game and answers each with a line. */
import { type ChildProcessByStdio, spawn } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';
import type { Readable, Writable } from 'node:stream';

export type Answer =
  | { readonly kind: 'line'; readonly line: string }
  | { readonly kind: 'not started'; readonly why: string }
  | { readonly kind: 'ended'; readonly how: string }
  | { readonly kind: 'too slow'; readonly seconds: number };

type Child = ChildProcessByStdio<Writable, Readable, null>;

export class EngineProgram {
  readonly #child: Child | null;
  readonly #lines: AsyncIterator<string> | null;
  readonly #seconds: number;
  readonly #failure: Promise<Answer>;

  /** `seconds`: how long it may think about one game. What it writes to standard error goes to ours. */
  constructor(command: readonly string[], seconds: number) {
    this.#seconds = seconds;
    const child = started(command);
    if (child instanceof Error) {
      this.#child = null;
      this.#lines = null;
      this.#failure = Promise.resolve({ kind: 'not started', why: child.message });
      return;
    }
    this.#child = child;
    this.#failure = new Promise((resolve) => {
      child.once('error', ({ message }) => resolve({ kind: 'not started', why: message }));
    });
    child.stdin.on('error', () => {}); // it has ended, which its output tells
    this.#lines = createInterface({ input: child.stdout })[Symbol.asyncIterator]();
  }

  async ask(line: string): Promise<Answer> {
    if (this.#child === null || this.#lines === null) return this.#failure;
    this.#child.stdin.write(`${line}\n`);
    const late = after(this.#seconds);
    try {
      return await Promise.race([this.#failure, this.#next(this.#child, this.#lines), late.promise]);
    } finally {
      late.stop();
    }
  }

  /** Says that nothing more comes, and ends a program that does not end by itself. */
  async stop(): Promise<void> {
    const child = this.#child;
    if (child?.pid === undefined) return;
    if (!hasEnded(child)) {
      const ended = once(child, 'exit');
      child.stdin.end();
      const late = after(1);
      await Promise.race([ended, late.promise]);
      late.stop();
      if (!hasEnded(child)) child.kill('SIGKILL');
      await ended;
    }
    // What it has started itself may hold them open, and nobody waits for that.
    child.stdin.destroy();
    child.stdout.destroy();
  }

  async #next(child: Child, lines: AsyncIterator<string>): Promise<Answer> {
    const { done, value } = await lines.next();
    if (!done) return { kind: 'line', line: value };
    if (!hasEnded(child)) await Promise.race([once(child, 'exit'), this.#failure]);
    return { kind: 'ended', how: child.signalCode ?? `exit code ${child.exitCode}` };
  }
}

/** Some of what is wrong with a command is thrown at once, the rest is told later. */
function started([program = '', ...args]: readonly string[]): Child | Error {
  try {
    return spawn(program, args, { stdio: ['pipe', 'pipe', 'inherit'] });
  } catch (error) {
    return error instanceof Error ? error : new Error(String(error));
  }
}

const hasEnded = ({ exitCode, signalCode }: Child): boolean => exitCode !== null || signalCode !== null;

function after(seconds: number): { readonly promise: Promise<Answer>; stop(): void } {
  let timer: NodeJS.Timeout | undefined;
  const promise = new Promise<Answer>((resolve) => {
    timer = setTimeout(() => resolve({ kind: 'too slow', seconds }), seconds * 1000);
  });
  return { promise, stop: () => clearTimeout(timer) };
}
