/** The review of a replay, as far as somebody wants it, and ended when they leave. */
import { type GameRecord, writeRecord } from '@turn7/engine';
import { useEffect, useLayoutEffect, useMemo } from 'preact/hooks';
import { useSignal } from '../../device/signal.ts';
import { keepReview } from '../kept/keep.ts';
import { FIRST_LOOK, KEPT_PASSES, ReviewRun, type ReviewState, USUAL_PASSES } from './review-run.ts';
import { openReviewWork } from './review-worker.ts';

export interface RunningReview extends ReviewState {
  readonly stop: () => void;
  readonly goOn: () => void;
}

/** Everybody's chance is there at once; more is done as long as the review is open. */
export function useReview(record: GameRecord, isOpen: boolean): RunningReview {
  const run = useMemo(() => new ReviewRun(writeRecord(record), openReviewWork), [record]);
  useEffect(() => () => run.close(), [run]);
  // Before it is drawn: a review that is opened must not seem to be done.
  useLayoutEffect(() => {
    if (record.players.length === 1) return; // who plays alone always wins
    run.go(isOpen ? USUAL_PASSES : FIRST_LOOK);
    return () => run.stop();
  }, [run, isOpen]);
  const state = useSignal(run.state);
  const { review } = state;
  useEffect(() => {
    if (review !== null && review.precision.passes >= KEPT_PASSES) void keepReview(record, review);
  }, [review]);
  return { ...state, stop: () => run.stop(), goOn: () => run.go() };
}
