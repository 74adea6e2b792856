/** What happened in a situation, in the sentences of the log. */
import type { GameEvent } from '@turn7/engine';
import { type LogLine, logLines } from '../../game/log/log-lines.ts';
import { lineText, type Narrator, nameIn } from '../../game/log/narration.ts';

export const happenedText = (events: readonly GameEvent[], narrator: Narrator): string =>
  logLines(events)
    .map((line) => textOf(line, narrator))
    .join(' ');

/** A situation stands alone: of its round only the scores mean something. */
function textOf({ events }: LogLine, narrator: Narrator): string {
  const [first] = events;
  if (first.kind !== 'round ended') return lineText(events, true, narrator);
  const { log } = narrator.texts;
  const name = nameIn(narrator);
  return log.scores(first.scores.map((score, seat) => log.scored(name(seat), score, first.totals[seat] ?? 0)));
}
