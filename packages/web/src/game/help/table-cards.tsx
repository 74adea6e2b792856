/** Each kind of card on the table once, mine first: what it does, and in front of whom it lies. */
import './table-cards.css';
import type { Card, View } from '@turn7/engine';
import type { Name } from '@turn7/narration';
import { SilentCard } from '../../ui/card/card.tsx';
import { useTexts } from '../../words/texts.ts';
import { effectOf } from './effect.ts';

export interface TableCardsProps {
  readonly view: View;
  /** By seat. */
  readonly names: readonly Name[];
}

export function TableCards({ view, names }: TableCardsProps) {
  const texts = useTexts();
  const kinds = kindsOn(view, names);
  if (kinds.length === 0) return <p>{texts.help.noCards}</p>;
  return (
    <ul class="table-cards">
      {kinds.map(({ card, owners }) => (
        <li key={card}>
          <SilentCard card={card} size="m" />
          <div>
            <b>{texts.common.card(card)}</b> <span class="muted">{owners.map(({ text }) => text).join(' · ')}</span>
            <p>{effectOf(card, texts)}</p>
          </div>
        </li>
      ))}
    </ul>
  );
}

interface Kind {
  readonly card: Card;
  readonly owners: readonly Name[];
}

function kindsOn({ seats, turnThree }: View, names: readonly Name[]): readonly Kind[] {
  const hands = names.map((name, seat) => ({
    name,
    cards: [...(seats[seat]?.cards ?? []), ...(turnThree?.seat === seat ? turnThree.aside : [])],
  }));
  const mineFirst = [...hands.filter(({ name }) => name.you), ...hands.filter(({ name }) => !name.you)];
  const cards = new Set(mineFirst.flatMap((hand) => hand.cards));
  return [...cards].map((card) => ({
    card,
    owners: mineFirst.filter((hand) => hand.cards.includes(card)).map(({ name }) => name),
  }));
}
