/** Pictures of cards for the layer above the table. */

import type { CardSize } from '@turn7/cards';
import type { Card } from '@turn7/engine';
import { render } from 'preact';
import { CardBack, SilentCard } from '../../ui/card/card.tsx';
import type { Box } from './arc.ts';

/** What was drawn before is only copied. */
const drawn = new Map<string, Element>();

/** As wide as its box, and drawn as finely as the card that it stands for, if that lies on the table. */
export function pictureOf(card: Card | 'back', box: Box, like: Element | null = null): Element {
  const size = drawnSizeOf(like) ?? sizeFor(box.width);
  const key = `${card} ${size}`;
  const picture = drawn.get(key) ?? draw(card, size);
  drawn.set(key, picture);
  return clone(picture);
}

/** Just as a card lies on the table, which costs less than to draw it. */
export function copyOf(card: Element): Element {
  const copy = clone(drawingIn(card) ?? card);
  copy.removeAttribute('data-card'); // it is no card of the table
  return copy;
}

const drawingIn = (element: Element | null): Element | null =>
  element?.closest('.card') ?? element?.querySelector('.card') ?? null;

const SIZES = ['s', 'm', 'l'] as const satisfies readonly CardSize[];

function drawnSizeOf(element: Element | null): CardSize | undefined {
  const drawing = drawingIn(element);
  return SIZES.find((size) => drawing?.classList.contains(size));
}

/** As `CardSize` says. */
function sizeFor(width: number): CardSize {
  if (width < 41) return 's';
  return width < 96 ? 'm' : 'l';
}

function draw(card: Card | 'back', size: CardSize): Element {
  const sheet = document.createElement('div');
  render(card === 'back' ? <CardBack size={size} /> : <SilentCard card={card} size={size} />, sheet);
  const [picture] = sheet.children;
  if (picture === undefined) throw new Error(`the card ${card} has no picture`);
  picture.removeAttribute('data-card');
  return picture;
}

function clone(picture: Element): Element {
  const copy = picture.cloneNode(true);
  if (!(copy instanceof Element)) throw new TypeError('a copy of an element is an element');
  return copy;
}
