/** What whoever comes back is told of the choices that a bot made for them. */
import {
  type Choice,
  cardNamed,
  createGame,
  type GameEvent,
  HIT,
  SeededShuffler,
  STAY,
  type StandIn,
  standingIn,
} from '@turn7/engine';
import { lineText } from '@turn7/narration';
import { expect, test } from 'vitest';
import { type ChosenFor, chosenFor } from '../src/lobby/stand-ins.ts';
import { english } from './support/words.ts';

const NAMES = [
  { text: 'You', you: true },
  { text: 'Bob', you: false },
];

type Move = readonly [Choice, StandIn?];

/** Two play; the first seat is dealt first. */
function logOf(pile: string, moves: readonly Move[]): readonly GameEvent[] {
  const log: GameEvent[] = [];
  const listener = (event: GameEvent) => void log.push(event);
  const cards = pile.split(' ').map((word) => cardNamed(word) ?? Number.NaN);
  const game = createGame({ seats: 2, dealer: 1, pile: cards }, new SeededShuffler(1), listener);
  for (const [choice, why] of moves) {
    game.listen(why === undefined ? listener : standingIn(why, listener));
    game.play(choice);
  }
  return log;
}

const told = (chosen: ChosenFor | null): readonly string[] | undefined =>
  chosen?.lines.map(({ events }) => lineText(events, true, { names: NAMES, texts: english }));

test('whoever chose last themselves is told nothing', () => {
  expect(chosenFor(logOf('6 2 7 8 1 1', [[HIT, 'clock'], [HIT], [HIT]]), 0)).toBe(null);
  expect(chosenFor(logOf('6 2 7 8 1 1', []), 0)).toBe(null);
});

test('whoever comes back is told what was chosen since, what came of it, and why', () => {
  const log = logOf('6 2 7 8 6 9 1 1 1', [[HIT], [HIT, 'left'], [HIT, 'absence'], [STAY, 'left']]);
  const mine = chosenFor(log, 0);
  expect(mine?.why).toBe('absence');
  expect(told(mine)).toEqual(['You turned a second 6 and busted.']);
  expect(told(chosenFor(log, 1))).toEqual(['Bob hit an 8: safe.', 'Bob stayed with 10 points.']);
});
