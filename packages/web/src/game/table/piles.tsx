/** The draw pile, and the discard pile with what went there last. */
import './piles.css';
import type { CardSize } from '@turn7/cards';
import { type Card, type GameEvent, isNumber, LIFE_SAVER } from '@turn7/engine';
import { useState } from 'preact/hooks';
import { CardBack, SilentCard } from '../../ui/card/card.tsx';
import { LoadedDialog } from '../../ui/loaded-dialog.tsx';
import { number } from '../../words/format.ts';
import { useTexts } from '../../words/texts.ts';
import type { ModelProps } from './table-model.ts';

export interface PilesProps extends ModelProps {
  readonly cards: CardSize;
  /** Only figures beside the piles; the words are for the ear. */
  readonly brief: boolean;
}

export function Piles({ model, cards, brief }: PilesProps) {
  const { table: t } = useTexts();
  const { view, log } = model.moment;
  const [isOpen, setOpen] = useState(false);
  const discarded = view.discard.reduce((sum, copies) => sum + copies, 0);
  const top = discarded === 0 ? null : topOf(log, view.discard);
  return (
    <section class="piles" aria-label={t.piles}>
      <span class="pile">
        <span class="slot" data-pile="draw">
          {view.drawSize > 1 && <CardBack size={cards} />}
          {view.drawSize > 0 && <CardBack size={cards} />}
        </span>
        <PileCount count={view.drawSize} words={t.toDraw(view.drawSize)} brief={brief} />
      </span>
      <button
        type="button"
        class="pile"
        aria-haspopup="dialog"
        aria-disabled={discarded === 0}
        onClick={() => setOpen(discarded > 0)}
      >
        <span class="slot" data-pile="discard">
          {top !== null && <SilentCard card={top} size={cards} />}
        </span>
        <PileCount count={discarded} words={t.discarded(discarded)} brief={brief} />
      </button>
      <LoadedDialog
        open={isOpen}
        onClose={() => setOpen(false)}
        title={t.discardPile}
        load={loadDiscards}
        about={{ discard: view.discard }}
      />
    </section>
  );
}

const loadDiscards = () => import('./discards.tsx').then(({ Discards }) => Discards);

interface PileCountProps {
  readonly count: number;
  readonly words: string;
  readonly brief: boolean;
}

function PileCount({ count, words, brief }: PileCountProps) {
  if (!brief) return <span class="tn">{words}</span>;
  return (
    <>
      <span class="tn" aria-hidden="true">
        {number(count)}
      </span>
      <span class="vh">{words}</span>
    </>
  );
}

/** The card discarded last, as far as the log knows; any card of the pile where that is unknown. */
function topOf(log: readonly GameEvent[], discard: readonly number[]): Card | null {
  const lies = (card: Card) => (discard[card] ?? 0) > 0;
  const last = log.map(discardedBy).findLast((card) => card !== null && lies(card));
  if (last != null) return last;
  const any = discard.findLastIndex((copies, card) => copies > 0 && isNumber(card));
  return any < 0 ? discard.findLastIndex((copies) => copies > 0) : any;
}

function discardedBy(event: GameEvent): Card | null {
  switch (event.kind) {
    case 'saved':
      return event.twin;
    case 'spare discarded':
      return LIFE_SAVER;
    case 'cancelled':
      return event.card;
    case 'round ended':
      return event.hands.findLast((hand) => hand.length > 0)?.at(-1) ?? null;
    default:
      return null;
  }
}
