/** What `master` comes to on the deal of a day is its own, however busy a node is. */
import { expect, onTestFinished, test, vi } from 'vitest';
import { Bots } from '../src/live/bots.ts';
import { masterResult } from '../src/live/master-result.ts';
import { secretNumber } from './support/log.ts';

test('also where so many bots think that others have to do', { timeout: 60_000 }, async () => {
  const bots = new Bots();
  onTestFinished(() => bots.close());
  const challenge = { date: '2026-11-18', board: 'solo' as const, bots: [], secret: secretNumber(7) };
  const own = await masterResult(bots, challenge);
  vi.spyOn(bots, 'takesTime').mockReturnValue(false);
  const quick = vi.spyOn(bots, 'choose');
  expect(await masterResult(bots, challenge)).toEqual(own);
  expect(quick).not.toHaveBeenCalled();
});
