/** Asks for a name, and whether to sit down or only to watch. */
import type { Problem } from '@turn7/client';
import './lobby-screen.css';
import { cleanName } from '@turn7/protocol';
import { useId, useState } from 'preact/hooks';
import { change, settings } from '../device/settings.ts';
import { NameField } from '../ui/name-field.tsx';
import { useFirstField } from '../ui/use-focus.ts';
import { useChapter, useTexts } from '../words/texts.ts';

export interface JoinFormProps {
  readonly sitLabel: string;
  /** Whether whoever sits down is rated there. */
  readonly isRated: boolean;
  /** Why not, or null. */
  readonly join: (name: string) => Promise<Problem | null>;
  /** null where nobody may watch, or already does. */
  readonly watch: (() => void) | null;
}

type Progress = 'ready' | 'joining' | 'no name' | { readonly refused: Problem };

export function JoinForm({ sitLabel, isRated, join, watch }: JoinFormProps) {
  const { lobby: t } = useTexts();
  const { door } = useChapter('rating');
  const [wished, setWished] = useState(settings.value.name);
  const [progress, setProgress] = useState<Progress>('ready');
  const input = useFirstField<HTMLInputElement>();
  const [field, hint, status] = [useId(), useId(), useId()];

  const submit = async (event: Event) => {
    event.preventDefault();
    if (progress === 'joining') return; // one person, one place
    const name = cleanName(wished);
    if (name === null) {
      setProgress('no name');
      input.current?.focus();
      return;
    }
    change({ name });
    setProgress('joining');
    const refused = await join(name);
    setProgress(refused === null ? 'ready' : { refused });
  };

  return (
    <form class="join-form" noValidate onSubmit={submit}>
      <label for={field}>{t.join.name}</label>
      <NameField
        ref={input}
        id={field}
        class="field"
        value={wished}
        autocomplete="nickname"
        enterkeyhint="go"
        aria-describedby={`${hint} ${status}`}
        aria-invalid={progress === 'no name'}
        onInput={(event) => {
          setWished(event.currentTarget.value);
          if (progress !== 'joining') setProgress('ready');
        }}
      />
      {/* What is wrong takes the place of the hint, right under the field. */}
      <p id={hint} class={progress === 'no name' ? 'field-error' : 'muted small'} role="status">
        {progress === 'no name' ? t.join.nameMissing : t.join.nameHint}
      </p>
      {isRated && <p class="note">{door}</p>}
      <button type="submit" class="btn gold" disabled={progress === 'joining'}>
        {sitLabel}
      </button>
      {watch !== null && (
        <button type="button" class="btn quiet" disabled={progress === 'joining'} onClick={watch}>
          {t.join.watch}
        </button>
      )}
      <p id={status} class="field-error" role="status">
        {typeof progress === 'object' &&
          (progress.refused === 'forbidden' ? t.join.sentAway : t.refused[progress.refused])}
      </p>
    </form>
  );
}
