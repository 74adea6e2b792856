/** A film as the parts of a table want it: who plays, and any of its frames. */
import { useMemo } from 'preact/hooks';
import type { Narrator } from '../game/log/narration.ts';
import type { Film } from '../game/replay/replay.ts';
import { peopleOf, stillOf } from '../game/replay/still.ts';
import type { TableModel } from '../game/table/table-model.ts';
import { useTexts } from '../words/texts.ts';

interface Still {
  readonly model: TableModel;
  readonly narrator: Narrator;
}

export function useStill(film: Film, at: number): Still {
  const texts = useTexts();
  const people = useMemo(() => peopleOf(film), [film]);
  const names = useMemo(() => people.map(({ name }) => ({ text: name, you: false })), [people]);
  return { model: stillOf(film, at, people, names), narrator: { names, texts } };
}
