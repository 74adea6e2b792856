/** Cards that were seen and lie in front of nobody, and a pile that was shuffled anew. */

import { type Card, copiesOf, LIFE_SAVER, LOCK, nameOf, TURN_THREE } from '@turn7/engine';
import { cardsIn } from '@turn7/protocol';
import { SilentCard } from '../../ui/card/card.tsx';
import { Icon } from '../../ui/icon.tsx';
import { number } from '../../words/format.ts';
import { useChapter, useTexts } from '../../words/texts.ts';
import type { ScoreModel } from '../keeper/score-model.ts';
import { namesOf } from '../sheet/entries.ts';

interface CounterSeenProps {
  readonly model: ScoreModel;
  readonly round: number;
}

const ACTIONS = [LOCK, TURN_THREE, LIFE_SAVER] as const;

export function CounterSeen({ model, round }: CounterSeenProps) {
  const { counter: t } = useChapter('score');
  const { keeper, sheet } = model;
  const seen = cardsIn(sheet.rounds[round]?.seen ?? []);
  const see = (cards: readonly Card[]) => keeper.change({ kind: 'seen', round, cards: namesOf(cards) });
  const twins = seen.filter((card) => !ACTIONS.some((action) => action === card));
  /** What was seen in this round before is in the new pile as well. */
  const shuffle = () => keeper.change({ kind: 'seen', round, cards: [] }, { kind: 'shuffled', shuffledIn: round });
  return (
    <section class="counter-seen">
      <h3>{t.seen}</h3>
      <p class="muted">{t.seenTells}</p>
      <ul>
        {ACTIONS.map((card) => (
          <SeenRow key={card} card={card} seen={seen} most={copiesOf(card) * model.decks} onSee={see} />
        ))}
      </ul>
      {twins.length > 0 && <Twins twins={twins} onForget={(card) => see(without(seen, card))} />}
      <button type="button" class="btn" onClick={shuffle}>
        {t.shuffled}
      </button>
      <p class="muted" role="status">
        {t.shuffledIn(sheet.shuffledIn + 1)}
      </p>
    </section>
  );
}

interface SeenRowProps {
  readonly card: Card;
  readonly seen: readonly Card[];
  readonly most: number;
  readonly onSee: (cards: readonly Card[]) => void;
}

function SeenRow({ card, seen, most, onSee }: SeenRowProps) {
  const { counter: t } = useChapter('score');
  const { common } = useTexts();
  const name = common.card(card);
  const count = seen.filter((one) => one === card).length;
  return (
    <li>
      <SilentCard card={card} size="s" />
      <span class="sp">{name}</span>
      <button
        type="button"
        class="ib"
        aria-label={t.less(name)}
        aria-disabled={count === 0}
        onClick={() => count > 0 && onSee(without(seen, card))}
      >
        −
      </button>
      <output class="tn">{number(count)}</output>
      <button
        type="button"
        class="ib"
        aria-label={t.more(name)}
        aria-disabled={count >= most}
        onClick={() => count < most && onSee([...seen, card])}
      >
        +
      </button>
    </li>
  );
}

interface TwinsProps {
  readonly twins: readonly Card[];
  readonly onForget: (card: Card) => void;
}

/** Those that a Life Saver stopped. */
function Twins({ twins, onForget }: TwinsProps) {
  const { counter: t } = useChapter('score');
  const { common } = useTexts();
  return (
    <p class="counter-twins">
      {t.twinsSeen}{' '}
      {twins.map((card, i) => (
        <button
          key={`${nameOf(card)} ${i}`}
          type="button"
          class="btn quiet"
          aria-label={t.less(common.card(card))}
          onClick={() => onForget(card)}
        >
          {common.cardSign(card)} <Icon name="close" />
        </button>
      ))}
    </p>
  );
}

const without = (cards: readonly Card[], card: Card): readonly Card[] => cards.toSpliced(cards.lastIndexOf(card), 1);
