/** Cards as the page shows them: one parametric drawing, sharp at any size. How wide one is, the style sheet says. */
import './card.css';
import { backOf, type CardSize, type CardState, faceOf, silhouetteOf } from '@turn7/cards';
import { type Card as CardIndex, isNumber, LIFE_SAVER, LOCK, TIMES_TWO, TURN_THREE } from '@turn7/engine';
import type { ComponentChildren } from 'preact';
import { useMemo } from 'preact/hooks';
import { useTexts } from '../../words/texts.ts';
import { Marks } from './marks.tsx';

export interface CardProps {
  /** Index into the engine's CARDS. */
  readonly card: CardIndex;
  readonly size: CardSize;
  readonly state?: CardState | undefined;
}

/** A card with a name of its own. */
export function Card({ label, ...props }: CardProps & { readonly label?: string | undefined }) {
  const { common, table } = useTexts();
  const name = common.card(props.card);
  const spoken = props.state === undefined ? name : table.cardState[props.state](name);
  return <Drawn {...props} label={label ?? spoken} />;
}

/** A card where its name is told by what it lies in, such as a seat. */
export function SilentCard(props: CardProps) {
  return <Drawn {...props} label={null} />;
}

/** The same drawing until card, size or state change: Preact then leaves its elements alone. */
function Drawn({ card, size, state, label }: CardProps & { readonly label: string | null }) {
  return useMemo(
    () => (
      <Frame kind={kindOf(card)} size={size} state={state} card={card} label={label}>
        <Marks drawing={faceOf({ card, size, state })} />
      </Frame>
    ),
    [card, size, state, label],
  );
}

export function CardBack({ size, label }: { readonly size: CardSize; readonly label?: string | undefined }) {
  return useMemo(
    () => (
      <Frame kind="back" size={size} label={label ?? null}>
        <Marks drawing={backOf(size)} />
      </Frame>
    ),
    [size, label],
  );
}

/** An empty place. */
export const Slot = () => <span class="slot" />;

interface FrameProps {
  readonly kind: string;
  readonly size: CardSize;
  readonly state?: CardState | undefined;
  readonly card?: CardIndex;
  readonly label: string | null;
  readonly children: ComponentChildren;
}

function Frame({ kind, size, state, card, label, children }: FrameProps) {
  return (
    <svg
      class={`card ${kind} ${size}${state === undefined ? '' : ` is-${state}`}`}
      viewBox="0 0 100 140"
      data-card={card}
      role="img"
      aria-label={label ?? undefined}
      aria-hidden={label === null}
    >
      {children}
    </svg>
  );
}

const ACTION_KINDS: Readonly<Record<CardIndex, string>> = {
  [LOCK]: 'lock',
  [TURN_THREE]: 'three',
  [LIFE_SAVER]: 'saver',
};

/** The classes that colour a card. */
function kindOf(card: CardIndex): string {
  if (isNumber(card)) return `number n${card}`;
  return card <= TIMES_TWO ? silhouetteOf(card) : `action ${ACTION_KINDS[card]}`;
}
