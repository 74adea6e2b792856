/** Finds seats, cards and piles on the table by the data attributes that their elements carry. */
import { type Card, isNumber, type Seat } from '@turn7/engine';
import { type Box, cardIn } from './arc.ts';

/** Of a seat that shows no card to go by. */
const SMALL_CARD = 28;

export class TableMap {
  readonly root: Element;

  constructor(root: Element) {
    this.root = root;
  }

  seat(seat: Seat): Element | null {
    return this.root.querySelector(`[data-seat="${seat}"]`);
  }

  cards(seat: Seat): readonly Element[] {
    return [...(this.seat(seat)?.querySelectorAll('[data-card]') ?? [])];
  }

  /** Every card of this kind in front of a seat, the newest last. */
  cardsLike(seat: Seat, card: Card): readonly Element[] {
    return this.cards(seat).filter((element) => cardOf(element) === card);
  }

  newest(seat: Seat, card: Card): Element | null {
    return this.cardsLike(seat, card).at(-1) ?? null;
  }

  /** Where the next card of this kind comes to lie in front of a seat; null where it has no place. */
  nextPlace(seat: Seat, card: Card): Element | null {
    return isNumber(card) ? (this.seat(seat)?.querySelector('[data-place]:not(:has([data-card]))') ?? null) : null;
  }

  pile(name: 'draw' | 'discard'): Element | null {
    return this.root.querySelector(`[data-pile="${name}"]`);
  }

  tray(): Element | null {
    return this.root.querySelector('[data-tray]');
  }

  /** The newest card of this kind in the tray. */
  trayCard(card: Card): Element | null {
    const cards = [...(this.tray()?.querySelectorAll('[data-tray-card]') ?? [])];
    return cards.filter((element) => cardOf(element) === card).at(-1) ?? null;
  }

  /** The first place of the tray that has no card yet. */
  nextInTray(): Element | null {
    return this.tray()?.querySelector('[data-tray-card]:not([data-card])') ?? null;
  }

  /** The figures of a seat that change with its cards. */
  points(seat: Seat): readonly Element[] {
    return [...(this.seat(seat)?.querySelectorAll('[data-points]') ?? [])];
  }

  /** The dealer's. */
  marker(): Element | null {
    return this.root.querySelector('[data-dealer]');
  }

  /** From the inside out. They may stand in a dialog. */
  rings(): readonly Element[] {
    const ringOf = (element: Element) => Number(element.getAttribute('data-ring'));
    return [...document.querySelectorAll('[data-ring]')].sort((a, b) => ringOf(a) - ringOf(b));
  }

  /** Of the summary of a round. */
  rows(): readonly Element[] {
    return [...this.root.querySelectorAll('[data-row]')];
  }

  /** Where a seat holds a card that has no place in front of it: beside its extras. */
  hold(seat: Seat): Box | null {
    const element = this.seat(seat);
    const area = boxOf(element);
    if (element === null || area === null) return null;
    return boxOf(element.querySelector('[data-hold]')) ?? cardIn(area, SMALL_CARD);
  }
}

/** Which card an element is, or has in it. */
export function cardOf(element: Element): Card {
  const card = element.closest('[data-card]') ?? element.querySelector('[data-card]');
  return Number(card?.getAttribute('data-card'));
}

/** Where an element stands; null if it is not there or nobody can see it. */
export function boxOf(element: Element | null): Box | null {
  if (element === null) return null;
  const box = element.getBoundingClientRect();
  const view = element.closest(SCROLLING)?.getBoundingClientRect() ?? { top: 0, bottom: innerHeight };
  const middle = box.top + box.height / 2;
  return box.width > 0 && middle > view.top && middle < view.bottom ? box : null;
}

/** What seats can be scrolled out of sight in. */
const SCROLLING = '.seat-rows, .seat-list';

/** Whether there is a seat in sight at this box, not covered by a question. */
export function isOverSeat({ x, y, width, height }: Box): boolean {
  const seen = document.elementFromPoint(x + width / 2, y + height / 2);
  return seen !== null && seen.closest('[data-seat]') !== null;
}
