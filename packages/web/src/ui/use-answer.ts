/** The answer to a question that takes a moment. While it is sought, the last one may still be shown. */
import { useEffect, useState } from 'preact/hooks';

export interface Answer<T> {
  readonly state: 'thinking' | 'known' | 'failed';
  /** To this question if it is known, or to the last one. */
  readonly value: T | null;
}

/** Somebody who taps fast is answered once, after the last tap, in milliseconds. */
const PAUSE = 120;

/** `key` tells one question from another. */
export function useAnswer<T>(key: string, ask: () => Promise<T>): Answer<T> {
  const [answer, setAnswer] = useState<Answer<T>>({ state: 'thinking', value: null });
  useEffect(() => {
    let isWanted = true;
    setAnswer(({ value }) => ({ state: 'thinking', value }));
    const tell = (next: Answer<T>) => {
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
  }, [key]);
  return answer;
}
