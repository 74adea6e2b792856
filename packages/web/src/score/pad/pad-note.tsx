/** What a hand means for the whole table, or what cannot be right about it, in a place that is kept for it. */
import { mostPoints, TURN_7_BONUS } from '@turn7/engine';
import { MOST_POINTS } from '@turn7/protocol';
import { Icon } from '../../ui/icon.tsx';
import { useChapter } from '../../words/texts.ts';
import { type CounterProblem, tooManyCopies } from '../counter/counter.ts';
import { useCounterProblem } from '../counter/counter-line.tsx';
import { draftAt, type ScoreModel } from '../keeper/score-model.ts';
import { cardsOf, hasTurn7, pointsOf, type Spot } from '../sheet/entries.ts';
import { isMistyped } from './typed-points.ts';

/** Its id: it describes the field as well. */
export const PAD_NOTE = 'pad-note';

interface PadNoteProps {
  readonly model: ScoreModel;
  readonly spot: Spot;
}

export function PadNote({ model, spot }: PadNoteProps) {
  const isWrong = isMistyped(model.typed, spot);
  return (
    <p id={PAD_NOTE} class={isWrong ? 'pad-note field-error' : 'pad-note'} role="status">
      <Note {...{ model, spot, isWrong }} />
    </p>
  );
}

/** Only a text that is no score is in the way of saving; the rest is a hint. */
function Note({ model, spot, isWrong }: PadNoteProps & { readonly isWrong: boolean }) {
  const { pad: t } = useChapter('score');
  const entry = draftAt(model.sheet, model.drafts, spot);
  const copies = useCounterProblem(copiesProblem(model, spot));
  const most = mostPoints(model.decks);
  if (isWrong) return <>{t.wrongPoints(MOST_POINTS)}</>;
  if (pointsOf(entry) > most) return <>{t.morePoints(most)}</>;
  if (copies !== '' || !hasTurn7(entry)) return <>{copies}</>;
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

/** More of a card in this round than there are, with what is being entered. */
function copiesProblem({ sheet, drafts, decks }: ScoreModel, spot: Spot): CounterProblem | null {
  return tooManyCopies(sheet, spot, cardsOf(draftAt(sheet, drafts, spot)), decks);
}

/** Who else has a Turn 7 in that round: there can be one only. */
function rivalOf({ sheet, standing }: ScoreModel, { round, player }: Spot): string | null {
  const seat = standing.rounds[round]?.sevens.find((one) => sheet.players[one]?.id !== player);
  return seat === undefined ? null : (sheet.players[seat]?.name ?? null);
}
