/**
 * `npm run bench browser`: the page that measures, in slices that take turns, because the machine's mood changes by the
 * minute: a hand-tuned loop (a new worker each time, as it is a new process in Node), the engine, and what /lab/simulate
 * plays with.
 */
import { openWorker, Pool } from '../src/lab/simulation/pool.ts';
import type { Job } from './worker.ts';

const SEATS = 4;
const POINTS = 25;
const PLAYER = `stay:${POINTS}`;
const GAMES = 60_000;
/** The loop plays so many times our games in a slice: it starts anew each time, and its warming up must not count. */
const LOOP_SHARE = 8;
const SLICES = 9;

/** Games a second. */
interface Slice {
  readonly loop: number;
  readonly engine: number;
  readonly simulator: number;
}

const engine = new Worker(new URL('./worker.ts', import.meta.url), { type: 'module' });
const pool = new Pool(1, openWorker);

async function loopSpeed(): Promise<number> {
  const worker = new Worker(`/loop.mjs?${[GAMES * LOOP_SHARE, 1, SEATS, POINTS]}`, { type: 'module' });
  const printed = String(await answerOf(worker));
  worker.terminate();
  return Number(/games\/s=(\d+)/.exec(printed)?.[1]);
}

async function engineSpeed(): Promise<number> {
  const job: Job = { seats: SEATS, player: PLAYER, games: GAMES };
  engine.postMessage(job);
  return Number(await answerOf(engine));
}

async function simulatorSpeed(seed: number): Promise<number> {
  const table = { entries: Array<string>(SEATS).fill(PLAYER), seed };
  const start = performance.now();
  await pool.play(table, GAMES, { onReport: () => {}, onCrash: () => {} });
  return GAMES / ((performance.now() - start) / 1000);
}

function answerOf(worker: Worker): Promise<unknown> {
  return new Promise((resolve, reject) => {
    worker.onmessage = ({ data }) => resolve(data);
    worker.onerror = ({ message }) => reject(new Error(message || 'a worker could not be loaded'));
  });
}

async function measure(): Promise<readonly Slice[]> {
  const slices: Slice[] = [];
  for (let seed = 0; seed <= SLICES; seed++) {
    slices.push({ loop: await loopSpeed(), engine: await engineSpeed(), simulator: await simulatorSpeed(seed) });
  }
  return slices.slice(1); // in the first everything was new
}

const tell = (what: object): Promise<Response> => fetch('/told', { method: 'POST', body: JSON.stringify(what) });

measure().then(
  (slices) => tell({ browser: navigator.userAgent, slices }),
  (error: Error) => tell({ problem: error.message }),
);
