/** What a hand means for the whole table, what cannot be right about it, or what was done last, in a place kept for it. */

import { mostPoints, TURN_7_BONUS } from '@turn7/engine';
import { isolated } from '@turn7/narration';
import { pointsOf } from '@turn7/protocol';
import { Icon } from '../../ui/icon.tsx';
import { useChapter } from '../../words/texts.ts';
import { type CounterProblem, tooManyCopies } from '../counter/counter.ts';
import { useCounterProblem } from '../counter/counter-line.tsx';
import { draftAt, type ScoreModel } from '../keeper/score-model.ts';
import { cardsOf, hasTurn7, type Spot } from '../sheet/entries.ts';

interface PadNoteProps {
  readonly model: ScoreModel;
  readonly spot: Spot;
}

export function PadNote({ model, spot }: PadNoteProps) {
  return (
    <p class="pad-note" role="status">
      <Note {...{ model, spot }} />
    </p>
  );
}

/** Nothing of this is in the way of saving. Where there is nothing to say of this hand, it says what was done last. */
function Note({ model, spot }: PadNoteProps) {
  const { pad: t } = useChapter('score');
  const entry = draftAt(model.sheet, model.drafts, spot);
  const copies = useCounterProblem(copiesProblem(model, spot));
  const most = mostPoints(model.decks);
  if (pointsOf(entry) > most) return <>{t.morePoints(most)}</>;
  if (copies !== '') return <>{copies}</>;
  if (!hasTurn7(entry)) return <LastDone model={model} />;
  const rival = rivalOf(model, spot);
  return (
    <>
      <span class="chip c-turn">
        <Icon name="seven" />
        {t.turn7}
      </span>{' '}
      {rival === null ? t.roundOver(TURN_7_BONUS) : t.rival(rival)}
    </>
  );
}

/** For those who look; those who listen were told when it was done. */
export const LastDone = ({ model: { said } }: Pick<PadNoteProps, 'model'>) => (
  <span class="muted" aria-hidden="true">
    {said}
  </span>
);

/** More of a card in this round than there are, with what is being entered. */
function copiesProblem({ sheet, drafts, decks }: ScoreModel, spot: Spot): CounterProblem | null {
  return tooManyCopies(sheet, spot, cardsOf(draftAt(sheet, drafts, spot)), decks);
}

/** Who else has a Turn 7 in that round: there can be one only. */
function rivalOf({ sheet, standing }: ScoreModel, { round, player }: Spot): string | null {
  const seat = standing.rounds[round]?.sevens.find((one) => sheet.players[one]?.id !== player);
  return seat === undefined ? null : isolated(sheet.players[seat]?.name ?? '');
}
