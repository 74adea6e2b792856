/** A score that somebody has counted already, typed instead of tapped. */
import { useId } from 'preact/hooks';
import { useChapter } from '../../words/texts.ts';
import { PAD_NOTE } from './pad-note.tsx';

export interface PadPointsProps {
  readonly text: string;
  /** The text is no score; the note below the pad says why. */
  readonly isWrong: boolean;
  readonly onType: (text: string) => void;
  readonly onSave: () => void;
}

export function PadPoints({ text, isWrong, onType, onSave }: PadPointsProps) {
  const { pad: t } = useChapter('score');
  const id = useId();
  return (
    <form
      class="pad-points"
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        if (isWrong) return;
        leaveField(); // the keys of the pad are for the next player
        onSave();
      }}
    >
      <label for={id}>{t.orPoints}</label>
      <input
        id={id}
        class="field tn"
        inputMode="numeric"
        autocomplete="off"
        enterkeyhint="done"
        value={text}
        aria-invalid={isWrong}
        aria-describedby={isWrong ? PAD_NOTE : undefined}
        onInput={({ currentTarget }) => onType(currentTarget.value)}
        onKeyDown={({ key }) => key === 'Escape' && leaveField()}
      />
    </form>
  );
}

const leaveField = () => document.querySelector<HTMLElement>('.pad h2')?.focus();
