/** A server of its own for a test: a process in a temporary folder, which stops and starts again on the same port. */
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { chownSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';

const START_MS = 20_000;
const POLL_MS = 20;

/** Whom a process runs as; undefined for whoever runs the tests. */
export type RunAs = { readonly uid: number; readonly gid: number } | undefined;

export interface Command {
  readonly program: string;
  readonly args: readonly string[];
  /** What ends it at once, without leaving processes behind; SIGKILL unless told. */
  readonly quit?: NodeJS.Signals;
  readonly runAs?: RunAs | undefined;
}

export function temporaryFolder(prefix: string, runAs?: RunAs): string {
  const folder = mkdtempSync(join(tmpdir(), prefix));
  if (runAs) chownSync(folder, runAs.uid, runAs.gid);
  return folder;
}

export class ServerProcess {
  readonly #command: Command;
  readonly #folder: string;
  readonly #answers: () => Promise<unknown>;
  readonly #onExit = (): void => this.#remove();
  #process: ChildProcess | undefined;
  #output = '';

  /** `answers` rejects as long as the server does not. */
  constructor(command: Command, folder: string, answers: () => Promise<unknown>) {
    this.#command = command;
    this.#folder = folder;
    this.#answers = answers;
    process.on('exit', this.#onExit); // a test run that ends early leaves nothing behind
  }

  /**
   * Does nothing if it runs. Tries again if it ends at once: after a kill, what is left of the last one may still be in
   * its way.
   */
  async start(): Promise<void> {
    const deadline = performance.now() + START_MS;
    while (!(await this.#isUp())) {
      if (performance.now() > deadline) throw new Error(`${this.#command.program} did not start:\n${this.#output}`);
      if (!this.#runs()) this.#spawn();
      await sleep(POLL_MS);
    }
  }

  /** Ends it, and waits until it is gone. Its folder stays. */
  async stop(signal: NodeJS.Signals): Promise<void> {
    const child = this.#process;
    if (!child || !this.#runs()) return;
    const exit = once(child, 'exit');
    child.kill(signal);
    await exit;
  }

  /** Ends it for good, and deletes its folder. */
  async dispose(): Promise<void> {
    await this.stop(this.#quit);
    process.off('exit', this.#onExit);
    this.#remove();
  }

  #remove(): void {
    this.#process?.kill(this.#quit);
    rmSync(this.#folder, { recursive: true, force: true, maxRetries: 10, retryDelay: 20 });
  }

  get #quit(): NodeJS.Signals {
    return this.#command.quit ?? 'SIGKILL';
  }

  #spawn(): void {
    const { program, args, runAs } = this.#command;
    const child = spawn(program, args, { cwd: this.#folder, stdio: ['ignore', 'pipe', 'pipe'], ...runAs });
    this.#process = child;
    this.#output = '';
    for (const stream of [child.stdout, child.stderr]) {
      stream.on('data', (data) => {
        this.#output = (this.#output + data).slice(-4000);
      });
    }
  }

  #runs(): boolean {
    return this.#process?.exitCode === null && this.#process.signalCode === null;
  }

  #isUp(): Promise<boolean> {
    return this.#answers().then(
      () => true,
      () => false,
    );
  }
}
