/** Pictures of cards that have no style sheet look as the page has them on the night table. */
import { readFileSync } from 'node:fs';
import { backSvg, cardSvg, INKS } from '@turn7/cards';
import { CARDS } from '@turn7/engine';
import { describe, expect, it } from 'vitest';

const styles = (file: string): string => readFileSync(new URL(`../src/ui/${file}`, import.meta.url), 'utf8');
const NIGHT = styles('styles/tokens.css').split('[data-theme')[0] ?? '';
const CARD = styles('card/card.css');

describe('the inks of pictures are those of the page', () => {
  it.each(Object.entries(INKS))('%s is %s', (name, colour) => {
    expect(NIGHT).toContain(`--${name}: ${colour};`);
  });
});

describe('each part of a card has the ink that the style sheet gives it', () => {
  const LYING = { x: 0, y: 0, width: 100 };
  const drawn = (name: (typeof CARDS)[number]) => cardSvg(CARDS.indexOf(name), LYING);
  it.each([
    ['.card .paper', 'fill', 'paper', drawn('5')],
    ['.card .numeral', 'stroke', 'ink', drawn('5')],
    ['.n5', '--hill', 'n5', drawn('5')],
    ['.card.modifier', '--ground', 'mod', drawn('+4')],
    ['.card.modifier .inline', 'stroke', 'mod', drawn('+4')],
    ['.card .stub', 'fill', 'stub', drawn('+4')],
    ['.card.lock', '--ground', 'lock', drawn('L')],
    ['.card.three', '--ground', 'three', drawn('T3')],
    ['.card.saver', '--ground', 'saver', drawn('LS')],
    ['.card .ring.r1', 'fill', 'back-sun', backSvg(LYING)],
  ] as const)('%s: %s', (selector, property, ink, svg) => {
    const rule = CARD.split(`  ${selector} {`)[1]?.split('}')[0];
    expect(rule).toContain(`${property}: var(--${ink});`);
    expect(svg).toContain(INKS[ink]);
  });
});
