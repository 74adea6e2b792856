/** What the cards on the table do, each kind of them once. */
import './table-cards.css';
import { type Card, isNumber, type View } from '@turn7/engine';
import { SilentCard } from '../../ui/card/card.tsx';
import { list } from '../../words/format.ts';
import { useTexts } from '../../words/texts.ts';
import { effectOf } from './effect.ts';

export function TableCards({ view }: { readonly view: View }) {
  const texts = useTexts();
  const cards = cardsOn(view);
  const effects = new Set(cards.map((card) => effectOf(card, texts)));
  if (cards.length === 0) return <p>{texts.help.noCards}</p>;
  return (
    <ul class="table-cards">
      {[...effects].map((effect) => (
        <Alike key={effect} effect={effect} cards={cards.filter((card) => effectOf(card, texts) === effect)} />
      ))}
    </ul>
  );
}

interface AlikeProps {
  /** What each of them does. */
  readonly effect: string;
  readonly cards: readonly Card[];
}

function Alike({ effect, cards }: AlikeProps) {
  const { common } = useTexts();
  return (
    <li>
      <div class="table-cards-row">
        {cards.map((card) => (
          <SilentCard key={card} card={card} size="m" />
        ))}
      </div>
      <p>
        <b>{list(cards.map((card) => common.card(card)))}</b>
        <br />
        {effect}
      </p>
    </li>
  );
}

/** Each kind once: numbers, then what belongs to them, then what is done with the others. */
function cardsOn({ seats, turnThree }: View): readonly Card[] {
  const lying = [...seats.flatMap(({ cards }) => cards), ...(turnThree?.aside ?? [])];
  return [...new Set(lying)].toSorted((a, b) => Number(isNumber(b)) - Number(isNumber(a)) || a - b);
}
