/** Bars to the right for what wins more than an even share, to the left for what wins less. Names may be long, so they are words above. */
import '../../ui/chart/plot.css';
import { type Scale, type Span, scaleFor } from '../../ui/chart/scale.ts';
import { useChapter } from '../../words/texts.ts';
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
  const span: Span = [Math.min(-LEAST_REACH, ...lows), Math.max(LEAST_REACH, ...highs)];
  const place = scaleFor(span, [MARGIN, 100 - MARGIN]);
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
      <GainAxis span={span} place={place} />
    </>
  );
}

/** An end that is so near to the middle, in percent of the width, has no room for its value. */
const NEAR = 14;

/** The values at both ends, and nothing in the middle. */
function GainAxis({ span, place }: { readonly span: Span; readonly place: Scale }) {
  const named = span.filter((end) => Math.abs(place(end) - place(0)) > NEAR);
  return (
    <svg class="gain-axis tn" aria-hidden="true">
      <text x={`${place(0)}%`} y="14" text-anchor="middle">
        0
      </text>
      {named.map((end) => (
        <text key={end} x={`${place(end)}%`} y="14" text-anchor={end < 0 ? 'start' : 'end'}>
          {signedText(end)}
        </text>
      ))}
    </svg>
  );
}

interface GainBarProps {
  readonly gain: number;
  /** How far the truth may be to either side. */
  readonly reach: number;
  /** From a gain to a place, in percent of the width. */
  readonly place: Scale;
}

function GainBar({ gain, reach, place }: GainBarProps) {
  const [zero, end] = [place(0), place(gain)];
  const at = (value: number) => `${place(value)}%`;
  return (
    <svg class="gain-bar" aria-hidden="true">
      <rect
        class={gain < 0 ? 'plot-bar is-loss' : 'plot-bar is-gain'}
        x={`${Math.min(zero, end)}%`}
        y="2"
        width={`${Math.abs(end - zero)}%`}
        height="12"
      />
      <line class="gain-even" x1={`${zero}%`} x2={`${zero}%`} y1="0" y2="22" />
      <Reach from={at(gain - reach)} to={at(gain + reach)} />
    </svg>
  );
}

/** A line with an end on either side, below its bar. */
function Reach({ from, to }: { readonly from: string; readonly to: string }) {
  return (
    <g class="plot-whisker">
      <line x1={from} x2={to} y1="18" y2="18" />
      <line x1={from} x2={from} y1="15" y2="21" />
      <line x1={to} x2={to} y1="15" y2="21" />
    </g>
  );
}
