/** A film as the parts of a table want it: who plays, and any of its frames. */
import { useMemo } from 'preact/hooks';
import type { Narrator } from '../log/narration.ts';
import type { Film } from '../replay/replay.ts';
import { peopleOf, stillOf } from '../replay/still.ts';
import type { Scene } from '../table/scene.ts';
import { useTexts } from '../texts/texts.ts';

interface Still {
  readonly scene: Scene;
  readonly narrator: Narrator;
}

export function useStill(film: Film, at: number): Still {
  const texts = useTexts();
  const people = useMemo(() => peopleOf(film), [film]);
  const names = useMemo(() => people.map(({ name }) => ({ text: name, you: false })), [people]);
  return { scene: stillOf(film, at, people, names), narrator: { names, texts } };
}
