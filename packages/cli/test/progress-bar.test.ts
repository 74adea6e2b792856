import { describe, expect, test } from 'vitest';
import { duration, ProgressBar } from '../src/progress-bar.ts';

/** What a bar writes on a stream while half of the work is done. */
function written(stream: { isTTY: boolean; columns?: number }): string[] {
  const texts: string[] = [];
  const bar = new ProgressBar({ ...stream, write: (text) => texts.push(text) });
  bar.show(0.5, '5 of 10 games');
  bar.clear();
  return texts;
}

describe('a progress bar', () => {
  test('shows on a terminal how far the work is and how long it will take, and then goes', () => {
    expect(written({ isTTY: true })).toEqual([
      '\r\u001b[2K██████████··········  50 %  5 of 10 games · 1 s, 1 s left',
      '\r\u001b[2K',
    ]);
  });

  test('never needs a second line', () => {
    expect(written({ isTTY: true, columns: 30 })[0]).toBe('\r\u001b[2K██████████··········  50 %  5');
  });

  test('is not shown where there is no terminal', () => {
    expect(written({ isTTY: false })).toEqual([]);
  });
});

test.each([
  [0, '0 s'],
  [7.2, '8 s'],
  [60, '1 min 0 s'],
  [200, '3 min 20 s'],
  [3600, '1 h 0 min'],
  [18_720, '5 h 12 min'],
  [183_600, '2 d 3 h'],
])('%f seconds are %s', (seconds, words) => expect(duration(seconds)).toBe(words));
