import { describe, expect, test } from 'vitest';
import { bar, columns, sparkline, tableLines, wrapped } from '../src/drawing.ts';

describe('a bar', () => {
  test.each([
    ['nothing', 0, ''],
    ['an eighth of a cell', 1 / 32, '▏'],
    ['half', 0.5, '██'],
    ['a little more than half', 0.5 + 3 / 32, '██▍'],
    ['all', 1, '████'],
    ['more than all', 1.5, '████'],
  ])('shows %s', (_, share, picture) => expect(bar(share, 4)).toBe(picture));
});

describe('columns', () => {
  test('are as high as their values, and never vanish unless there is nothing', () => {
    expect(columns([0, 1, 50, 100, 1000, 0])).toBe(' ▁▁▁█ ');
    expect(columns([1, 2, 3, 4, 5, 6, 7, 8])).toBe('▁▂▃▄▅▆▇█');
  });
});

test('a sparkline shows shares of one whole', () => {
  expect(sparkline([0, 0.124, 0.125, 0.5, 0.99, 1])).toBe('▁▁▂▅██');
});

test('a text is wrapped between words', () => {
  expect(wrapped('one two three fourteen', 7)).toEqual(['one two', 'three', 'fourteen']);
});

test('a table has columns as wide as their widest cell, whatever its colour', () => {
  const rows = [
    ['name', 'n', 'x'],
    ['a', '\u001b[32m100\u001b[39m', '\u001b[1m7\u001b[22m'],
  ];
  expect(tableLines(rows, ['left'])).toEqual(['name    n  x', 'a     \u001b[32m100\u001b[39m  \u001b[1m7\u001b[22m']);
});
