/** For those who count: which number came twice, when a hand busted or a Life Saver was used. */
import { type Card, isNumber, LIFE_SAVER } from '@turn7/engine';
import { useChapter, useTexts } from '../../words/texts.ts';
import type { Desk } from '../desk.ts';
import { namesOf } from './cards.ts';
import { cardsOf, countIn, type Draft, lifeSaverUsed, mayBust, numbersIn, twinTapped } from './draft.ts';
import type { Spot } from './drafts.ts';

interface TwinRowProps {
  readonly desk: Desk;
  readonly spot: Spot;
  readonly draft: Draft;
}

/** Whether there is a twin to be named. */
export const asksTwin = (draft: Draft): boolean =>
  numbersIn(draft) > 0 && (draft.kind === 'bust' || (countIn(draft, LIFE_SAVER) > 0 && mayBust(draft)));

export function TwinRow({ desk, spot, draft }: TwinRowProps) {
  const { counter: t } = useChapter('score');
  const { common } = useTexts();
  const numbers = [...new Set(cardsOf(draft).filter(isNumber))];
  const note = (twin: Card) => {
    if (draft.kind === 'bust') return desk.edit(spot, (now) => twinTapped(now, twin));
    const seen = desk.sheet.rounds[spot.round]?.seen ?? [];
    desk.keeper.change({ kind: 'seen', round: spot.round, cards: [...seen, ...namesOf([LIFE_SAVER, twin])] });
    desk.edit(spot, lifeSaverUsed);
  };
  return (
    <fieldset class="twin-row">
      <legend>{draft.kind === 'bust' ? t.bustedBy : t.usedOn}</legend>
      {numbers.map((card) => (
        <button
          key={card}
          type="button"
          class="btn"
          aria-pressed={draft.kind === 'bust' ? countIn(draft, card) > 1 : undefined}
          onClick={() => note(card)}
        >
          {common.cardSign(card)}
        </button>
      ))}
    </fieldset>
  );
}
