/** The entry pad: the cards of one player, tapped or typed. */
import { type Card, LIFE_SAVER, MODIFIER_CARDS, NUMBER_CARDS } from '@turn7/engine';
import { useId } from 'preact/hooks';
import { SilentCard } from '../../ui/card/card.tsx';
import { Icon } from '../../ui/icon.tsx';
import { pressedOnce } from '../../ui/pressed-once.ts';
import { number } from '../../words/format.ts';
import { useChapter, useTexts } from '../../words/texts.ts';
import { countIn, type Draft, EMPTY, isEmpty, mayBust, takes, tapped } from './draft.ts';
import { SAVE_CLOSED } from './pad-result.tsx';

interface PadProps {
  /** Whose cards, and of which round. */
  readonly heading: string;
  readonly draft: Draft;
  readonly decks: number;
  /** With a Life Saver, for those who count cards. */
  readonly counts: boolean;
  readonly points: PadPointsProps;
  readonly onEdit: (change: (draft: Draft) => Draft) => void;
  readonly onBust: () => void;
}

export function Pad({ heading, draft, decks, counts, points, onEdit, onBust }: PadProps) {
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
        {NUMBER_CARDS.map(cardAt)}
        <BustButton draft={draft} onBust={onBust} />
      </div>
      <div class={`pad-more${counts ? ' has-saver' : ''}`}>
        {MODIFIER_CARDS.map(cardAt)}
        {counts && cardAt(LIFE_SAVER)}
      </div>
    </section>
  );
}

function BustButton({ draft, onBust }: Pick<PadProps, 'draft' | 'onBust'>) {
  const { common } = useTexts();
  const { pad: t } = useChapter('score');
  return (
    <button
      type="button"
      class="pad-bust"
      aria-pressed={draft.kind === 'bust'}
      aria-disabled={!mayBust(draft)}
      title={mayBust(draft) ? undefined : t.sevenIsAll}
      onClick={pressedOnce(onBust)}
    >
      <Icon name="bust" />
      {common.status.busted}
    </button>
  );
}

/** A card that is tapped down and taken away again. */
interface PadCardProps {
  readonly card: Card;
  /** How many of them lie there. */
  readonly count: number;
  /** Why a tap does nothing now; null where it does something. */
  readonly hindrance: string | null;
  readonly onTap: () => void;
}

function PadCard({ card, count, hindrance, onTap }: PadCardProps) {
  const { common } = useTexts();
  const { pad: t } = useChapter('score');
  const name = common.card(card);
  return (
    <button
      type="button"
      class="pad-card"
      data-pad={card}
      aria-pressed={count > 0}
      aria-disabled={hindrance !== null}
      aria-label={count > 1 ? t.several(count, name) : name}
      title={hindrance ?? undefined}
      onClick={pressedOnce(onTap)}
    >
      <span class="pad-face">
        <SilentCard card={card} size="m" />
      </span>
      {count > 0 && (
        <span class="pad-tick" aria-hidden="true">
          {count > 1 ? number(count) : <Icon name="check" />}
        </span>
      )}
    </button>
  );
}

/** A score that somebody has counted already, typed instead of tapped. */
interface PadPointsProps {
  readonly text: string;
  /** The text is no score; where it would be saved stands why. */
  readonly isWrong: boolean;
  /** Whether somebody is asked after this one. */
  readonly hasNext: boolean;
  readonly onType: (text: string) => void;
  readonly onSave: () => void;
}

/** It stays where it is for the next player: whoever types one score types them all. */
function PadPoints({ text, isWrong, hasNext, onType, onSave }: PadPointsProps) {
  const { pad: t } = useChapter('score');
  const id = useId();
  return (
    <form
      class="pad-points"
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        onSave();
      }}
    >
      <label for={id}>{t.orPoints}</label>
      <input
        id={id}
        class="field tn"
        inputMode="numeric"
        autocomplete="off"
        enterkeyhint={hasNext ? 'next' : 'done'}
        value={text}
        aria-invalid={isWrong}
        aria-describedby={isWrong ? SAVE_CLOSED : undefined}
        onInput={({ currentTarget }) => onType(currentTarget.value)}
        onKeyDown={({ key }) => key === 'Escape' && leaveField()}
      />
    </form>
  );
}

const leaveField = () => document.querySelector<HTMLElement>('.pad h2')?.focus();
