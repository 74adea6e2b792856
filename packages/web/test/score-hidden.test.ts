import { applied, shownSheet } from '@turn7/protocol';
import { expect, test } from 'vitest';
import { standingOf } from '../src/score/sheet/standing.ts';
import { entry, sheetOf } from './support/sheets.ts';

const begun = sheetOf('Ann Bo', ['12 | =5', '7 | -']);
const hidden = applied(begun, { kind: 'hides', hides: true });

test('what is not hidden is shown as it is', () => {
  expect(shownSheet(begun)).toBe(begun);
});

test('the scores of a round are hidden until all of them are in', () => {
  expect(standingOf(shownSheet(hidden)).totals).toEqual([12, 5]);
  const over = applied(hidden, { kind: 'entry', round: 1, player: 2, entry: entry('8') });
  expect(standingOf(shownSheet(over)).totals).toEqual([19, 13]);
});

test('whose turn it is to deal, and which round it is, are no secret', () => {
  const [shown, whole] = [standingOf(shownSheet(hidden)), standingOf(hidden)];
  expect([shown.keptRound, shown.dealer]).toEqual([whole.keptRound, whole.dealer]);
});
