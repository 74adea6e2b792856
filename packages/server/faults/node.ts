/** A node of the server in a process of its own, which all kinds of bad things can be done to. */
import { execFileSync } from 'node:child_process';
import { existsSync, writeFileSync } from 'node:fs';
import { setTimeout as sleep } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { NodeProcess } from '../load/node-process.ts';

/** From where this file is bundled into. */
const PRELOAD = fileURLToPath(new URL('../faults/preload.cjs', import.meta.url));
const RETRY_MS = 100;

export interface NodeSettings {
  readonly port: number;
  readonly env: Readonly<Record<string, string>>;
  /** The folder of its SQLite database, if it has one. */
  readonly data?: string;
  /** Tells the running process about its clock and its disk. */
  readonly control: string;
}

export class FaultyNode {
  readonly #process: NodeProcess;
  readonly #control: string;
  #faults = { clock: 0, commit: 0 };
  #starting: Promise<void> | null = null;
  #isOver = false;

  constructor({ port, env, data, control }: NodeSettings) {
    this.#control = control;
    this.#tell({});
    const options = `--require ${PRELOAD}`;
    const all = { ...env, NODE_OPTIONS: options, FAULTS_FILE: control };
    this.#process = new NodeProcess({ port, env: all, ...(data === undefined ? {} : { data }) });
  }

  /** What it wrote to its standard error. */
  get errors(): string {
    return this.#process.errors;
  }

  /** Until it is ready, however often it has to be started: where something else is broken too, it may end again. */
  start(): Promise<void> {
    this.#starting ??= this.#keepStarting().finally(() => {
      this.#starting = null;
    });
    return this.#starting;
  }

  async kill(): Promise<void> {
    await this.#process.end('SIGKILL');
  }

  /** As an operator stops it. Its exit code. */
  stop(): Promise<number | null> {
    return this.#process.end('SIGTERM');
  }

  pause(): void {
    this.#process.signal('SIGSTOP');
  }

  resume(): void {
    this.#process.signal('SIGCONT');
  }

  /** No file may grow beyond so many bytes: the system refuses, as it does when the disk is full. */
  limitFiles(bytes: number | 'unlimited'): void {
    if (this.#process.isRunning)
      execFileSync('prlimit', ['--pid', String(this.#process.pid), `--fsize=${bytes}:unlimited`]);
  }

  /** Sets the wall clock ahead, or back if it is below 0. */
  setClock(milliseconds: number): void {
    this.#tell({ clock: milliseconds });
  }

  /** Every commit takes so much longer. */
  slowDisk(milliseconds: number): void {
    this.#tell({ commit: milliseconds });
  }

  /** Whether a commit was ever slow. */
  get wasSlow(): boolean {
    return existsSync(`${this.#control}.slow`);
  }

  /** For good. */
  async end(): Promise<void> {
    this.#isOver = true;
    this.resume();
    await this.kill();
  }

  #tell(change: { clock?: number; commit?: number }): void {
    this.#faults = { ...this.#faults, ...change };
    writeFileSync(this.#control, JSON.stringify(this.#faults));
  }

  async #keepStarting(): Promise<void> {
    while (!this.#isOver) {
      try {
        if (!this.#process.isRunning) await this.#process.start();
        if (await this.#process.isReady()) return;
      } catch {
        // It has ended, and its standard error says why.
      }
      await sleep(RETRY_MS);
    }
  }
}
