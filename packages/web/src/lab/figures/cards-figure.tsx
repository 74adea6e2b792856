/** Every kind of card: how many there are, how likely it comes next, what it scores, how likely it is seen in a round. */
import { DECK_SIZE, MOST_DECKS } from '@turn7/engine';
import type { TableData } from '../../ui/chart/data-table.tsx';
import { Figure } from '../../ui/chart/figure.tsx';
import { mostOf } from '../../ui/chart/most.ts';
import { RowChart } from '../../ui/chart/row-chart.tsx';
import { Stepper } from '../../ui/stepper.tsx';
import { number, percent } from '../../words/format.ts';
import { useChapter, useTexts } from '../../words/texts.ts';
import { cardHue } from '../hues.ts';
import { type CardStats, cardStats, deckFacts } from './card-stats.ts';
import { labAddress, type PanelProps } from './setup.ts';
import { Slider } from './slider.tsx';

export function CardsFigure({ setup, change }: PanelProps) {
  const { cards: t } = useChapter('lab');
  const { common } = useTexts();
  const { decks, drawn } = setup;
  const stats = cardStats(decks, drawn);
  const { cards, numbers, modifiers, actions, points, number: worth } = deckFacts(decks);
  const data: TableData = {
    columns: [t.card, t.copies, t.share, t.points, t.among(drawn)],
    rows: stats.map((one) => [common.cardSign(one.card), ...cellsOf(one)]),
  };
  const likeliest = mostOf(stats, ({ copies }) => copies);
  return (
    <Figure
      title={t.title}
      tells={`${t.tells(cards, numbers, modifiers, actions)} ${t.worth(points, worth)}`}
      data={data}
      fileName="turn7-cards"
      address={labAddress(setup, ['decks', 'drawn'], 'cards')}
      controls={
        <>
          <Stepper
            label={t.decks}
            fewer={t.fewerDecks}
            more={t.moreDecks}
            value={decks}
            least={1}
            most={MOST_DECKS}
            onChange={(wish) => change({ decks: wish, drawn: Math.min(drawn, wish * DECK_SIZE) })}
          />
          <Slider
            label={t.drawn(drawn)}
            limits={{ least: 1, most: decks * DECK_SIZE }}
            value={drawn}
            onChange={(wish) => change({ drawn: wish })}
          />
        </>
      }
    >
      <RowChart
        says={t.says(
          likeliest.map(({ card }) => common.aCard(card)),
          drawn,
          likeliest[0]?.among ?? 0,
        )}
        rows={stats.map(({ card, copies, among }) => ({
          label: common.cardSign(card),
          value: among,
          text: t.row(copies, percent(among, 1)),
          hue: cardHue(card),
        }))}
        format={(tick) => percent(tick)}
      />
      <p class="muted">{t.rowTells}</p>
    </Figure>
  );
}

const cellsOf = ({ copies, share, points, among }: CardStats) => [
  { value: copies, text: number(copies) },
  { value: share, text: percent(share, 2) },
  { value: points, text: number(points) },
  { value: among, text: percent(among, 1) },
];
