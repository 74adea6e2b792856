import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { ReviewBench } from '../src/game/review/review-bench.ts';
import { FIRST_LOOK, ReviewRun, type ReviewState, USUAL_PASSES } from '../src/game/review/review-run.ts';
import type { ReviewWork } from '../src/game/review/review-worker.ts';

const RECORD = readFileSync(
  new URL('../../../cases/case-01-busted-cards-leave-with-the-round.t7', import.meta.url),
  'utf8',
);

/** The bench itself in the place of a worker; each look at its clock takes so many milliseconds. */
function workHere(look: number): ReviewWork & { isClosed: boolean } {
  let now = 0;
  const bench = new ReviewBench(() => {
    now += look;
    return now;
  });
  return {
    isClosed: false,
    begin: async (record, passes) => bench.begin(record, passes),
    work: async (milliseconds) => bench.work(milliseconds),
    review: async () => bench.review(),
    close() {
      this.isClosed = true;
    },
  };
}

/** Waits for a state of a kind. */
function when(run: ReviewRun, isMeant: (state: ReviewState) => boolean): Promise<ReviewState> {
  return new Promise((resolve) => {
    const look = () => isMeant(run.state.value) && resolve(run.state.value);
    run.state.subscribe(look);
    look();
  });
}

describe('a review on its way', () => {
  it('gets better by itself until it is done', async () => {
    const run = new ReviewRun(RECORD, () => workHere(20));
    const reviews = new Set<ReviewState['review']>();
    run.state.subscribe(() => reviews.add(run.state.value.review));
    run.go(USUAL_PASSES);
    const { reached, goal } = await when(run, ({ phase }) => phase === 'done');
    expect(reached.passes).toBe(goal);
    const playouts = [...reviews].map((one) => one?.precision.playouts ?? 0);
    expect(playouts.length).toBeGreaterThan(2);
    expect(playouts).toEqual(playouts.toSorted((a, b) => a - b));
  });

  it('keeps what it has reached when it is stopped, says so, and goes on from there', async () => {
    const work = workHere(60);
    const run = new ReviewRun(RECORD, () => work);
    run.go(USUAL_PASSES);
    await when(run, ({ review }) => review !== null);
    run.stop();
    const stopped = await when(run, ({ phase, review }) => phase === 'stopped' && review?.precision.stopped === true);
    run.go();
    const done = await when(run, ({ phase }) => phase === 'done');
    expect(done.review?.precision.playouts).toBeGreaterThan(stopped.review?.precision.playouts ?? 0);
  });

  it('gets another pass when it is done and somebody wants more', async () => {
    const run = new ReviewRun(RECORD, () => workHere(20));
    run.go(USUAL_PASSES);
    const done = await when(run, ({ phase }) => phase === 'done');
    run.go();
    const again = await when(run, ({ phase, goal }) => phase === 'done' && goal > done.goal);
    expect(again.review?.precision.least).toBeGreaterThan(done.review?.precision.least ?? 0);
  });

  it('is done with a first look where nobody wants more, and goes on from it', async () => {
    const run = new ReviewRun(RECORD, () => workHere(60));
    run.go(FIRST_LOOK);
    const first = await when(run, ({ phase }) => phase === 'done');
    expect(first.review?.curve.length).toBeGreaterThan(1);
    run.go(USUAL_PASSES);
    expect(run.state.value.phase).toBe('working');
    await when(run, ({ phase }) => phase === 'done');
    run.go(FIRST_LOOK);
    expect(run.state.value.phase).toBe('done');
  });

  it('is not done with the first look where more is wanted while that is under way', async () => {
    const work = workHere(60);
    const run = new ReviewRun(RECORD, () => ({
      ...work,
      work: async (milliseconds) => {
        const reached = await work.work(milliseconds);
        if (reached.passes === FIRST_LOOK) run.go(USUAL_PASSES); // somebody opens the review
        return reached;
      },
    }));
    run.go(FIRST_LOOK);
    const { reached } = await when(run, ({ phase }) => phase === 'done');
    expect(reached.passes).toBe(USUAL_PASSES);
  });

  it('has nothing to show when it is stopped at once', async () => {
    const run = new ReviewRun(RECORD, () => workHere(60));
    run.go(USUAL_PASSES);
    run.stop();
    expect(run.state.value).toMatchObject({ phase: 'stopped', review: null });
  });

  it('says that it has failed, and can be tried again with another worker', async () => {
    const broken = { ...workHere(60), work: () => Promise.reject(new Error('broken')) };
    const works = [broken, workHere(60)];
    const run = new ReviewRun(RECORD, () => works.shift() ?? broken);
    run.go(USUAL_PASSES);
    await when(run, ({ phase }) => phase === 'failed');
    expect(broken.isClosed).toBe(true);
    run.go();
    expect((await when(run, ({ phase }) => phase === 'done')).review).not.toBeNull();
  });

  it('ends its worker when nobody wants it any more', async () => {
    const work = workHere(60);
    const run = new ReviewRun(RECORD, () => work);
    run.go(USUAL_PASSES);
    await when(run, ({ review }) => review !== null);
    run.close();
    expect(work.isClosed).toBe(true);
  });
});

describe('the bench', () => {
  it('refuses a text without a game, and work before it has one', () => {
    const bench = new ReviewBench(() => 0);
    expect(() => bench.work(1)).toThrow('no game');
    expect(() => bench.begin('', 1)).toThrow('no record');
  });
});
