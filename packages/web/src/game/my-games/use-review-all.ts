/** Reviews games one after the other while the page is open, as precisely as their mistakes need it. */
import { useEffect, useRef, useState } from 'preact/hooks';
import { type KnownGame, keptGames } from '../kept/kept-games.ts';
import { keptReviewOf } from '../kept/kept-review.ts';
import { KEPT_PASSES, ReviewRun } from '../review/review-run.ts';
import { openReviewWork } from '../review/review-worker.ts';

export interface ReviewAll {
  readonly phase: 'idle' | 'working' | 'failed';
  /** Which of them is being reviewed, counted from 1. */
  readonly place: number;
  readonly of: number;
  readonly start: () => void;
  readonly stop: () => void;
}

/** `games`: those that have no review, the latest first. */
export function useReviewAll(games: readonly KnownGame[]): ReviewAll {
  const [state, setState] = useState({ phase: 'idle' as ReviewAll['phase'], place: 0, of: 0 });
  const stopping = useRef<AbortController | null>(null);
  const stop = () => stopping.current?.abort();
  useEffect(() => stop, []);
  const start = () => {
    const stopped = new AbortController();
    stopping.current = stopped;
    const work = async () => {
      for (const [i, game] of games.entries()) {
        if (stopped.signal.aborted) break;
        setState({ phase: 'working', place: i + 1, of: games.length });
        await review(game, stopped.signal);
      }
    };
    work().then(
      () => setState({ phase: 'idle', place: 0, of: 0 }),
      () => setState({ phase: 'failed', place: 0, of: 0 }),
    );
  };
  return { ...state, start, stop };
}

/** Rejects where the browser cannot do it. */
async function review({ id, mine, record }: KnownGame, stopped: AbortSignal): Promise<void> {
  const run = new ReviewRun(record, openReviewWork);
  try {
    await new Promise<void>((resolve, reject) => {
      stopped.addEventListener('abort', () => resolve());
      run.state.subscribe(() => {
        const { phase } = run.state.value;
        if (phase === 'done') resolve();
        if (phase === 'failed') reject(new Error('the worker of a review has broken'));
      });
      run.go(KEPT_PASSES);
    });
    const { review: made } = run.state.value;
    if (made !== null && !stopped.aborted) await keptGames.putReview(id, keptReviewOf(made, mine));
  } finally {
    run.close();
  }
}
