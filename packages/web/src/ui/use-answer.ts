/** The answer to a question that takes a moment. While it is sought, the last one may still be shown. */
import { useEffect, useState } from 'preact/hooks';

export interface Answer<T> {
  readonly state: 'thinking' | 'known' | 'failed';
  /** To this question if it is known, or to the last one. */
  readonly value: T | null;
  /** Asks once more: what failed for want of a network need not fail again. */
  readonly again: () => void;
}

/** Somebody who taps fast is answered once, after the last tap, in milliseconds. */
const PAUSE = 120;

type Found<T> = Omit<Answer<T>, 'again'>;

/** `key` tells one question from another. One that failed is asked again by itself when the network is back. */
export function useAnswer<T>(key: string, ask: () => Promise<T>): Answer<T> {
  const [answer, setAnswer] = useState<Found<T>>({ state: 'thinking', value: null });
  const [attempt, setAttempt] = useState(0);
  const again = () => setAttempt((before) => before + 1);
  useEffect(() => {
    let isWanted = true;
    setAnswer(({ value }) => ({ state: 'thinking', value }));
    const tell = (next: Found<T>) => {
      if (isWanted) setAnswer(next);
    };
    const timer = setTimeout(() => {
      ask().then(
        (value) => tell({ state: 'known', value }),
        () => tell({ state: 'failed', value: null }),
      );
    }, PAUSE);
    return () => {
      isWanted = false;
      clearTimeout(timer);
    };
  }, [key, attempt]);
  useEffect(() => {
    if (answer.state !== 'failed') return;
    addEventListener('online', again);
    return () => removeEventListener('online', again);
  }, [answer.state]);
  return { ...answer, again };
}
