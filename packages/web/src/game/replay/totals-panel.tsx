/** The totals of the whole game, read at the moment that is shown; a press on the chart goes to the end of that round. */
import type { Name } from '@turn7/narration';
import '../summary/totals-chart.css';
import { useRef } from 'preact/hooks';
import { useWidth } from '../../ui/use-width.ts';
import { number } from '../../words/format.ts';
import { useChapter } from '../../words/texts.ts';
import { roundsOf } from '../playback/moment.ts';
import { ChartPlot } from '../summary/chart-plot.tsx';
import { type LineStyles, totalsLines } from '../summary/totals.ts';
import { type Replay, roundEnds } from './replay.ts';

export interface TotalsPanelProps {
  readonly replay: Replay;
  readonly names: readonly Name[];
  readonly styles: LineStyles;
  readonly at: number;
  readonly onFrame: (at: number) => void;
}

const HEIGHT = 220;

export function TotalsPanel({ replay, names, styles, at, onFrame }: TotalsPanelProps) {
  const t = useChapter('replay');
  const [frame, width] = useWidth<HTMLDivElement>();
  const isPressed = useRef(false); // the chart reads under a pointer that only passes by as well
  const ends = roundEnds(replay);
  if (ends.length === 0) return null;
  const round = ends.filter((end) => end <= at).length;
  const lines = totalsLines(roundsOf(replay.events), styles);
  const named = lines.filter(({ style }) => style !== null);
  const { target } = replay.record;
  return (
    <figure class="panel totals-chart replay-totals">
      <figcaption>{t.totals}</figcaption>
      <ul class="totals-key">
        {named.map(({ seat, totals, style }) => (
          <li key={seat}>
            <svg viewBox="0 0 30 10" aria-hidden="true">
              <path class={`chart-line ${style}`} d="M0 5H30" />
            </svg>
            {names[seat]?.text} <b>{number(totals[round] ?? 0)}</b>
          </li>
        ))}
      </ul>
      <div
        class="chart-frame"
        ref={frame}
        onPointerDownCapture={() => {
          isPressed.current = true;
        }}
        onPointerUp={() => {
          isPressed.current = false;
        }}
        onPointerLeave={() => {
          isPressed.current = false;
        }}
      >
        {width > 0 && (
          <ChartPlot
            {...{ width, height: HEIGHT, lines, names, target, round }}
            onRound={(wished) => isPressed.current && onFrame(wished === 0 ? 0 : (ends[wished - 1] ?? 0))}
          />
        )}
      </div>
    </figure>
  );
}
