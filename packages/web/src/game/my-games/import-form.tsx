/** Takes games from a file that is chosen or dropped: the good ones, and it names the others. */
import { useState } from 'preact/hooks';
import { FileForm } from '../../ui/file-form.tsx';
import type { Done } from '../../ui/notice.tsx';
import { useChapter } from '../../words/texts.ts';
import type { GamesFile, RefusedRecord } from '../kept/games-file.ts';
import { openGamesWorker } from '../kept/games-worker.ts';
import { keptGames } from '../kept/kept-games.ts';
import { type GivenText, readFile } from '../replay/given.ts';
import { type Problem, problemAt } from '../replay/problem.ts';
import { ProblemWords } from '../replay/problem-words.tsx';

interface ImportFormProps {
  readonly onDone: (done: Done) => void;
}

type State =
  | { readonly kind: 'ready' }
  | { readonly kind: 'reading' }
  /** Nothing of it was taken. */
  | { readonly kind: 'wrong'; readonly problem: Problem }
  | { readonly kind: 'not kept' }
  /** Some of it was not. */
  | { readonly kind: 'refused'; readonly name: string; readonly refused: readonly RefusedRecord[] };

/** Ten thousand games. */
const MOST_BYTES = 30_000_000;

export function ImportForm({ onDone }: ImportFormProps) {
  const t = useChapter('my-games');
  const [state, setState] = useState<State>({ kind: 'ready' });

  const take = async (file: File | undefined) => {
    if (file === undefined) return;
    setState({ kind: 'reading' });
    const given = await readFile(file, MOST_BYTES);
    if ('kind' in given) return setState({ kind: 'wrong', problem: given });
    const read = await gamesOf(given).catch(() => null);
    if (read === null) return setState({ kind: 'wrong', problem: { kind: 'unreadable', name: file.name } });
    const { games, refused } = read;
    const foreign = games.length === 0 ? foreignIn(given, refused) : null;
    if (foreign !== null) return setState({ kind: 'wrong', problem: foreign });
    const added = await keptGames.add(games).catch(() => null);
    if (added === null) return setState({ kind: 'not kept' });
    setState(refused.length === 0 ? { kind: 'ready' } : { kind: 'refused', name: file.name, refused });
    if (games.length === 0) return;
    const undo = () => void keptGames.remove(added.map(({ id }) => id));
    onDone({ text: t.imported(added.length, games.length - added.length), undo: added.length === 0 ? null : undo });
  };

  return (
    <FileForm title={t.import} tells={t.importTell} drop={t.drop} choose={t.choose} accept=".t7,text/plain" take={take}>
      <p role="status">{state.kind === 'reading' && t.reading}</p>
      <div class="field-error" role="alert">
        {state.kind === 'wrong' && <ProblemWords problem={state.problem} />}
        {state.kind === 'not kept' && <p>{t.notKept}</p>}
        {state.kind === 'refused' && <RefusedList {...state} />}
      </div>
    </FileForm>
  );
}

async function gamesOf({ text }: GivenText): Promise<GamesFile> {
  const worker = openGamesWorker();
  try {
    return await worker.gamesIn(text, Date.now());
  } finally {
    worker.close();
  }
}

/** Why a file without a good game is no file of games at all; null where it has some that are not good. */
function foreignIn(given: GivenText, [first]: readonly RefusedRecord[]): Problem | null {
  if (first === undefined) return { kind: 'foreign', name: given.name, what: 'empty', stopped: null };
  const { line, why } = first;
  const problem = why.kind === 'wrong' ? problemAt({ line, message: why.message }, given, 'read') : null;
  return problem?.kind === 'foreign' ? problem : null;
}

interface RefusedListProps {
  readonly name: string;
  readonly refused: readonly RefusedRecord[];
}

const MOST_NAMED = 5;

function RefusedList({ name, refused }: RefusedListProps) {
  const t = useChapter('my-games');
  return (
    <>
      <p>{t.refused(refused.length, name)}</p>
      <ul>
        {refused.slice(0, MOST_NAMED).map(({ line, why }) => (
          <li key={line}>
            {t.refusedAt(line)} {why.kind === 'unfinished' ? t.unfinished : <span lang="en">{why.message}</span>}
          </li>
        ))}
      </ul>
      {refused.length > MOST_NAMED && <p>{t.moreRefused(refused.length - MOST_NAMED)}</p>}
    </>
  );
}
