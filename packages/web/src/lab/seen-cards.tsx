/** The cards that were seen and no longer lie on the table: so many of each kind. */
import './seen-cards.css';
import { type Card, copiesOf, KINDS } from '@turn7/engine';
import { SilentCard } from '../ui/card/card.tsx';
import { useChapter, useTexts } from '../words/texts.ts';

const ALL = Array.from({ length: KINDS }, (_, card) => card);

interface SeenCardsProps {
  readonly seen: readonly Card[];
  readonly decks: number;
  readonly onChange: (card: Card, copies: number) => void;
}

export function SeenCards({ seen, decks, onChange }: SeenCardsProps) {
  const t = useChapter('position');
  return (
    <details class="seen-cards">
      <summary>{t.seen(seen.length)}</summary>
      <p class="muted">{t.seenTells}</p>
      <ul>
        {ALL.map((card) => (
          <li key={card}>
            <SeenKind
              card={card}
              copies={seen.filter((one) => one === card).length}
              most={decks * copiesOf(card)}
              onChange={(copies) => onChange(card, copies)}
            />
          </li>
        ))}
      </ul>
    </details>
  );
}

interface SeenKindProps {
  readonly card: Card;
  readonly copies: number;
  readonly most: number;
  readonly onChange: (copies: number) => void;
}

/** The buttons keep the focus where nothing is left to do, so they are not disabled but say that they cannot. */
function SeenKind({ card, copies, most, onChange }: SeenKindProps) {
  const t = useChapter('position');
  const { common } = useTexts();
  const name = common.card(card);
  const change = (wish: number) => {
    if (wish >= 0 && wish <= Math.max(most, copies)) onChange(wish);
  };
  return (
    <fieldset class="seen-kind">
      <legend class="vh">{name}</legend>
      <SilentCard card={card} size="s" />
      <button
        type="button"
        class="step"
        aria-label={t.oneFewer(name)}
        aria-disabled={copies === 0}
        onClick={() => change(copies - 1)}
      >
        −
      </button>
      <span class="seen-count tn" role="status">
        {t.copies(copies, most)}
      </span>
      <button
        type="button"
        class="step"
        aria-label={t.oneMore(name)}
        aria-disabled={copies >= most}
        onClick={() => change(copies + 1)}
      >
        +
      </button>
    </fieldset>
  );
}
