/** The records of `cases/`, the same files that the tests run; each is loaded when somebody wants to see it. */

import { useEffect, useState } from 'preact/hooks';
import { type Replay, recordsIn, replayOf } from '../game/replay/replay.ts';

const LOADERS = import.meta.glob<string>('../../../../cases/*.t7', { query: '?raw', import: 'default' });

const BY_NAME = new Map(Object.entries(LOADERS).map(([path, load]) => [nameIn(path), load]));

/** Without folder and ending. */
function nameIn(path: string): string {
  return path.slice(path.lastIndexOf('/') + 1).replace(/\.t7$/, '');
}

export const CASE_FILES: readonly string[] = [...BY_NAME.keys()];

const replays = new Map<string, Promise<Replay>>();

/** What could not be loaded is asked for again. */
export function replayOfCase(file: string): Promise<Replay> {
  const replay = replays.get(file) ?? loaded(file);
  replays.set(file, replay);
  replay.catch(() => replays.delete(file));
  return replay;
}

async function loaded(file: string): Promise<Replay> {
  const [record] = recordsIn((await BY_NAME.get(file)?.()) ?? '');
  if (record === undefined) throw new Error(`there is no record cases/${file}.t7`);
  return replayOf(record);
}

/** Replays of cases, as soon as they are there. */
export type Replays =
  | { readonly kind: 'coming' | 'missing' }
  /** In the order asked for. */
  | { readonly kind: 'there'; readonly replays: readonly Replay[] };

const COMING: Replays = { kind: 'coming' };

/** `files` has to stay the same list as long as the same ones are wanted. */
export function useReplays(files: readonly string[]): Replays {
  const [replays, setReplays] = useState(COMING);
  useEffect(() => {
    let isWanted = true;
    const show = (now: Replays) => isWanted && setReplays(now);
    setReplays(COMING);
    Promise.all(files.map(replayOfCase)).then(
      (there) => show({ kind: 'there', replays: there }),
      () => show({ kind: 'missing' }),
    );
    return () => {
      isWanted = false;
    };
  }, [files]);
  return replays;
}
