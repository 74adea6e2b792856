/** What the kernel has counted of a process: processor time by thread, and calls that write. Nothing where there is no /proc. */
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { readdirSync, readFileSync } from 'node:fs';

/** The kernel's unit of time in /proc, which is the same on every Linux. */
const TICK_MICROSECONDS = 10_000;
/** Where user and system time stand after the name of a thread, which may have spaces in it. */
const USER = 11;
const SYSTEM = 12;

/** Microseconds of processor time, and calls. */
export interface Usage {
  readonly user: number;
  readonly system: number;
  /** Of all, that of the thread which all connections share. */
  readonly main: number;
  /** Of all, that of the busiest other one: it writes to the database where that is a file. */
  readonly store: number;
  /** Writes to sockets, files and between threads. */
  readonly writes: number;
}

type Counts = Pick<Usage, 'user' | 'system' | 'writes'>;

const NOTHING: Counts = { user: 0, system: 0, writes: 0 };

/** Begins to count for processes; the function it returns says what they have used since. */
export function usageFrom(pids: readonly number[]): () => Usage {
  const before = pids.map(threadsOf);
  return () => pids.map((pid, i) => between(pid, before[i] ?? new Map(), threadsOf(pid))).reduce(sum);
}

function between(pid: number, before: ReadonlyMap<number, Counts>, after: ReadonlyMap<number, Counts>): Usage {
  const used = [...after].map(([thread, { user, system, writes }]) => {
    const was = before.get(thread) ?? NOTHING;
    return { thread, user: user - was.user, system: system - was.system, writes: writes - was.writes };
  });
  const timeOf = (threads: typeof used): number => Math.max(0, ...threads.map(({ user, system }) => user + system));
  return {
    ...used.reduce(add, NOTHING),
    main: timeOf(used.filter(({ thread }) => thread === pid)),
    store: timeOf(used.filter(({ thread }) => thread !== pid)),
  };
}

const add = (a: Counts, b: Counts): Counts => ({
  user: a.user + b.user,
  system: a.system + b.system,
  writes: a.writes + b.writes,
});

const sum = (a: Usage, b: Usage): Usage => ({ ...add(a, b), main: a.main + b.main, store: a.store + b.store });

function threadsOf(pid: number): ReadonlyMap<number, Counts> {
  const folder = `/proc/${pid}/task`;
  try {
    return new Map(readdirSync(folder).map((thread) => [Number(thread), countsOf(`${folder}/${thread}`)]));
  } catch {
    return new Map();
  }
}

function countsOf(folder: string): Counts {
  const stat = readFileSync(`${folder}/stat`, 'utf8');
  const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
  const microseconds = (field: number): number => Number(fields[field]) * TICK_MICROSECONDS;
  const writes = Number(/^syscw: (\d+)/m.exec(readFileSync(`${folder}/io`, 'utf8'))?.[1] ?? 0);
  return { user: microseconds(USER), system: microseconds(SYSTEM), writes };
}

/** Counts all system calls of processes while something is done; NaN where strace is not at hand. */
export async function systemCalls(pids: readonly number[], work: () => Promise<void>): Promise<number> {
  const tracers = pids.map((pid) => new Tracer(pid));
  await Promise.all(tracers.map((tracer) => tracer.isAttached));
  await work();
  const counts = await Promise.all(tracers.map((tracer) => tracer.count()));
  return counts.reduce((all, count) => all + count, 0);
}

/** The last line of what strace tells: share, seconds, microseconds a call, calls, perhaps errors. */
const TOTAL = /^100\.00 +\S+ +\d+ +(\d+) .*total$/m;

class Tracer {
  /** Or has failed to be. */
  readonly isAttached: Promise<void>;
  readonly #strace: ChildProcess;
  readonly #ended: Promise<unknown>;
  #told = '';

  constructor(pid: number) {
    const strace = spawn('strace', ['-f', '-c', '-p', String(pid)], { stdio: ['ignore', 'ignore', 'pipe'] });
    this.#strace = strace;
    this.#ended = once(strace, 'close').catch(() => {}); // not at hand
    this.isAttached = new Promise((resolve) => {
      this.#ended.then(() => resolve());
      strace.stderr.setEncoding('utf8').on('data', (text: string) => {
        this.#told += text;
        if (text.includes('attached')) resolve();
      });
    });
  }

  async count(): Promise<number> {
    this.#strace.kill('SIGINT');
    await this.#ended;
    return Number(TOTAL.exec(this.#told)?.[1]);
  }
}
