/** However many ask whether a node is ready, its database hears little of it. */
import { expect, test, vi } from 'vitest';
import { Readiness } from '../src/http/readiness.ts';
import { newSqlite, open } from './support/database.ts';

async function startReadiness() {
  const store = await open(newSqlite());
  const ping = vi.spyOn(store, 'ping');
  const clock = { now: 0 };
  return { ping, clock, readiness: new Readiness(store, () => clock.now) };
}

test('many at once share one question to the database', async () => {
  const { readiness, ping } = await startReadiness();
  const answers = await Promise.all(Array.from({ length: 100 }, () => readiness.databaseAnswers()));
  expect(new Set(answers)).toEqual(new Set([true]));
  expect(ping).toHaveBeenCalledTimes(1);
});

test('a database that does not answer is not asked again before it does', async () => {
  const { readiness, ping, clock } = await startReadiness();
  const answers: (() => void)[] = [];
  ping.mockImplementationOnce(() => new Promise((resolve) => void answers.push(resolve)));
  for (let i = 0; i < 5; i++) {
    expect(await readiness.databaseAnswers()).toBe(false);
    clock.now += 1000;
  }
  expect(ping).toHaveBeenCalledTimes(1);
  for (const answer of answers) answer();
  await expect.poll(() => readiness.databaseAnswers()).toBe(true);
  expect(ping).toHaveBeenCalledTimes(2);
});

test.each([
  ['is used for half a second', 499, 1],
  ['is asked for anew after that', 500, 2],
])('an answer %s', async (_, milliseconds, questions) => {
  const { readiness, ping, clock } = await startReadiness();
  await readiness.databaseAnswers();
  clock.now += milliseconds;
  expect(await readiness.databaseAnswers()).toBe(true);
  expect(ping).toHaveBeenCalledTimes(questions);
});
