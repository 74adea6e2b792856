import { readRecords, replay } from '@turn7/engine';
import { expect, test } from 'vitest';
import { narratorFor } from '../src/english.ts';
import { tablePicture } from '../src/game/table-picture.ts';

/** Colours come and go with the terminal; the words do not. */
const plain = (line: string): string => line.replaceAll(new RegExp(`${String.fromCharCode(27)}\\[\\d+m`, 'g'), '');

test('the table shows turn, dealer, total, points, cards and status of every seat', () => {
  const [located] = [...readRecords('turn7 record 1\nplayers Ann | Bo\ndraw 5 6 x2 7 L 5 LS 9\nmoves h h h >1\n')];
  if (!located) throw new Error('no record');
  expect(tablePicture(replay(located), narratorFor(['Ann', 'Bo'], 'turn7')).map(plain)).toMatchInlineSnapshot(`
    [
      "  Round 1 · draw pile 3 · discard pile 0",
      " D Ann   0 +13  [6] [7] (Lock) · Locked",
      ">  Bo    0 +10  [5] (×2)",
    ]
  `);
});

test('the table shows what is set aside and what waits', () => {
  const record = 'turn7 record 1\nplayers Ann | Bo | Cy\ndraw 5 6 7 T3 L T3 9 4\nmoves h >2 >3\n';
  const [located] = [...readRecords(record)];
  if (!located) throw new Error('no record');
  const lines = tablePicture(replay(located), narratorFor(['Ann', 'Bo', 'Cy'], 'turn7')).map(plain);
  expect(lines.slice(-2)).toEqual(['  set aside: Turn Three', '  waiting: Lock for Cy']);
});
