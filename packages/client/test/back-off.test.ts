/** How often something is asked that was refused. */
import type { RefusalCode } from '@turn7/protocol';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { patiently } from '../src/back-off.ts';
import { ServerRefusal } from '../src/refusal.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

/** Refuses so often, then answers. */
const refusing = (code: RefusalCode, times: number) => {
  const ask = vi.fn(async () => 'answer');
  for (let i = 0; i < times; i++) ask.mockRejectedValueOnce(new ServerRefusal(code, 'no'));
  return ask;
};

async function outcomeOf(ask: () => Promise<string>): Promise<string> {
  const outcome = patiently(ask).catch((error: unknown) => (error instanceof ServerRefusal ? error.code : 'broken'));
  await vi.runAllTimersAsync();
  return outcome;
}

test('nobody asks again who no longer waits', async () => {
  const ask = refusing('unavailable', 9);
  const waiting = new AbortController();
  const outcome = patiently(ask, waiting.signal).catch(() => 'given up');
  await vi.advanceTimersByTimeAsync(10);
  waiting.abort();
  expect(await outcome).toBe('given up');
  expect(ask).toHaveBeenCalledTimes(1);
});

test('nobody waits for the next attempt who gave up during the last', async () => {
  const waiting = new AbortController();
  const ask = vi.fn(async () => {
    waiting.abort();
    throw new ServerRefusal('unavailable', 'no');
  });
  await expect(patiently(ask, waiting.signal)).rejects.toMatchObject({ code: 'unavailable' });
  await expect(patiently(ask, waiting.signal)).rejects.toThrow();
  expect(ask).toHaveBeenCalledTimes(1);
  expect(vi.getTimerCount()).toBe(0);
});

test.each([
  ['what is answered is asked once', 'unavailable', 0, 'answer', 1],
  ['what is refused for a passing reason is asked again', 'unavailable', 2, 'answer', 3],
  ['what is refused four times is given up', 'too many requests', 9, 'too many requests', 4],
  ['what will be refused again is not asked again', 'not found', 1, 'not found', 1],
] as const)('%s', async (_, code, times, outcome, asked) => {
  const ask = refusing(code, times);
  expect(await outcomeOf(ask)).toBe(outcome);
  expect(ask).toHaveBeenCalledTimes(asked);
});
