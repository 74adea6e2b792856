/** What of a name can be drawn in a picture, and how it fits there. */
import { describe, expect, test } from 'vitest';
import { broken, drawable, fitted, lengthOf, textSvg } from '../src/preview/lettering.ts';

describe('what the fonts have of a name', () => {
  test.each([
    ['Ann', 'Ann'],
    ['Žofie Дмитрий', 'Žofie Дмитрий'],
    ['מיכל', 'מיכל'],
    ['محمد علي', 'محمد علي'],
    ['Ann 🎉', 'Ann'],
    ['🏳️‍🌈 Ben 👍🏽', 'Ben'],
    ['Nguyễn', 'Nguyen'],
    ['Ａｎｎ', 'Ann'],
    ['🎉🎉', null],
    ['王小明', null],
    ['…', null],
    ['', null],
  ])('%s: %s', (name, drawn) => {
    expect(drawable(name)).toBe(drawn);
  });
});

describe('words in the room that there is', () => {
  const TYPE = { size: 30, weight: 700 } as const;

  test('are cut with an ellipsis, and not where they fit', () => {
    expect(fitted('Ann', TYPE, 300)).toBe('Ann');
    const cut = fitted('Wolfeschlegelsteinhausen', TYPE, 200);
    expect(cut).toMatch(/^Wolf\w+…$/);
    expect(lengthOf(cut, TYPE)).toBeLessThanOrEqual(200);
  });

  test('are broken between words, and the last line takes what is left', () => {
    const lines = broken('The same cards for everyone who comes to the table today', TYPE, 230, 2);
    expect(lines).toHaveLength(2);
    expect(lines[0]).toBe('The same cards');
    expect(lines[1]).toMatch(/…$/);
  });

  test('are text, whatever stands in them', () => {
    const svg = textSvg('<a href="x">&\'', { ...TYPE, x: 0, y: 0, ink: '#fff' });
    expect(svg).toContain('>&lt;a href=&quot;x&quot;&gt;&amp;&#39;</text>');
  });
});
