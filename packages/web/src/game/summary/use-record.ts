/** The record of a finished game, as soon as the session gives it. */
import { useEffect, useState } from 'preact/hooks';
import type { Session } from '../session/session.ts';

export type RecordState =
  | { readonly kind: 'coming' }
  | { readonly kind: 'here'; readonly text: string }
  | { readonly kind: 'failed'; readonly retry: () => void };

const COMING: RecordState = { kind: 'coming' };

export function useRecord(session: Session, game: number): RecordState {
  const [state, setState] = useState(COMING);
  const [attempt, setAttempt] = useState(1);
  useEffect(() => {
    let wanted = true;
    const show = (next: RecordState) => wanted && setState(next);
    const failed: RecordState = { kind: 'failed', retry: () => setAttempt(attempt + 1) };
    setState(COMING);
    session.record(game).then(
      (text) => show(text === null ? failed : { kind: 'here', text }),
      () => show(failed),
    );
    return () => {
      wanted = false;
    };
  }, [session, game, attempt]);
  return state;
}

/** null where it is not there. */
export const textOf = (state: RecordState): string | null => (state.kind === 'here' ? state.text : null);
