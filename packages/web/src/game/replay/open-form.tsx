/** Opens a game from a file, dropped or chosen, or from its text. */
import { useId, useState } from 'preact/hooks';
import { useFileDrop } from '../../ui/use-file-drop.ts';
import { type Texts, useTexts } from '../../words/texts.ts';
import type { Problem } from './opened.ts';

export interface OpenFormProps {
  readonly problem: Problem | null;
  readonly onText: (text: string) => void;
}

export function OpenForm({ problem, onText }: OpenFormProps) {
  const { replay: t } = useTexts();
  const [text, setText] = useState('');
  const [field, file] = [useId(), useId()];

  const read = async (chosen: File | undefined) => {
    if (chosen === undefined) return;
    const content = await chosen.text();
    setText(content);
    onText(content);
  };

  const { isOver, target: drop } = useFileDrop((file) => void read(file));

  return (
    <form
      class={isOver ? 'panel open-form is-over' : 'panel open-form'}
      onSubmit={(event) => {
        event.preventDefault();
        onText(text);
      }}
      {...drop}
    >
      <p>{isOver ? t.dropHere : t.openLead}</p>
      <div class="open-file">
        <input
          id={file}
          class="vh"
          type="file"
          accept=".t7,text/plain"
          onChange={(event) => void read(event.currentTarget.files?.[0])}
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
        onInput={(event) => setText(event.currentTarget.value)}
      />
      <ProblemWords problem={problem} />
      <button type="submit" class="btn">
        {t.show}
      </button>
    </form>
  );
}

/** The engine says it in English, as the records are. */
function ProblemWords({ problem }: { readonly problem: Problem | null }) {
  const { replay: t } = useTexts();
  return (
    <div class="field-error" role="alert">
      {problem?.kind === 'line' && (
        <p>
          <b>{t.wrongLine(problem.line)}</b> <span lang="en">{problem.message}</span>
        </p>
      )}
      {problem !== null && problem.kind !== 'line' && <p>{sentence(problem, t)}</p>}
    </div>
  );
}

function sentence(problem: Exclude<Problem, { kind: 'line' }>, t: Texts['replay']): string {
  switch (problem.kind) {
    case 'empty':
      return t.wrongEmpty;
    case 'link':
      return t.wrongLink;
    case 'table':
      return t.wrongTable(problem.table.code, problem.table.game);
    case 'network':
      return t.wrongNetwork;
  }
}
