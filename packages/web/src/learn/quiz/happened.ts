/** What happened in a situation, in the sentences of the log. */

import type { GameEvent } from '@turn7/engine';
import { lineText, type Narrator, nameIn, type StoryLine, storyLines } from '@turn7/narration';

export const happenedText = (events: readonly GameEvent[], narrator: Narrator): string =>
  storyLines(events)
    .map((line) => textOf(line, narrator))
    .join(' ');

/** A situation stands alone: of its round only the scores mean something. */
function textOf({ events }: StoryLine, narrator: Narrator): string {
  const [first] = events;
  if (first.kind !== 'round ended') return lineText(events, true, narrator);
  const { story } = narrator.texts;
  const name = nameIn(narrator);
  return story.scores(first.scores.map((score, seat) => story.scored(name(seat), score, first.totals[seat] ?? 0)));
}
