/** Chances and what changed them, as people write them. */
import { number, percent } from '../../words/format.ts';

/** An estimate may lie a little beyond what is possible; the sums need it so, people do not. */
export const possible = (chance: number): number => Math.max(0, Math.min(1, chance));

/** `41%` */
export const chance = (share: number, digits = 0): string => percent(possible(share), digits);

/** `+4.2%`, `−0.3%`: what reads as nothing has no sign. */
export function change(share: number): string {
  const text = percent(Math.abs(share), 1);
  if (text === percent(0, 1)) return text;
  return share < 0 ? `−${text}` : `+${text}`;
}

/** `± 0.9` of a hundred. */
export const error = (se: number): string => `± ${number(100 * se, 1)}`;
