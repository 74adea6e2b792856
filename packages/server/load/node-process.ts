/** A real node in a process of its own: the built program, as a person would start it. */
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { createRequire } from 'node:module';

/** Found from wherever this file is bundled into. */
const PROGRAM = createRequire(import.meta.url).resolve('turn7/dist/turn7.js');
const READY_MS = 30_000;
const POLL_MS = 25;

export interface NodeSettings {
  readonly port: number;
  /** The folder of its database; none where DATABASE_URL says where that is. */
  readonly data?: string;
  readonly env?: Readonly<Record<string, string>>;
}

export class NodeProcess {
  readonly url: string;
  readonly #settings: NodeSettings;
  #child: ChildProcess | null = null;
  /** What it wrote to its standard error. */
  errors = '';

  constructor(settings: NodeSettings) {
    this.#settings = settings;
    this.url = `http://127.0.0.1:${settings.port}`;
  }

  get pid(): number {
    return this.#child?.pid ?? 0;
  }

  get isRunning(): boolean {
    return this.#child !== null && this.#child.exitCode === null && this.#child.signalCode === null;
  }

  /** Starts, and waits until it is ready. */
  async start(): Promise<void> {
    const { port, data, env } = this.#settings;
    const folder = data === undefined ? [] : ['--data', data];
    const args = [PROGRAM, 'serve', '--host', '127.0.0.1', '--port', String(port), ...folder];
    const child = spawn(process.execPath, args, {
      env: { ...process.env, ...env },
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    let listens = false;
    // It says where it is once it listens there; until then another server may answer at that port.
    child.stdout.on('data', () => {
      listens = true;
    });
    child.stderr.setEncoding('utf8').on('data', (text: string) => {
      this.errors = (this.errors + text).slice(-20_000);
    });
    this.#child = child;
    const deadline = Date.now() + READY_MS;
    while (!listens || !(await this.isReady())) {
      if (!this.isRunning)
        throw new Error(`the server stopped with ${child.exitCode ?? child.signalCode}: ${this.errors}`);
      if (Date.now() > deadline) throw new Error(`the server was not ready in time: ${this.errors}`);
      await new Promise((resolve) => setTimeout(resolve, POLL_MS));
    }
  }

  async isReady(): Promise<boolean> {
    return fetch(`${this.url}/ready`, { signal: AbortSignal.timeout(READY_MS) }).then(
      (response) => response.ok,
      () => false,
    );
  }

  /** Does nothing to one that has ended. */
  signal(signal: NodeJS.Signals): void {
    if (this.isRunning) this.#child?.kill(signal);
  }

  /** SIGKILL ends it as a power cut would, SIGTERM as an operator does. */
  async end(signal: 'SIGKILL' | 'SIGTERM'): Promise<number | null> {
    const child = this.#child;
    if (child === null || !this.isRunning) return child?.exitCode ?? null;
    child.kill(signal);
    const [code] = await once(child, 'exit');
    return code;
  }
}
