/** Films of cases, as soon as they are there. */
import { useEffect, useState } from 'preact/hooks';
import type { Film } from '../game/replay/replay.ts';
import { filmOfCase } from './case-files.ts';

export type Films =
  | { readonly kind: 'coming' | 'missing' }
  /** In the order asked for. */
  | { readonly kind: 'there'; readonly films: readonly Film[] };

const COMING: Films = { kind: 'coming' };

/** `files` has to stay the same list as long as the same ones are wanted. */
export function useFilms(files: readonly string[]): Films {
  const [films, setFilms] = useState(COMING);
  useEffect(() => {
    let isWanted = true;
    const show = (now: Films) => isWanted && setFilms(now);
    setFilms(COMING);
    Promise.all(files.map(filmOfCase)).then(
      (there) => show({ kind: 'there', films: there }),
      () => show({ kind: 'missing' }),
    );
    return () => {
      isWanted = false;
    };
  }, [files]);
  return films;
}
