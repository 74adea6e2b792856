/** A total on its way to the target: what it was, and what this round has added. */

import type { Seat } from '@turn7/engine';
import { number } from '../../words/format.ts';
import { useTexts } from '../../words/texts.ts';

interface ScoreBarProps {
  /** Of all seats: their bars are compared. */
  readonly totals: readonly number[];
  readonly seat: Seat;
  readonly gain: number;
  readonly target: number;
}

export function ScoreBar({ totals, seat, gain, target }: ScoreBarProps) {
  const { summary: t } = useTexts();
  const total = totals[seat] ?? 0;
  const whole = Math.max(target, ...totals);
  const share = (points: number) => `${(100 * points) / whole}%`;
  return (
    <div class="score-bar">
      <span class="score-track" aria-hidden="true">
        <i style={{ width: share(total - gain) }} />
        <i class="score-gain" style={{ width: share(gain) }} />
        <span class="score-target" style={{ left: share(target) }} />
      </span>
      <b aria-hidden="true">{number(total)}</b>
      <span class="vh">{t.progress(total, target)}</span>
    </div>
  );
}
