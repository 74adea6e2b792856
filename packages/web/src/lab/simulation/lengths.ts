/** How long games were, in steps that a chart has room for. */
import { LONGEST } from '@turn7/simulator';

interface LengthStep {
  /** Rounds, from and to. */
  readonly from: number;
  readonly to: number;
  readonly games: number;
}

/** More cannot be told apart on a phone. */
const MOST_STEPS = 40;
const WIDTHS = [1, 2, 5, 10, 20];

/** From the shortest game to the longest; `lengths`: how many games took no round, one, two and so on. */
export function lengthSteps(lengths: readonly number[]): readonly LengthStep[] {
  const shortest = lengths.findIndex((games) => games > 0);
  if (shortest < 0) return [];
  const width = WIDTHS.find((one) => (lengths.length - shortest) / one <= MOST_STEPS) ?? LONGEST;
  const start = Math.floor(shortest / width) * width;
  return Array.from({ length: Math.ceil((lengths.length - start) / width) }, (_, i) => {
    const from = start + i * width;
    const games = lengths.slice(from, from + width).reduce((sum, one) => sum + one, 0);
    return { from, to: from + width - 1, games };
  });
}

/** `9`, `40–49`, or `400+` where the longer ones are counted as well. */
export function stepName({ from, to }: LengthStep, number: (value: number) => string): string {
  if (to >= LONGEST) return `${number(from)}+`;
  return from === to ? number(from) : `${number(from)}–${number(to)}`;
}
