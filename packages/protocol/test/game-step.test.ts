import { createGame, type GameEvent, HIT, questionOf, SeededShuffler, STAY, stateOf, viewOf } from '@turn7/engine';
import { describe, expect, test } from 'vitest';
import { digestOf, type GameStep, type GameView, stepped } from '../src/index.ts';

/** A game step by step: where it was, what happened, where it came to. */
function* stepsOf(seats: number, seed: number) {
  const events: GameEvent[] = [];
  const game = createGame({ seats }, new SeededShuffler(seed), (event) => events.push(event));
  for (let question = 1; !game.finished; question++) {
    const before: GameView = { number: 1, question: question - 1, due: null, top: viewOf(game) };
    events.length = 0;
    const asked = questionOf(game);
    if (asked === null) return;
    const isRich = (before.top.seats[asked.seat]?.points ?? 0) > 20;
    game.play(asked.kind === 'target' ? (asked.targets.at(question % asked.targets.length) ?? 0) : isRich ? STAY : HIT);
    const after = viewOf(game);
    const step: GameStep = {
      ...{ number: 1, question, due: null, turn: game.turn.seat, phase: game.phaseName, state: stateOf(game) },
      digest: digestOf(after),
    };
    yield { before, events: [...events], step, after };
  }
}

describe('whoever knows a game and hears what happens', () => {
  test.each([1, 2, 4, 9, 18, 54])('knows it then, with %i seats', (seats) => {
    for (const { before, events, step, after } of stepsOf(seats, seats))
      expect(stepped(before, events, step)).toEqual({ number: 1, question: step.question, due: null, top: after });
  });

  test('notices when it has become another one', () => {
    const isDraw = ({ kind }: GameEvent): boolean => kind === 'drew';
    const steps = [...stepsOf(4, 7)].filter(({ events }) => events.some(isDraw));
    expect(steps.length).toBeGreaterThan(20);
    for (const { before, events, step } of steps) {
      const missed = events.findLastIndex(isDraw);
      expect(() => stepped(before, events.toSpliced(missed, 1), step)).toThrow('another');
    }
  });

  test('cannot follow a game that it does not know', () => {
    const [first] = stepsOf(2, 1);
    if (first === undefined) throw new Error('expected a step');
    const { before, events, step } = first;
    expect(() => stepped(null, events, step)).toThrow('not known');
    expect(() => stepped({ ...before, number: 2 }, events, step)).toThrow('not known');
  });
});
