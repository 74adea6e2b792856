/** Words that are loaded once and made once for each vocabulary: the same words are the same object. */
import type { Vocabulary } from '../device/settings.ts';

export type Made<T> = (vocabulary: Vocabulary) => T;

/** What could not be loaded is asked for again. */
export function kept<T>(load: () => Promise<Made<T>>): () => Promise<Made<T>> {
  let loading: Promise<Made<T>> | null = null;
  return () => {
    loading ??= load().then(once, (error: unknown) => {
      loading = null;
      throw error;
    });
    return loading;
  };
}

function once<T>(make: Made<T>): Made<T> {
  const made = new Map<Vocabulary, T>();
  return (vocabulary) => {
    const words = made.get(vocabulary) ?? make(vocabulary);
    made.set(vocabulary, words);
    return words;
  };
}
