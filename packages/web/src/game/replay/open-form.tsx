/** Opens a game from a file, dropped or chosen, or from its text. */
import { useId, useState } from 'preact/hooks';
import { useFileDrop } from '../../ui/use-file-drop.ts';
import { useTexts } from '../../words/texts.ts';
import type { Problem } from './opened.ts';
import { ProblemWords } from './problem-words.tsx';

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
      class={isOver ? 'panel open-form over' : 'panel open-form'}
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
