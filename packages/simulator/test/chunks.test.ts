import { expect, test } from 'vitest';
import { type Chunk, Chunks } from '../src/chunks.ts';

/** Takes all chunks, each game of them played in so many milliseconds. */
function takeAll(chunks: Chunks, msPerGame: number): Chunk[] {
  const taken: Chunk[] = [];
  for (let chunk = chunks.next(); chunk; chunk = chunks.next({ games: chunk.games, ms: chunk.games * msPerGame })) {
    taken.push(chunk);
  }
  return taken;
}

test.each([
  ['fast games', 100_000, 2, 0.01],
  ['slow games', 40, 3, 500],
  ['a single game', 1, 1, 1],
])('%s: every game is handed out exactly once, in order', (_, games, workers, ms) => {
  let next = 0;
  for (const { first, games: size } of takeAll(new Chunks(games, workers), ms)) {
    expect(first).toBe(next);
    expect(size).toBeGreaterThan(0);
    next += size;
  }
  expect(next).toBe(games);
});

test('slow games come one by one, so that progress flows', () => {
  expect(takeAll(new Chunks(40, 1), 500).every(({ games }) => games === 1)).toBe(true);
});

test('fast games come in ever larger chunks up to a tenth of a second, and in small ones at the end', () => {
  const sizes = takeAll(new Chunks(100_000, 2), 0.01).map(({ games }) => games);
  expect(sizes.slice(0, 6)).toEqual([1, 8, 64, 512, 4096, 10_000]);
  expect(Math.max(...sizes)).toBe(10_000);
  expect(sizes.at(-1)).toBe(1);
});

test('after its close nothing is handed out', () => {
  const chunks = new Chunks(10, 1);
  chunks.next();
  chunks.close();
  expect(chunks.next()).toBeUndefined();
});
