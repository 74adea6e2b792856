/** What a hand means for the whole table, or what cannot be right about it, in a place that is kept for it. */
import { mostPoints, TURN_7_BONUS } from '@turn7/engine';
import { MOST_POINTS } from '@turn7/protocol';
import { Icon } from '../../ui/icon.tsx';
import { useChapter } from '../../words/texts.ts';
import { type CounterProblem, tooManyCopies } from '../counter/counter.ts';
import { useCounterProblem } from '../counter/counter-problem.ts';
import { type Desk, draftAt } from '../desk.ts';
import { hasTurn7, pointsOf } from '../sheet/entry.ts';
import { cardsOf, entryOf } from './draft.ts';
import type { Spot } from './drafts.ts';
import { isMistyped } from './typed-points.ts';

/** Its id: it describes the field as well. */
export const PAD_NOTE = 'pad-note';

interface PadNoteProps {
  readonly desk: Desk;
  readonly spot: Spot;
}

export function PadNote({ desk, spot }: PadNoteProps) {
  const isWrong = isMistyped(desk.typed, spot);
  return (
    <p id={PAD_NOTE} class={isWrong ? 'pad-note field-error' : 'pad-note'} role="status">
      <Note {...{ desk, spot, isWrong }} />
    </p>
  );
}

/** Only a text that is no score is in the way of saving; the rest is a hint. */
function Note({ desk, spot, isWrong }: PadNoteProps & { readonly isWrong: boolean }) {
  const { pad: t } = useChapter('score');
  const entry = entryOf(draftAt(desk.sheet, desk.drafts, spot));
  const copies = useCounterProblem(copiesProblem(desk, spot));
  const most = mostPoints(desk.decks);
  if (isWrong) return <>{t.wrongPoints(MOST_POINTS)}</>;
  if (pointsOf(entry) > most) return <>{t.morePoints(most)}</>;
  if (copies !== '' || !hasTurn7(entry)) return <>{copies}</>;
  const rival = rivalOf(desk, spot);
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
function copiesProblem({ sheet, drafts, decks }: Desk, spot: Spot): CounterProblem | null {
  return tooManyCopies(sheet, spot, cardsOf(draftAt(sheet, drafts, spot)), decks);
}

/** Who else has a Turn 7 in that round: there can be one only. */
function rivalOf({ sheet, standing }: Desk, { round, player }: Spot): string | null {
  const seat = standing.rounds[round]?.sevens.find((one) => sheet.players[one]?.id !== player);
  return seat === undefined ? null : (sheet.players[seat]?.name ?? null);
}
