/** A game of a table that is over, as a link to its replay or review shows it: at the moment of the link, or at its end. */
import { emptyView, follow, type GameEvent, readRecords, replay, type View, viewOf } from '@turn7/engine';
import type { PreviewWords } from '@turn7/narration/preview';
import type { Preview } from './preview.ts';
import { namesIn } from './shown-game.ts';
import type { Subject } from './subject.ts';
import { momentScene, resultPreview } from './table-preview.ts';

/** Some times the longest game that people play: a longer one would keep everybody waiting while it is replayed. */
const LONGEST_RECORD = 64 * 1024;

/** Null for a record that is too long to look into. */
export function recordPreview(
  text: string,
  { at, isReviewed }: Extract<Subject, { kind: 'game' }>,
  words: PreviewWords,
): Preview | null {
  if (text.length > LONGEST_RECORD) return null;
  const [located] = readRecords(text);
  if (located === undefined) return null;
  const { players } = located.record;
  const events: GameEvent[] = [];
  const game = replay(located, (event) => void events.push(event));
  const viewAfter = (happened: readonly GameEvent[]): View => happened.reduce<View>(follow, emptyView(game.rules));
  const { label, of, description } = isReviewed ? words.review : words.replay;
  const told = { title: of(namesIn(players, words)), description, isOpen: true };
  if (at !== null && at < events.length) {
    return { ...told, scene: momentScene(viewAfter(events.slice(0, at)), players, label, words) };
  }
  const rounds = events.filter(({ kind }) => kind === 'round ended').length;
  const lastRound = viewAfter(
    events.slice(
      0,
      events.findLastIndex(({ kind }) => kind === 'round ended'),
    ),
  );
  const result = { rounds, label, hands: lastRound.seats };
  const { title, scene } = resultPreview(viewOf(game), players, result, words);
  return { ...told, description: `${title} ${description}`, scene };
}
