/** For those who count: which number came twice, when a hand busted or a Life Saver was used. */
import { type Card, isNumber, LIFE_SAVER } from '@turn7/engine';
import { useChapter, useTexts } from '../../words/texts.ts';
import type { ScoreModel } from '../keeper/score-model.ts';
import { cardsOf, namesOf, type Spot } from '../sheet/entries.ts';
import { countIn, type Draft, lifeSaverUsed, twinTapped } from './draft.ts';

interface TwinRowProps {
  readonly model: ScoreModel;
  readonly spot: Spot;
  readonly draft: Draft;
}

export function TwinRow({ model, spot, draft }: TwinRowProps) {
  const { counter: t } = useChapter('score');
  const { common } = useTexts();
  const numbers = [...new Set(cardsOf(draft).filter(isNumber))];
  const note = (twin: Card) => {
    if (draft.kind === 'bust') return model.edit(spot, (now) => twinTapped(now, twin));
    const seen = model.sheet.rounds[spot.round]?.seen ?? [];
    model.keeper.change({ kind: 'seen', round: spot.round, cards: [...seen, ...namesOf([LIFE_SAVER, twin])] });
    model.edit(spot, lifeSaverUsed);
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
