/** The big screen of a score: everybody has a row, in as few columns as are readable. */
import { MOST_SEATS } from '@turn7/engine';
import { expect, test } from 'vitest';
import { gridFor } from '../src/score/board/board-rows.tsx';

test.each([
  [1, 1, 1],
  [6, 1, 6],
  [7, 2, 4],
  [12, 2, 6],
  [13, 3, 5],
  [30, 3, 10],
  [31, 4, 8],
  [MOST_SEATS, 4, 14],
])('%i players stand in %i columns of %i', (players, columns, rows) => {
  expect(gridFor(players)).toEqual({ columns, rows });
});
