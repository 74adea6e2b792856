/** Whether an advice could as well be the other one: playouts are samples, and tell chances apart only so far. */
import type { Advice } from '@turn7/strategy';

/** So far a difference may move when the same position is thought through with other cards: about three standard errors. */
export const CLOSE = 0.01;

export function isTooClose({ reason }: Advice): boolean {
  if (reason.kind !== 'playouts') return false; // nothing else is a sample
  const [best, next] = reason.options.map(({ value }) => value).toSorted((a, b) => b - a);
  return best !== undefined && next !== undefined && best - next < CLOSE;
}
