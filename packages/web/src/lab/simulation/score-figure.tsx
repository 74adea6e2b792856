/** What a round brought: a hill for each bot. */
import type { TableRow } from '../../ui/chart/data-table.tsx';
import { Figure } from '../../ui/chart/figure.tsx';
import { RidgeChart } from '../../ui/chart/ridge-chart.tsx';
import { number, percent } from '../../words/format.ts';
import { useChapter } from '../../words/texts.ts';
import { botHue } from '../hues.ts';
import { useBotWords } from './bot-words.ts';
import { estimateCells, points } from './cells.ts';
import type { Group, ResultProps } from './groups.ts';

export function ScoreFigure({ summary: { scoreStep }, groups, address }: ResultProps) {
  const t = useChapter('simulation');
  const { groupName } = useBotWords();
  const ridges = groups.map((group, i) => ({
    label: groupName(group.word, group.seats),
    points: sharesOf(group).map((share, step) => ({ at: step * scoreStep, share })),
    mean: group.score.value,
    text: number(group.score.value, 1),
    hue: botHue(i),
  }));
  const steps = groups[0]?.histogram.map((_, step, { length }) => stepName(step, scoreStep, length)) ?? [];
  return (
    <Figure
      title={t.scores}
      tells={t.scoresTell}
      fileName="turn7-round-scores"
      address={address}
      data={{
        columns: [t.botHead, t.meanScore, t.standardError, ...steps],
        rows: groups.map(
          (group, i): TableRow => [
            ridges[i]?.label ?? '',
            ...estimateCells(group.score, points),
            ...sharesOf(group).map((share) => ({ value: share, text: percent(share, 1) })),
          ],
        ),
      }}
    >
      <RidgeChart
        says={t.scoresSay(ridges.map(({ label, text }) => `${label}: ${text}`))}
        ridges={ridges}
        format={number}
        foot={t.scoresFoot}
        meanHead={t.mean}
        most={steps.length * scoreStep}
      />
    </Figure>
  );
}

/** Of each step. */
function sharesOf({ histogram }: Group): readonly number[] {
  const rounds = histogram.reduce((sum, one) => sum + one, 0);
  return histogram.map((one) => one / rounds);
}

/** `5–9`; the last has no end. */
const stepName = (step: number, width: number, steps: number): string =>
  step === steps - 1 ? `${number(step * width)}+` : `${number(step * width)}–${number((step + 1) * width - 1)}`;
