/** Takes games from a file that is chosen or dropped. One that is wrong says where and why, and changes nothing. */
import { useState } from 'preact/hooks';
import { FileForm } from '../../ui/file-form.tsx';
import type { Done } from '../../ui/notice.tsx';
import type { Chapters } from '../../words/chapters.ts';
import { useChapter } from '../../words/texts.ts';
import { MOST_CHARACTERS } from '../files/file-problem.ts';
import { textOf } from '../files/file-text.ts';
import { importSheets, readScores } from '../files/importing.ts';
import { library } from '../sheet/library.ts';
import { problemText } from './problem-text.ts';

interface Refused {
  readonly file: string;
  readonly why: string;
}

interface ImportFormProps {
  readonly onDone: (done: Done) => void;
}

export function ImportForm({ onDone }: ImportFormProps) {
  const t = useChapter('evenings');
  const [refused, refuse] = useState<Refused | null>(null);

  const take = async (file: File | undefined) => {
    if (file === undefined) return;
    const result = await taken(file, t);
    refuse(typeof result === 'string' ? { file: file.name, why: result } : null);
    if (typeof result !== 'string') onDone(result);
  };

  return (
    <FileForm
      title={t.import}
      tells={t.importTell}
      drop={t.drop}
      choose={t.choose}
      accept=".json,.csv,.txt,.tsv,application/json,text/csv,text/plain"
      take={take}
    >
      <div class="field-error" role="alert">
        {refused && (
          <>
            <p>{t.notImported(refused.file)}</p>
            <p>{refused.why}</p>
          </>
        )}
      </div>
    </FileForm>
  );
}

/** What was done, or in words why nothing was. */
async function taken(file: File, t: Chapters['evenings']): Promise<Done | string> {
  // A file that must have more characters than that is not even read.
  if (file.size > MOST_CHARACTERS * MOST_BYTES) return t.wrong.tooLarge(MOST_CHARACTERS);
  const text = await textOf(file).catch(() => undefined);
  if (text === undefined) return t.unreadable;
  if (text === null) return t.wrong.noScore;
  const read = readScores(text);
  if (read.kind === 'problem') return problemText(read.problem, t);
  const { added, known, copies } = importSheets(library, read.sheets);
  const undo = () => {
    for (const { id } of added) library.remove(id);
  };
  const left = read.totalLine === undefined ? [] : [t.totalLine(read.totalLine)];
  const told = [t.imported(added.length, known, copies), ...left].join(' ');
  return { text: told, undo: added.length === 0 ? null : undo };
}

/** That a character takes. */
const MOST_BYTES = 4;
