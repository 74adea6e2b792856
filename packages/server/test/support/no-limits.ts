/** Nothing is counted, and replays take turns as they do in a node. */
import { Replays } from '../../src/live/replays.ts';
import { Rates } from '../../src/rates.ts';
import type { Services } from '../../src/services.ts';

export function noLimits(): Pick<Services, 'rates' | 'replays'> {
  const rates = new Rates(false);
  return { rates, replays: new Replays(rates, () => performance.now()) };
}
