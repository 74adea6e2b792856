import { describe, expect, it, test } from 'vitest';
import {
  choicesOf,
  createGame,
  type Game,
  type GameEvent,
  HIT,
  NO_HAND,
  NOBODY,
  SeededShuffler,
  STAY,
  viewOf,
} from '../src/index.ts';
import { cards, play } from './support.ts';

/** Bob resolves the second of two Turn Threes with a Lock aside, a queue of two and a spare Life Saver in his hand. */
const NESTED = '5 LS 7 T3 T3 L T3 L LS 9 1 2 3 8 10';
const start = (pile: string, seats = 3) =>
  createGame({ seats, dealer: seats - 1, pile: cards(pile) }, new SeededShuffler(1));

function nested() {
  const game = start(NESTED);
  for (const choice of [HIT, 0, 1, 2, 0]) game.play(choice);
  return game;
}

/**
 * Every field of a game; of the cards that wait only those that are there, not what lay beyond them before. Hands are named by
 * their seats; a copy's ring may still have hands in it that have left, which are passed over.
 */
function fieldsOf(game: Game): object {
  const { aside, asideSize, queue, queueSeat, queueSize, drawer, assigner } = game.actions;
  const waiting = {
    aside: aside.slice(0, asideSize),
    queue: queue.slice(0, queueSize),
    queueSeat: queueSeat.slice(0, queueSize),
    drawer: drawer.seat,
    assigner: assigner.seat,
  };
  const hands = game.hands.map((hand) => ({ ...hand, left: hand.left.seat, next: null, before: null }));
  const { dealer, turn } = game;
  return { ...game, hands, dealer: dealer.seat, turn: turn.seat, actions: { ...game.actions, ...waiting } };
}

describe('a clone', () => {
  test.each([
    ['at the first question', () => start('5 6 7 8')],
    ['in the middle of a nested Turn Three', nested],
    ['in the deal', () => play(3, 'T3 4 5 6 7 8', '>2').game],
    ['after a Turn 7', () => play(1, '0 1 2 3 4 5 6 9', 'h h h h h h').game],
    ['of a finished game', () => play(2, '5 6', 's s', 'target 6').game],
    ['with many seats', () => play(40, '5 6 7 L 8 9').game],
  ])('is equal %s', (_, make) => {
    const game = make();
    game.listen(null);
    const copy = game.clone();
    expect(viewOf(copy)).toEqual(viewOf(game));
    expect(fieldsOf(copy)).toEqual(fieldsOf(game)); // field by field, after the views have used their scratch
  });

  it('is really in the middle of things', () => {
    const [lock, turnThree, lifeSaver] = cards('L T3 LS');
    expect(viewOf(nested())).toMatchObject({
      turnThree: { seat: 1, toDraw: 1, aside: [lock] },
      queue: [
        { card: lock, seat: 2 },
        { card: turnThree, seat: 0 },
      ],
      state: { question: { seat: 1, card: lifeSaver, targets: [0, 2] } },
    });
  });

  it('goes its own way', () => {
    const game = nested();
    const before = viewOf(game);
    const copy = game.clone();
    while (!copy.finished && copy.round < 3) copy.play(choicesOf(copy)[0] ?? HIT);
    expect(viewOf(game)).toEqual(before);
  });

  it('goes on as the original does', () => {
    const game = nested();
    const copy = game.clone();
    for (let i = 0; i < 40 && !game.finished; i++) {
      const choices = choicesOf(game);
      const choice = choices[i % choices.length] ?? HIT;
      game.play(choice);
      copy.play(choice);
      expect(viewOf(copy)).toEqual(viewOf(game));
    }
    expect(game.round).toBeGreaterThan(1);
  });

  it('has nobody who listens', () => {
    const events: GameEvent[] = [];
    const game = createGame({ seats: 1, pile: cards('5 6 7') }, new SeededShuffler(1), (event) => events.push(event));
    const count = events.length;
    game.clone().play(HIT);
    expect(events).toHaveLength(count);
    game.play(HIT);
    expect(events).toHaveLength(count + 1);
  });
});

describe('a copy', () => {
  it('over a used game leaves nothing of that', () => {
    const used = start(NESTED);
    for (const choice of [STAY, STAY, STAY, HIT]) used.play(choice);
    const game = nested();
    used.copyFrom(game);
    expect(viewOf(used)).toEqual(viewOf(game));
    expect(fieldsOf(used)).toEqual(fieldsOf(game));
    const fresh = start(NESTED);
    game.copyFrom(fresh);
    expect(viewOf(game)).toEqual(viewOf(fresh));
    expect(fieldsOf(game)).toEqual(fieldsOf(fresh));
  });

  it('keeps its own shuffler', () => {
    const shuffler = new SeededShuffler(3);
    const game = createGame({ seats: 3, dealer: 2, pile: cards(NESTED) }, shuffler);
    game.copyFrom(nested());
    expect(game.shuffler).toBe(shuffler);
  });
});

describe('a new game at a used table', () => {
  test.each([
    ['in the middle of a Turn Three', [HIT, 0, 1, 2, 0]],
    ['in a later round', [STAY, STAY, STAY, HIT]],
    ['before anything was played', []],
  ])('begins like the first %s', (_, choices) => {
    const game = start(NESTED);
    for (const choice of choices) game.play(choice);
    game.start();
    expect(viewOf(game)).toEqual(viewOf(start(NESTED)));
    for (const choice of [HIT, 0, 1, 2, 0]) game.play(choice);
    expect(viewOf(game)).toEqual(viewOf(nested()));
  });

  it('forgets who has won', () => {
    const game = play(2, '5 6 7', 's s', 'target 6').game;
    expect([game.finished, game.winner]).toEqual([true, 1]);
    game.start();
    expect([game.finished, game.winner, game.round]).toEqual([false, NOBODY, 1]);
    expect(viewOf(game)).toEqual(viewOf(play(2, '5 6 7', '', 'target 6').game));
  });

  it('forgets who took Turn Three cards in the deal (R8)', () => {
    const game = start('T3 LS LS 9 5 6');
    for (const choice of [1, 0]) game.play(choice);
    game.start();
    for (const choice of [0, 1]) game.play(choice);
    expect(viewOf(game).seats[1]?.cards).toEqual(cards('LS 5'));
  });

  it('may have another dealer', () => {
    const game = start('5 6 7 8');
    game.start(0);
    expect(viewOf(game)).toMatchObject({ dealer: 0, turn: 1 });
    expect(viewOf(game).seats.map((seat) => seat.cards)).toEqual([cards('7'), cards('5'), cards('6')]);
    game.start();
    expect(viewOf(game).dealer).toBe(2);
  });
});

describe('a game in which nobody is ever asked (R48)', () => {
  const silent = () => createGame({ seats: 1, pile: cards('L') }, new SeededShuffler(1));

  it('is over without a winner after a thousand rounds', () => {
    expect(viewOf(silent())).toMatchObject({ round: 1000, state: { kind: 'finished', winner: null } });
  });

  it('is as long at a used table, and its clone is equal', () => {
    const game = silent();
    const copy = game.clone();
    expect(viewOf(copy)).toEqual(viewOf(game));
    expect(fieldsOf(copy)).toEqual(fieldsOf(game));
    game.start();
    expect(game.round).toBe(1000);
  });

  it('is another matter than a long one', () => {
    const game = createGame({ seats: 1, pile: cards('0') }, new SeededShuffler(1));
    for (let i = 0; i < 1100; i++) game.play(STAY);
    expect(viewOf(game)).toMatchObject({ round: 1101, state: { kind: 'playing' } });
  });
});

describe('a game', () => {
  it('that is over asks nobody, whoever said where a card goes before', () => {
    const { game } = play(2, 'L 12', '>2 s', 'target 10');
    expect(game.finished).toBe(true);
    expect(game.asked).toBe(NO_HAND);
  });

  it('tells a listener what happens from then on, until it is told otherwise', () => {
    const game = start('5 6 7 8');
    const events: GameEvent[] = [];
    game.listen((event) => events.push(event));
    game.play(STAY);
    game.listen(null);
    game.play(STAY);
    expect(events).toEqual([{ kind: 'stayed', seat: 0, points: 5, ruling: 'R12' }]);
  });
});
