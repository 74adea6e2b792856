/** Bars to the right for what wins more than an even share, to the left for what wins less. Names may be long, so they are words above. */
import '../styles/chart.css';
import { scaleFor } from '../chart/scale.ts';
import { useChapter } from '../texts/texts.ts';
import type { ArmId } from './arms.ts';
import { rateText, signedText } from './figure-text.ts';
import { FIGURES } from './figures.ts';
import { gainOf, LEAST_ERRORS } from './verdict.ts';

/** The chart reaches at least so far to both sides: a small effect shall look small. */
const LEAST_REACH = 0.02;
/** In percent of the width, so that whiskers and their ends have room. */
const MARGIN = 2;

export function GainChart({ arms }: { readonly arms: readonly ArmId[] }) {
  const t = useChapter('guide');
  const reachOf = (arm: ArmId) => LEAST_ERRORS * FIGURES.arms[arm].se;
  const lows = arms.map((arm) => gainOf(arm, FIGURES) - reachOf(arm));
  const highs = arms.map((arm) => gainOf(arm, FIGURES) + reachOf(arm));
  const place = scaleFor([Math.min(-LEAST_REACH, ...lows), Math.max(LEAST_REACH, ...highs)], [MARGIN, 100 - MARGIN]);
  return (
    <>
      <ul class="gain-chart">
        {arms.map((arm) => (
          <li key={arm}>
            <span>{t.arms[arm]}</span>
            <span class="gain-value tn">
              <b>{signedText(gainOf(arm, FIGURES))}</b> <span class="muted">{rateText(FIGURES.arms[arm].rate)}</span>
            </span>
            <GainBar gain={gainOf(arm, FIGURES)} reach={reachOf(arm)} place={place} />
          </li>
        ))}
      </ul>
      <p class="muted gain-key">{t.key}</p>
    </>
  );
}

interface GainBarProps {
  readonly gain: number;
  /** How far the truth may be to either side. */
  readonly reach: number;
  /** From a gain to a place, in percent of the width. */
  readonly place: (gain: number) => number;
}

function GainBar({ gain, reach, place }: GainBarProps) {
  const [zero, end] = [place(0), place(gain)];
  const at = (value: number) => `${place(value)}%`;
  return (
    <svg class="gain-bar" aria-hidden="true">
      <rect
        class={gain < 0 ? 'plot-bar is-loss' : 'plot-bar is-gain'}
        x={`${Math.min(zero, end)}%`}
        y="3"
        width={`${Math.abs(end - zero)}%`}
        height="16"
      />
      <line class="gain-even" x1={`${zero}%`} x2={`${zero}%`} y1="0" y2="22" />
      <Reach class="gain-halo" from={at(gain - reach)} to={at(gain + reach)} />
      <Reach class="plot-whisker" from={at(gain - reach)} to={at(gain + reach)} />
    </svg>
  );
}

/** A line with an end on either side. */
function Reach({ from, to, ...drawn }: { readonly class: string; readonly from: string; readonly to: string }) {
  return (
    <g {...drawn}>
      <line x1={from} x2={to} y1="11" y2="11" />
      <line x1={from} x2={from} y1="6" y2="16" />
      <line x1={to} x2={to} y1="6" y2="16" />
    </g>
  );
}
