/** What a hand means for the whole table, in a place that is kept for it. */
import { TURN_7_BONUS } from '@turn7/engine';
import { Icon } from '../parts/icon.tsx';
import { useChapter } from '../texts/texts.ts';
import { type Draft, entryOf } from './draft.ts';
import { hasTurn7 } from './entry.ts';

interface PadNoteProps {
  readonly draft: Draft;
  /** Who else has a Turn 7 in this round: there can be one only. */
  readonly rival: string | null;
}

export function PadNote({ draft, rival }: PadNoteProps) {
  const { pad: t } = useChapter('score');
  return (
    <p class="pad-note" role="status">
      {hasTurn7(entryOf(draft)) && (
        <>
          <span class="chip c-turn">
            <Icon name="seven" />
            {t.turn7}
          </span>{' '}
          {rival === null ? t.roundOver(TURN_7_BONUS) : t.rival(rival)}
        </>
      )}
    </p>
  );
}
