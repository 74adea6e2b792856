/** How likely the next card busts: by the size of the row, and for the very row that somebody has. */
import { DEFAULT_TARGET, NUMBER_CARDS } from '@turn7/engine';
import { oddsOf } from '@turn7/strategy';
import { positionAddress } from '../../game/position/address.ts';
import { type Draft, draftOf, withCopies } from '../../game/position/draft.ts';
import { bustsIn } from '../../game/question/odds.ts';
import { CardToggles, toggled } from '../../ui/card-toggles.tsx';
import { BarChart } from '../../ui/chart/bar-chart.tsx';
import type { TableData } from '../../ui/chart/data-table.tsx';
import { Figure } from '../../ui/chart/figure.tsx';
import { number, percent } from '../../words/format.ts';
import { useChapter } from '../../words/texts.ts';
import { check, ProblemList } from '../problem-list.tsx';
import { SeenCards } from '../seen-cards.tsx';
import { type BustChances, bustChances, type Extreme } from './bust-chances.ts';
import { type LabSetup, labAddress, type PanelProps } from './setup.ts';

/** Cool is safe, hot is not, as on the cards. */
const HUES = ['--n1', '--n3', '--n5', '--n7', '--n9', '--n12'];

export function BustFigure({ setup, change }: PanelProps) {
  const { bust: t } = useChapter('lab');
  const { decks, hand, seen } = setup;
  const chances = bustChances(decks);
  const [first, last] = [chances[0], chances.at(-1)];
  return (
    <Figure
      title={t.title}
      tells={t.tells}
      data={tableOf(chances, t)}
      fileName="turn7-bust-chance"
      address={labAddress(setup, ['decks', 'hand', 'seen'], 'bust')}
      below={
        <section class="lab-hand" aria-label={t.hand}>
          <CardToggles
            legend={t.hand}
            choices={NUMBER_CARDS}
            held={hand}
            onToggle={(card) => change({ hand: toggled(hand, card) })}
          />
          <SeenCards
            seen={seen}
            decks={decks}
            onChange={(card, copies) => change({ seen: withCopies(seen, card, copies) })}
          />
          <HandResult draft={draftFor(setup)} />
        </section>
      }
    >
      <BarChart
        says={t.says(first?.mean ?? 0, last?.count ?? 0, last?.mean ?? 0)}
        bars={chances.map(({ count, mean, least, most }, i) => ({
          label: number(count),
          value: mean,
          text: percent(mean),
          range: [least.chance, most.chance],
          hue: HUES[i] ?? '--n12',
        }))}
        format={(tick) => percent(tick)}
        foot={t.foot}
        height={280}
        valuesBelow
      />
    </Figure>
  );
}

/** One seat with this row, and nobody else. */
const draftFor = ({ hand, seen, decks }: LabSetup): Draft => ({
  ...draftOf([{ total: 0, cards: hand, status: 'active' }], DEFAULT_TARGET),
  discard: seen,
  decks,
});

function HandResult({ draft }: { readonly draft: Draft }) {
  const { bust: t } = useChapter('lab');
  const checked = check(draft);
  if (checked.kind === 'problems') return <ProblemList problems={checked.problems} />;
  const odds = oddsOf(checked.game, draft.asked);
  return (
    <>
      <p class="lab-result tn" role="status">
        <b class="lab-big">{percent(odds.bust)}</b> {t.busts(bustsIn(odds), odds.cards)}{' '}
        {t.expected(odds.expected, odds.points)}
      </p>
      <a class="btn" href={positionAddress(draft)}>
        {t.open}
      </a>
    </>
  );
}

function tableOf(
  chances: readonly BustChances[],
  t: {
    readonly foot: string;
    readonly mean: string;
    readonly least: string;
    readonly most: string;
    readonly leastRow: string;
    readonly mostRow: string;
  },
): TableData {
  const cells = ({ chance, row }: Extreme) => [{ value: chance, text: percent(chance, 2) }, row.join(' ')];
  return {
    columns: [t.foot, t.mean, t.least, t.leastRow, t.most, t.mostRow],
    rows: chances.map(({ count, mean, least, most }) => [
      number(count),
      { value: mean, text: percent(mean, 2) },
      ...cells(least),
      ...cells(most),
    ]),
  };
}
