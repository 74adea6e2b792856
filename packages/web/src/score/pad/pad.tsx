/** The entry pad: the cards of one player, tapped or typed. */
import { type Card, LAST_NUMBER, LIFE_SAVER } from '@turn7/engine';
import { Icon } from '../../ui/icon.tsx';
import { useChapter, useTexts } from '../../words/texts.ts';
import { bustTapped, countIn, type Draft, EMPTY, isEmpty, MODIFIERS, mayBust, takes, tapped } from './draft.ts';
import { PadCard } from './pad-card.tsx';
import { PadPoints, type PadPointsProps } from './pad-points.tsx';

const NUMBERS: readonly Card[] = Array.from({ length: LAST_NUMBER + 1 }, (_, card) => card);

interface PadProps {
  /** Whose cards, and of which round. */
  readonly heading: string;
  readonly draft: Draft;
  readonly decks: number;
  /** With a Life Saver, for those who count cards. */
  readonly counts: boolean;
  readonly points: PadPointsProps;
  readonly onEdit: (change: (draft: Draft) => Draft) => void;
}

export function Pad({ heading, draft, decks, counts, points, onEdit }: PadProps) {
  const { pad: t } = useChapter('score');
  const cardAt = (card: Card) => (
    <PadCard
      key={card}
      card={card}
      count={countIn(draft, card)}
      hindrance={takes(draft, card, decks) ? null : t.sevenIsAll}
      onTap={() => onEdit((now) => tapped(now, card, decks))}
    />
  );
  return (
    <section class={`pad${draft.kind === 'bust' ? ' is-bust' : ''}`}>
      <header class="pad-head">
        <h2 tabIndex={-1}>{heading}</h2>
        <PadPoints {...points} />
        <button
          type="button"
          class="ib"
          aria-label={t.clear}
          title={t.clear}
          aria-disabled={isEmpty(draft) && points.text === ''}
          onClick={() => onEdit(() => EMPTY)}
        >
          <Icon name="close" />
        </button>
      </header>
      <div class="pad-numbers">
        {NUMBERS.map(cardAt)}
        <BustButton draft={draft} onEdit={onEdit} />
      </div>
      <div class={`pad-more${counts ? ' has-saver' : ''}`}>
        {MODIFIERS.map(cardAt)}
        {counts && cardAt(LIFE_SAVER)}
      </div>
    </section>
  );
}

function BustButton({ draft, onEdit }: Pick<PadProps, 'draft' | 'onEdit'>) {
  const { common } = useTexts();
  const { pad: t } = useChapter('score');
  return (
    <button
      type="button"
      class="pad-bust"
      aria-pressed={draft.kind === 'bust'}
      aria-disabled={!mayBust(draft)}
      title={mayBust(draft) ? undefined : t.sevenIsAll}
      onClick={() => onEdit(bustTapped)}
    >
      <Icon name="bust" />
      {common.status.busted}
    </button>
  );
}
