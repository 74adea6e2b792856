/** Replays of cases, as soon as they are there. */
import { useEffect, useState } from 'preact/hooks';
import type { Replay } from '../game/replay/replay.ts';
import { replayOfCase } from './case-files.ts';

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
