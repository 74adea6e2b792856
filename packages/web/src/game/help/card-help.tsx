/** Press a card of the table, or rest the pointer on it, to read what it does. What is a button keeps its press. */
import './card-help.css';
import type { Card } from '@turn7/engine';
import type { RefObject } from 'preact';
import { useEffect, useLayoutEffect, useRef, useState } from 'preact/hooks';
import { useTexts } from '../../words/texts.ts';
import { effectOf } from './effect.ts';

/** How long a pointer rests on a card before it asks, in milliseconds. */
const REST = 600;

interface Asked {
  readonly card: Card;
  /** Where it lies. */
  readonly place: DOMRect;
}

export function CardHelp({ table }: { readonly table: RefObject<HTMLElement | null> }) {
  const texts = useTexts();
  const bubble = useRef<HTMLDivElement>(null);
  const [asked, ask] = useState<Asked | null>(null);
  useAsking(table, ask);
  useLayoutEffect(() => {
    if (asked !== null) bubble.current?.showPopover();
  }, [asked]);
  if (asked === null) return null;
  return (
    <div
      ref={bubble}
      popover="auto"
      class="card-help"
      role="tooltip"
      style={beside(asked.place)}
      onToggle={({ newState }) => newState === 'closed' && ask(null)}
    >
      <b>{texts.common.card(asked.card)}</b>
      <p>{effectOf(asked.card, texts)}</p>
    </div>
  );
}

/** A press asks at once, until there is another one elsewhere: the browser sees to that. A rest asks while it lasts. */
function useAsking(table: RefObject<HTMLElement | null>, ask: (asked: Asked | null) => void): void {
  useEffect(() => {
    const root = table.current;
    if (root === null) return;
    let resting: ReturnType<typeof setTimeout> | undefined;
    let isRested = false;
    const press = ({ target }: Event) => {
      clearTimeout(resting);
      isRested = false;
      const found = cardAt(target);
      if (found !== null) ask(found);
    };
    const rest = ({ target, pointerType }: PointerEvent) => {
      clearTimeout(resting);
      if (pointerType !== 'mouse' || isHelp(target)) return;
      if (isRested) ask(null);
      isRested = false;
      if (cardAt(target) === null) return;
      resting = setTimeout(() => {
        isRested = true;
        ask(cardAt(target));
      }, REST);
    };
    root.addEventListener('click', press);
    root.addEventListener('pointerover', rest);
    return () => {
      clearTimeout(resting);
      root.removeEventListener('click', press);
      root.removeEventListener('pointerover', rest);
    };
  }, []);
}

const isHelp = (target: EventTarget | null): boolean =>
  target instanceof Element && target.closest('.card-help') !== null;

function cardAt(target: EventTarget | null): Asked | null {
  if (!(target instanceof Element) || target.closest('button, a, dialog') !== null) return null;
  const drawn = target.closest('[data-card]');
  if (drawn === null || !drawn.isConnected) return null;
  return { card: Number(drawn.getAttribute('data-card')), place: drawn.getBoundingClientRect() };
}

const GAP = 8;

/** Below a card of the upper half, above one of the lower. The style sheet keeps it within the window. */
function beside({ left, right, top, bottom }: DOMRect): Record<string, string> {
  const centre = `${(left + right) / 2}px`;
  return top < innerHeight / 2
    ? { '--centre': centre, top: `${bottom + GAP}px` }
    : { '--centre': centre, bottom: `${innerHeight - top + GAP}px` };
}
