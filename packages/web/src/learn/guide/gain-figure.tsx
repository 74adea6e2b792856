/** The measurements of a claim as bars to either side of an even share, and as a table. */
import type { TableData } from '../../ui/chart/data-table.tsx';
import { Figure } from '../../ui/chart/figure.tsx';
import type { Chapters } from '../../words/chapters.ts';
import { useChapter } from '../../words/texts.ts';
import { ARMS, type ArmId } from './arms.ts';
import { CLAIMS, type ClaimId } from './claims.ts';
import { pointsText, rateText, signedText } from './figure-text.ts';
import { FIGURES } from './figures.ts';
import { GainChart } from './gain-chart.tsx';
import { gainOf, parOf } from './verdict.ts';

export function GainFigure({ id }: { readonly id: ClaimId }) {
  const t = useChapter('guide');
  const { shows } = CLAIMS[id];
  const { chart, tells } = t.claims[id];
  return (
    <Figure
      title={chart}
      level={3}
      tells={tells}
      data={dataOf(shows, t)}
      fileName={`turn7-${id}`}
      address={`/learn/strategy#${id}`}
    >
      <GainChart arms={shows} />
    </Figure>
  );
}

function dataOf(arms: readonly ArmId[], t: Chapters['guide']): TableData {
  const { player, wins, error, even, gain, name, others } = t.columns;
  return {
    columns: [player, wins, error, even, gain, name, others],
    rows: arms.map((arm) => {
      const { rate, se } = FIGURES.arms[arm];
      const { one, field, players } = ARMS[arm];
      return [
        t.arms[arm],
        { value: rate, text: rateText(rate) },
        { value: se, text: pointsText(se) },
        { value: parOf(arm), text: rateText(parOf(arm)) },
        { value: gainOf(arm, FIGURES), text: signedText(gainOf(arm, FIGURES)) },
        one,
        `${players - 1} × ${field}`,
      ];
    }),
  };
}
