import { describe, expect, test } from 'vitest';
import { duration, ProgressBar } from '../src/progress-bar.ts';

/** What a bar writes on a stream while the work is done, by a clock of its own. */
function written(
  stream: { isTTY: boolean; columns?: number },
  news: readonly { ms: number; share: number; words: string }[] = [{ ms: 4200, share: 0.5, words: '5 of 10 games' }],
): string[] {
  const texts: string[] = [];
  let time = 1000;
  const bar = new ProgressBar({ ...stream, write: (text) => texts.push(text) }, () => time);
  for (const { ms, share, words } of news) {
    time = 1000 + ms;
    bar.show(share, words);
  }
  bar.clear();
  return texts;
}

describe('a progress bar', () => {
  test('shows on a terminal how far the work is and how long it will take, and then goes', () => {
    expect(written({ isTTY: true })).toEqual([
      '\r\u001b[2K██████████··········  50%  5 of 10 games · 5 s, 5 s left',
      '\r\u001b[2K',
    ]);
  });

  test('is drawn at most ten times a second', () => {
    const news = [0, 99, 100, 150, 201].map((ms) => ({ ms, share: 0, words: `${ms} ms` }));
    const drawn = written({ isTTY: true }, news).map((text) => /\d+ ms/.exec(text)?.[0]);
    expect(drawn).toEqual(['0 ms', '100 ms', '201 ms', undefined]);
  });

  test('makes room for what else is written', () => {
    const texts: string[] = [];
    new ProgressBar({ isTTY: true, write: (text) => texts.push(text) }, () => 0).hide();
    new ProgressBar({ isTTY: false, write: (text) => texts.push(text) }, () => 0).hide();
    expect(texts).toEqual(['\r\u001b[2K']);
  });

  test('never needs a second line', () => {
    expect(written({ isTTY: true, columns: 30 })[0]).toBe('\r\u001b[2K██████████··········  50%  5 ');
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
