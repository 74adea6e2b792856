/** A card that is tapped down and taken away again. */
import type { Card } from '@turn7/engine';
import { SilentCard } from '../../ui/card/card.tsx';
import { Icon } from '../../ui/icon.tsx';
import { number } from '../../words/format.ts';
import { useChapter, useTexts } from '../../words/texts.ts';

interface PadCardProps {
  readonly card: Card;
  /** How many of them lie there. */
  readonly count: number;
  /** Why a tap does nothing now; null where it does something. */
  readonly hindrance: string | null;
  readonly onTap: () => void;
}

export function PadCard({ card, count, hindrance, onTap }: PadCardProps) {
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
      onClick={onTap}
    >
      <SilentCard card={card} size="m" />
      {count > 0 && (
        <span class="pad-tick" aria-hidden="true">
          {count > 1 ? number(count) : <Icon name="check" />}
        </span>
      )}
    </button>
  );
}
