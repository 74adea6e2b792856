/** A moment of a replay in a few words: where it is, and what has just happened. */
import type { GameEvent } from '@turn7/engine';
import { type Narrator, sentence } from '@turn7/narration';
import type { Chapters } from '../../words/chapters.ts';
import type { Texts } from '../../words/texts.ts';
import { placeAt, type Replay } from './replay.ts';

/** Round and step. */
export function placeText(replay: Replay, at: number, t: Chapters['replay']): string {
  const place = placeAt(replay, at);
  return place === null ? t.beforeStart : t.step(place.round, place.step, place.steps);
}

/** Short enough to be read at a glance: who plays and what each of them scored stands in the lines. */
export function headline(event: GameEvent | null, narrator: Narrator<Texts>, t: Chapters['replay']): string {
  const { story } = narrator.texts;
  if (event === null || event.kind === 'game started') return t.beforeStartTells;
  return event.kind === 'round ended' ? story.roundEnded(event.round, event.by) : sentence(event, narrator);
}
