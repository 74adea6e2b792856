/** What the entry comes to, how near a Turn 7 is, and the way on. */
import { isolated } from '@turn7/narration';
import './pad-result.css';
import { isTurn7, SEVEN, TURN_7_BONUS } from '@turn7/engine';
import { MOST_POINTS, pointsOf, type SheetPlayer } from '@turn7/protocol';
import type { ComponentChildren } from 'preact';
import { arithmeticOf } from '../../game/summary/arithmetic.ts';
import { number } from '../../words/format.ts';
import { useChapter, useTexts } from '../../words/texts.ts';
import { cardsOf } from '../sheet/entries.ts';
import { type Draft, isEmpty, numbersIn } from './draft.ts';

interface PadResultProps {
  readonly draft: Draft;
  /** The total that it is added to. */
  readonly before: number;
  /** Who is asked next; null for nobody. */
  readonly next: SheetPlayer | null;
  readonly isPast: boolean;
  /** What was typed is no score. */
  readonly isWrong: boolean;
  readonly onSave: () => void;
  /** Leaves an earlier round as it was. */
  readonly onCancel: () => void;
  /** What there is to say about the hand. */
  readonly children: ComponentChildren;
}

/** The id of why nothing can be saved: it describes the field as well. */
export const SAVE_CLOSED = 'save-closed';

export function PadResult({ draft, before, next, isPast, isWrong, onSave, onCancel, children }: PadResultProps) {
  const { pad: t } = useChapter('score');
  const points = pointsOf(draft);
  return (
    <div class="pad-result">
      <div class="pad-tells">{children}</div>
      <p class="pad-sum">
        <DraftSum draft={draft} />
      </p>
      <p class="pad-total">
        <span class="vh">{t.total(points, before, before + points)}</span>
        <span class="pad-figures" aria-hidden="true">
          <b class="tn">{number(points)}</b>{' '}
          <span class="muted tn">
            {number(before)} → {number(before + points)}
          </span>
        </span>
      </p>
      <div class="pad-foot">
        {isPast ? (
          <button type="button" class="btn" onClick={onCancel}>
            {t.cancel}
          </button>
        ) : (
          <p class="pad-seven">
            {draft.kind !== 'points' && (
              <>
                <b>{t.ofSeven(numbersIn(draft), SEVEN)}</b>
                <span class="muted">{isTurn7(cardsOf(draft)) ? t.bonusGot(TURN_7_BONUS) : t.bonusAt(SEVEN)}</span>
              </>
            )}
          </p>
        )}
        <SaveButton {...{ draft, next, isPast, isWrong, onSave }} />
      </div>
    </div>
  );
}

/** What cannot be saved says why. */
function SaveButton({
  draft,
  next,
  isPast,
  isWrong,
  onSave,
}: Pick<PadResultProps, 'draft' | 'next' | 'isPast' | 'isWrong' | 'onSave'>) {
  const { pad: t } = useChapter('score');
  if (isWrong || isEmpty(draft))
    return (
      <button type="button" class="btn pad-save" aria-disabled="true">
        <span>
          {t.save}
          <small id={SAVE_CLOSED}>{isWrong ? t.wrongPoints(MOST_POINTS) : t.nothingYet}</small>
        </span>
      </button>
    );
  const words = next === null ? t.saveLast : t.saveNext(isolated(next.name));
  return (
    <button type="button" class="btn gold pad-save" onClick={onSave}>
      {isPast ? t.save : words}
    </button>
  );
}

/** Up to the equals sign. */
function DraftSum({ draft }: { readonly draft: Draft }) {
  const { common } = useTexts();
  const { pad: t } = useChapter('score');
  if (draft.kind === 'points') return <>{t.typed}</>;
  if (draft.kind === 'bust') return <>{common.status.busted}</>;
  const { sum, turn7 } = arithmeticOf(cardsOf(draft));
  return (
    <>
      {sum} {turn7 !== '' && <b>{turn7}</b>}
    </>
  );
}
