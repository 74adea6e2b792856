/** A score that somebody has counted already, typed instead of tapped. */
import { MOST_POINTS } from '@turn7/protocol';
import { useId, useState } from 'preact/hooks';
import { useChapter } from '../texts/texts.ts';
import { EMPTY } from './draft.ts';
import type { PadProps } from './pad.tsx';

export function PadPoints({ draft, onEdit, onSave }: Pick<PadProps, 'draft' | 'onEdit' | 'onSave'>) {
  const { pad: t } = useChapter('score');
  const [isWrong, setWrong] = useState(false);
  const [id, hint] = [useId(), useId()];
  /** What cannot be a score changes nothing. */
  const type = ({ value, validity }: HTMLInputElement) => {
    const points = Number(value);
    const isScore = validity.valid && Number.isInteger(points);
    setWrong(!isScore);
    if (isScore) onEdit(() => (value === '' ? EMPTY : { kind: 'points', points }));
  };
  return (
    <form
      class="pad-points"
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        if (!isWrong) onSave(); // the field keeps the focus for the next player
      }}
    >
      <label for={id}>{t.orPoints}</label>
      <input
        id={id}
        class="field tn"
        type="number"
        inputMode="numeric"
        enterkeyhint="done"
        min={0}
        max={MOST_POINTS}
        step={1}
        value={draft.kind === 'points' ? draft.points : ''}
        aria-invalid={isWrong}
        aria-describedby={hint}
        onInput={({ currentTarget }) => type(currentTarget)}
        onBlur={() => setWrong(false)}
      />
      <p id={hint} class="field-error" role="alert">
        {isWrong && t.wrongPoints(MOST_POINTS)}
      </p>
    </form>
  );
}
