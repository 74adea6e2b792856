/** How many rounds it takes until somebody has the points to win. */
import { Figure } from '../../ui/chart/figure.tsx';
import { Histogram } from '../../ui/chart/histogram.tsx';
import { mostOf } from '../../ui/chart/most.ts';
import { number } from '../../words/format.ts';
import { useChapter } from '../../words/texts.ts';
import { count, share, shareTick } from './cells.ts';
import type { ResultProps } from './groups.ts';
import { lengthSteps, stepName } from './lengths.ts';

export function LengthFigure({ summary: { lengths, games, rounds, target }, address }: ResultProps) {
  const t = useChapter('simulation');
  const steps = lengthSteps(lengths);
  const most = mostOf(steps, (step) => step.games);
  return (
    <Figure
      title={t.lengths(target)}
      tells={t.lengthsTell(number(rounds, 2))}
      fileName="turn7-game-lengths"
      address={address}
      data={{
        columns: [t.rounds, t.gamesHead, t.share],
        rows: steps.map((step) => [
          stepName(step, number),
          count(step.games),
          { value: step.games / games, text: share(step.games / games) },
        ]),
      }}
    >
      <Histogram
        says={t.lengthsSay(
          number(rounds, 2),
          most.map((step) => stepName(step, number)),
        )}
        steps={steps.map((step) => ({ at: step.from, share: step.games / games }))}
        mean={rounds}
        format={number}
        formatShare={shareTick}
        foot={t.lengthsFoot}
        hue="--n4"
      />
    </Figure>
  );
}
