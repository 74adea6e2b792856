/** What the best play for points makes of a round, with one part of the deck after the other. */
import { DEFAULT_TARGET } from '@turn7/engine';
import { SOLVED, type SolvedDeck } from '@turn7/strategy';
import type { TableData } from '../chart/data-table.tsx';
import { Figure } from '../chart/figure.tsx';
import { RidgeChart } from '../chart/ridge-chart.tsx';
import type { Chapters } from '../texts/chapters.ts';
import { number, percent } from '../texts/format.ts';
import { useChapter } from '../texts/texts.ts';
import { scoreSteps } from './score-steps.ts';
import { labAddress, USUAL } from './setup.ts';

type BestTexts = Chapters['lab']['best'];

/** As the solver calls them; the order of Locks that others count with is left to the documents. */
const SHOWN = ['numbers', 'modifiers', 'life savers', 'solo'] as const;
type Shown = (typeof SHOWN)[number];
const HUES: Readonly<Record<Shown, string>> = {
  numbers: '--n2',
  modifiers: '--n7',
  'life savers': '--n5',
  solo: '--n10',
};

/** Five points to a step. */
const STEP = 5;
/** Higher scores come less than once in a thousand rounds. */
const MOST = 100;

export function BestFigure() {
  const { best: t } = useChapter('lab');
  const decks = SHOWN.flatMap((name) => {
    const deck = SOLVED.decks.find((one) => one.name === name);
    return deck === undefined ? [] : [{ name, deck }];
  });
  return (
    <Figure
      title={t.title}
      tells={t.tells}
      data={tableOf(decks, t)}
      fileName="turn7-best-play"
      address={labAddress(USUAL, [], 'best')}
    >
      <RidgeChart
        says={t.says(decks.map(({ name, deck }) => `${t.decks[name]} ${number(deck.value, 1)}`))}
        ridges={decks.map(({ name, deck }) => ({
          label: t.decks[name],
          points: scoreSteps(deck.scores, STEP, MOST),
          mean: deck.value,
          text: number(deck.value, 1),
          hue: HUES[name],
        }))}
        format={(tick) => number(tick)}
        foot={t.foot(STEP)}
        meanHead={t.mean}
        most={MOST}
      />
    </Figure>
  );
}

const tableOf = (decks: readonly { readonly name: Shown; readonly deck: SolvedDeck }[], t: BestTexts): TableData => ({
  columns: [t.cards, t.mean, t.bust, t.turn7, t.rounds(DEFAULT_TARGET)],
  rows: decks.map(({ name, deck }) => [
    t.decks[name],
    { value: deck.value, text: number(deck.value, 3) },
    { value: deck.bust, text: percent(deck.bust, 2) },
    { value: deck.turn7, text: percent(deck.turn7, 2) },
    { value: deck.roundsTo200, text: number(deck.roundsTo200, 2) },
  ]),
});
