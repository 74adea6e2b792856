/** What the best play for points makes of a round, with one part of the deck after the other. */
import { DEFAULT_TARGET } from '@turn7/engine';
import { type ScoreChance, SOLVED, type SolvedDeck } from '@turn7/strategy';
import type { Cell, TableData, TableRow } from '../../ui/chart/data-table.tsx';
import { Figure } from '../../ui/chart/figure.tsx';
import { RidgeChart } from '../../ui/chart/ridge-chart.tsx';
import type { Chapters } from '../../words/chapters.ts';
import { number, percent } from '../../words/format.ts';
import { useChapter } from '../../words/texts.ts';
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

/** The figures of each deck, then every step of its hill. */
function tableOf(decks: readonly { readonly name: Shown; readonly deck: SolvedDeck }[], t: BestTexts): TableData {
  const row = (head: string, cellOf: (deck: SolvedDeck) => Cell): TableRow => [
    head,
    ...decks.map(({ deck }) => cellOf(deck)),
  ];
  const steps = scoreSteps([], STEP, MOST).map(({ at }, i, { length }) =>
    row(stepName(at, i === length - 1), ({ scores }) => shareCell(scoreSteps(scores, STEP, MOST)[i]?.share ?? 0)),
  );
  return {
    columns: [t.points, ...decks.map(({ name }) => t.decks[name])],
    rows: [
      row(t.mean, ({ value }) => ({ value, text: number(value, 3) })),
      row(t.bust, ({ bust }) => shareCell(bust)),
      row(t.turn7, ({ turn7 }) => shareCell(turn7)),
      row(t.rounds(DEFAULT_TARGET), ({ roundsTo200: value }) => ({ value, text: number(value, 2) })),
      ...steps,
    ],
  };
}

const stepName = (at: number, isLast: boolean): string =>
  isLast ? `${number(at)}+` : `${number(at)}–${number(at + STEP - 1)}`;

const shareCell = (value: number): Cell => ({ value, text: percent(value, 2) });

/** Chances of single scores, put together in steps. */
interface ScoreStep {
  /** Where it begins. */
  readonly at: number;
  readonly share: number;
}

/** From 0 on, `step` points each; what is above `most` counts in the last step. */
export const scoreSteps = (scores: readonly ScoreChance[], step: number, most: number): readonly ScoreStep[] =>
  Array.from({ length: Math.ceil(most / step) }, (_, i) => {
    const last = (i + 1) * step >= most;
    const within = scores.filter(({ score }) => score >= i * step && (last || score < (i + 1) * step));
    return { at: i * step, share: within.reduce((sum, { chance }) => sum + chance, 0) };
  });
