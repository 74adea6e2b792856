/** A record that is played again: what happened, in words, and what came of it. */
import {
  checkExpectations,
  type Game,
  type GameEvent,
  type LocatedRecord,
  type Outcome,
  outcomeOf,
  type RoundEnded,
  replay,
  scorePad,
} from '@turn7/engine';
import type { Vocabulary } from '@turn7/narration/languages';
import { narratorFor } from '../english.ts';
import { narrate } from '../game/event-lines.ts';

export interface ReplayedGame {
  readonly located: LocatedRecord;
  readonly events: readonly GameEvent[];
  readonly game: Game;
  readonly outcome: Outcome;
}

/** Throws a RecordError, also where it does not come to what the record expects. */
export function replayedGame(located: LocatedRecord): ReplayedGame {
  const rounds: RoundEnded[] = [];
  const events: GameEvent[] = [];
  const keepScore = scorePad(rounds);
  const game = replay(located, (event) => {
    keepScore(event);
    events.push(event);
  });
  const outcome = outcomeOf(game, rounds);
  checkExpectations(located, outcome);
  return { located, events, game, outcome };
}

/** `why`: with the ruling behind every event. */
export function playthrough({ located, events, game }: ReplayedGame, names: Vocabulary, why: boolean): string {
  const { notes, players } = located.record;
  const story = narrate(events, game, narratorFor(players, names), why);
  const title = notes.title === undefined ? [] : [notes.title, '='.repeat(notes.title.length)];
  return `${[...title, ...story, ''].join('\n')}\n`;
}
