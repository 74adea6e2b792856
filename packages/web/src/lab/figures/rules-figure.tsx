/** Simple rules beside the best play: how much of it they get. */
import type { TableData } from '../../ui/chart/data-table.tsx';
import { Figure } from '../../ui/chart/figure.tsx';
import { RowChart } from '../../ui/chart/row-chart.tsx';
import { useAnswer } from '../../ui/use-answer.ts';
import type { Chapters } from '../../words/chapters.ts';
import { number, percent } from '../../words/format.ts';
import { useChapter } from '../../words/texts.ts';
import type { RuleOutcome, SimpleRule } from '../solver.ts';
import { askSolver } from '../solver-worker.ts';
import { Unanswered } from '../unanswered.tsx';
import { labAddress, type PanelProps, STAY_SUMS } from './setup.ts';
import { isOwn, rulesWith } from './simple-rules.ts';
import { Slider } from './slider.tsx';

const HUES = { sum: '--n5', bust: '--n10', count: '--n2' } as const;

type RulesTexts = Chapters['lab']['rules'];

export function RulesFigure({ setup, change }: PanelProps) {
  const { rules: t } = useChapter('lab');
  const { stay } = setup;
  const asked = rulesWith(stay);
  const { again, state, value } = useAnswer(`${stay}`, () => askSolver((solver) => solver.rules(asked)));
  const outcomes = value ?? [];
  const own = outcomes.find((one) => isOwn(one, stay));
  const [best] = outcomes.toSorted((a, b) => b.share - a.share);
  return (
    <Figure
      title={t.title}
      tells={t.tells}
      data={tableOf(outcomes, t)}
      fileName="turn7-simple-rules"
      address={labAddress(setup, ['stay'], 'rules')}
      controls={
        <>
          <Slider
            label={t.stayFrom(stay)}
            limits={STAY_SUMS}
            value={stay}
            onChange={(wish) => change({ stay: wish })}
          />
          <p class="lab-result tn" role="status">
            {own && t.result(nameOf(own, t), own.share, own.value, own.bust)}
            {own === undefined && state === 'thinking' && t.thinking}
          </p>
          {state === 'failed' && <Unanswered tells={t.failed} again={again} />}
        </>
      }
    >
      <div class="lab-rules-chart">
        <RowChart
          says={best ? t.best(nameOf(best, t), best.share) : t.thinking}
          rows={outcomes.map((one) => ({
            label: isOwn(one, stay) ? `▸ ${nameOf(one, t)}` : nameOf(one, t),
            isMarked: isOwn(one, stay),
            value: one.share,
            text: percent(one.share, 1),
            hue: HUES[one.looksAt],
          }))}
          format={(tick) => percent(tick)}
        />
      </div>
    </Figure>
  );
}

function nameOf({ looksAt, limit }: SimpleRule, t: RulesTexts): string {
  if (limit === null) return t.always;
  if (looksAt === 'sum') return t.sum(limit);
  return looksAt === 'bust' ? t.risk(limit) : t.count(limit);
}

const tableOf = (outcomes: readonly RuleOutcome[], t: RulesTexts): TableData => ({
  columns: [t.rule, t.share, t.value, t.bust, t.turn7],
  rows: outcomes.map((one) => [
    nameOf(one, t),
    { value: one.share, text: percent(one.share, 2) },
    { value: one.value, text: number(one.value, 2) },
    { value: one.bust, text: percent(one.bust, 1) },
    { value: one.turn7, text: percent(one.turn7, 2) },
  ]),
});
