/** Tells those who run the server when its time of day has jumped: lines have it, and nodes compare theirs. */
import type { Services } from '../services.ts';

const EVERY_MS = 10_000;
/** Clocks are put right little by little all the time; nobody need hear of that. */
const JUMP_MS = 1000;

/** Until the function it returns is called. */
export function watchClock(
  { now, steady, log }: Pick<Services, 'now' | 'steady' | 'log'>,
  every = EVERY_MS,
): () => void {
  let before = now() - steady();
  const timer = setInterval(() => {
    const difference = now() - steady();
    const seconds = Math.round((difference - before) / 1000);
    if (Math.abs(difference - before) >= JUMP_MS)
      log.warn({ seconds }, 'the time of day has jumped: the clock was set, or the machine slept');
    before = difference;
  }, every);
  return () => clearInterval(timer);
}
