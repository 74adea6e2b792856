/** Opens a game from a file or from its text. */
import { useId, useState } from 'preact/hooks';
import { useChapter } from '../../words/texts.ts';
import type { GivenText } from './given.ts';
import type { Problem } from './problem.ts';
import { ProblemWords } from './problem-words.tsx';

export interface OpenFormProps {
  readonly problem: Problem | null;
  /** A text that was no record, to be mended. */
  readonly draft: string;
  readonly onFile: (file: File | undefined) => void;
  readonly onText: (given: GivenText) => void;
}

export function OpenForm({ problem, draft, onFile, onText }: OpenFormProps) {
  const t = useChapter('replay');
  const [typed, setTyped] = useState({ draft, text: draft });
  const text = typed.draft === draft ? typed.text : draft;
  const [field, file] = [useId(), useId()];
  return (
    <form
      class="panel open-form"
      onSubmit={(event) => {
        event.preventDefault();
        onText({ text, name: null });
      }}
    >
      <p>{t.openLead}</p>
      <div class="open-file">
        <input
          id={file}
          class="vh"
          type="file"
          accept=".t7,text/plain"
          onChange={(event) => {
            onFile(event.currentTarget.files?.[0]);
            event.currentTarget.value = ''; // the same file may be chosen again
          }}
        />
        <label class="btn gold" for={file}>
          {t.chooseFile}
        </label>
      </div>
      <label for={field}>{t.paste}</label>
      <textarea
        id={field}
        rows={8}
        spellcheck={false}
        autocomplete="off"
        placeholder={'turn7 record 1\nplayers Ann | Bob\ndraw 7 10 3 …\nmoves h s …'}
        value={text}
        onInput={(event) => setTyped({ draft, text: event.currentTarget.value })}
      />
      <div class="field-error" role="alert">
        {problem !== null && <ProblemWords problem={problem} />}
      </div>
      <button type="submit" class="btn">
        {t.show}
      </button>
    </form>
  );
}
