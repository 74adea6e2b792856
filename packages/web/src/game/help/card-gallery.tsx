/** All kinds of cards, each with how often it exists. */
import './card-gallery.css';
import {
  CARDS,
  type Card as CardIndex,
  copiesOf,
  isModifier,
  isNumber,
  LIFE_SAVER,
  LOCK,
  TURN_THREE,
} from '@turn7/engine';
import { Card, SilentCard } from '../../ui/card/card.tsx';
import { useTexts } from '../../words/texts.ts';

const KINDS = CARDS.map((_, card) => card);
const ACTIONS = [
  { card: LOCK, id: 'lock' },
  { card: TURN_THREE, id: 'turnThree' },
  { card: LIFE_SAVER, id: 'lifeSaver' },
] as const;

export function CardGallery() {
  const { help: t } = useTexts();
  return (
    <div class="gallery">
      <CardRow title={t.numbers} text={t.numbersText} cards={KINDS.filter(isNumber)} />
      <CardRow title={t.modifiers} text={t.modifiersText} cards={KINDS.filter(isModifier)} />
      <h3>{t.actions}</h3>
      <ul class="gallery-actions">
        {ACTIONS.map(({ card, id }) => (
          <ActionCard key={id} card={card} text={t.actionsText[id]} />
        ))}
      </ul>
      <p>{t.deck}</p>
    </div>
  );
}

interface CardRowProps {
  readonly title: string;
  readonly text: string;
  readonly cards: readonly CardIndex[];
}

function CardRow({ title, text, cards }: CardRowProps) {
  const { help: t } = useTexts();
  return (
    <>
      <h3>{title}</h3>
      <p>{text}</p>
      <ul class="gallery-row">
        {cards.map((card) => (
          <li key={card}>
            <Card card={card} size="m" />
            <span>{t.copies(copiesOf(card))}</span>
          </li>
        ))}
      </ul>
    </>
  );
}

function ActionCard({ card, text }: { readonly card: CardIndex; readonly text: string }) {
  const { common, help: t } = useTexts();
  return (
    <li>
      <SilentCard card={card} size="m" />
      <p>
        <strong>{common.card(card)}</strong> <span class="muted">{t.copies(copiesOf(card))}</span>
        <br />
        {text}
      </p>
    </li>
  );
}
