import { playGames, type Report, Reports, summaryOf } from '@turn7/simulator';
import { describe, expect, test } from 'vitest';
import { Pool } from '../src/lab/simulation/pool.ts';
import { Run } from '../src/lab/simulation/run.ts';
import { type Setup, tableOf, USUAL } from '../src/lab/simulation/setup.ts';
import { HandClock } from './support/hand-clock.ts';
import { PlayWorkers, settled } from './support/play-workers.ts';

const SETUP: Setup = {
  ...USUAL,
  rows: [
    { bot: { kind: 'strategy', strategy: 'random', number: null }, seats: 1 },
    { bot: { kind: 'strategy', strategy: 'stay', number: 25 }, seats: 2 },
  ],
  games: 200,
  seed: 11,
};
const TABLE = tableOf(SETUP);
const ALONE = playGames({ table: TABLE, first: 0, games: SETUP.games });

describe('a pool of workers', () => {
  const play = (crew: PlayWorkers, workers: number) => {
    const total = new Reports(TABLE);
    const reports: Report[] = [];
    const crashes: number[] = [];
    const pool = new Pool(workers, crew.open);
    const done = pool.play(TABLE, SETUP.games, {
      onReport: (report) => {
        reports.push(report);
        total.add(report);
      },
      onCrash: () => crashes.push(reports.length),
    });
    return { pool, total, reports, crashes, done };
  };

  test.each([
    ['one worker', 1, () => 0],
    ['two, the first always first', 2, () => 0],
    ['three in turn', 3, (step: number) => step],
    ['eight, out of order', 8, (step: number) => step * 5 + 3],
  ])('comes to what one thread alone comes to: %s', async (_, workers, order) => {
    const crew = new PlayWorkers();
    const { total, done } = play(crew, workers);
    for (let step = 0; crew.busy.length > 0; step++) await crew.answer(order(step));
    await done;
    expect(total.tally.counts).toEqual(ALONE.counts);
    expect(crew.all).toHaveLength(workers);
  });

  test('lets a new worker play the games of one that crashed', async () => {
    const crew = new PlayWorkers();
    const { total, crashes, done } = play(crew, 2);
    await crew.answer(0);
    await crew.crash(1);
    while (crew.busy.length > 0) await crew.answer(0);
    await done;
    expect(crashes).toEqual([1]);
    expect(crew.all.map(({ isOpen }) => isOpen)).toEqual([true, false, true]);
    expect(total.tally.counts).toEqual(ALONE.counts);
  });

  test.each([
    ['end two workers', { message: 'out of memory' }, 'out of memory'],
    ['no worker comes for', {}, 'it could not be loaded'],
  ])('gives up on games that %s', async (_, why, message) => {
    const crew = new PlayWorkers();
    const { done } = play(crew, 1);
    const refused = expect(done).rejects.toMatchObject({ message, chunk: { first: 0, games: 1 } });
    await crew.crash(0, why);
    await crew.crash(0, why);
    await refused;
  });

  test('hears nothing more once it is closed', async () => {
    const crew = new PlayWorkers();
    const { pool, reports } = play(crew, 2);
    await crew.answer(0);
    const late = crew.busy;
    pool.close();
    expect(crew.all.some(({ isOpen }) => isOpen)).toBe(false);
    for (const worker of late) worker.dispatchEvent(new MessageEvent('message', { data: null }));
    await settled();
    expect(reports).toHaveLength(1);
  });
});

describe('a run', () => {
  const start = (setup = SETUP) => {
    const crew = new PlayWorkers();
    const clock = new HandClock();
    const run = new Run(setup, new Pool(2, crew.open), () => clock.now());
    /** Each answer takes half a second. */
    const step = async () => {
      clock.pass(500);
      await crew.answer(0);
    };
    return { crew, run, step };
  };

  test('shows how far it is and for how long still', async () => {
    const { run, step } = start();
    expect(run.shown.value).toMatchObject({ played: 0, summary: null, state: { kind: 'running', secondsLeft: null } });
    await step(); // one game in half a second
    expect(run.shown.value).toMatchObject({
      played: 1,
      summary: { games: 1 },
      state: { kind: 'running', perSecond: 2, secondsLeft: 199 / 2 },
    });
  });

  test('ends with the figures that one thread alone has', async () => {
    const { crew, run, step } = start();
    while (crew.busy.length > 0) await step();
    const { state, summary, played } = run.shown.value;
    expect({ state, played }).toEqual({ state: { kind: 'complete' }, played: SETUP.games });
    expect(summary).toEqual(summaryOf(TABLE, ALONE, summary?.seconds ?? Number.NaN));
    expect(crew.all.some(({ isOpen }) => isOpen)).toBe(false);
  });

  test('that is stopped keeps what was played', async () => {
    const { crew, run, step } = start();
    await step();
    await step();
    run.stop();
    const { state, played, summary } = run.shown.value;
    expect(state).toEqual({ kind: 'stopped' });
    expect(played).toBeGreaterThan(0);
    expect(summary?.games).toBe(played);
    expect(crew.all.some(({ isOpen }) => isOpen)).toBe(false);
    run.stop();
    expect(run.shown.value.state).toEqual({ kind: 'stopped' });
  });

  test('tells of a worker that was replaced', async () => {
    const { crew, run, step } = start();
    await crew.crash(0);
    await step();
    expect(run.shown.value).toMatchObject({ crashes: 1, state: { kind: 'running' } });
  });

  test('that fails says in which games, and keeps the others', async () => {
    const { crew, run, step } = start();
    await step();
    await crew.crash(1);
    await crew.crash(1);
    expect(run.shown.value).toMatchObject({
      played: 1,
      summary: { games: 1 },
      state: { kind: 'failed', why: 'out of memory' },
    });
  });

  test('that cannot have a worker says so', async () => {
    const pool = new Pool(1, () => {
      throw new Error('workers are not allowed');
    });
    const run = new Run(SETUP, pool, () => 0);
    await settled();
    expect(run.shown.value.state).toEqual({ kind: 'failed', games: null, why: 'workers are not allowed' });
  });
});
