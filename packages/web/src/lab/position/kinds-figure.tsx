/** What the next card may be, by its kind. */
import type { Odds } from '@turn7/strategy';
import type { TableData } from '../../ui/chart/data-table.tsx';
import { Figure } from '../../ui/chart/figure.tsx';
import { mostOf } from '../../ui/chart/most.ts';
import { RowChart } from '../../ui/chart/row-chart.tsx';
import { number, percent } from '../../words/format.ts';
import { useChapter, useTexts } from '../../words/texts.ts';
import { cardHue } from '../hues.ts';

interface KindsFigureProps {
  readonly odds: Odds;
  readonly address: string;
}

export function KindsFigure({ odds, address }: KindsFigureProps) {
  const t = useChapter('position');
  const { common } = useTexts();
  const kinds = odds.kinds.map((chance, card) => ({ card, chance, left: Math.round(chance * odds.cards) }));
  const shown = kinds.filter(({ left }) => left > 0);
  const likeliest = mostOf(kinds, ({ left }) => left);
  const data: TableData = {
    columns: [t.card, t.left, t.chance],
    rows: kinds.map(({ card, chance, left }) => [
      common.cardSign(card),
      { value: left, text: number(left) },
      { value: chance, text: percent(chance, 2) },
    ]),
  };
  return (
    <Figure title={t.kinds} tells={t.kindsTells(odds.cards)} data={data} fileName="turn7-next-card" address={address}>
      <RowChart
        says={t.kindsSay(
          likeliest.map(({ card }) => common.aCard(card)),
          likeliest[0]?.chance ?? 0,
        )}
        rows={shown.map(({ card, chance, left }) => ({
          label: common.cardSign(card),
          value: chance,
          text: t.kindsRow(left, percent(chance, 1)),
          hue: cardHue(card),
        }))}
        format={(tick) => percent(tick)}
      />
    </Figure>
  );
}
