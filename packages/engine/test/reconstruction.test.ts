import { describe, expect, test } from 'vitest';
import {
  type Card,
  choicesOf,
  createGame,
  fixOrder,
  type Game,
  gameFrom,
  LIFE_SAVER,
  PositionError,
  SeededShuffler,
  SetupError,
  type Shuffler,
  TOP,
  type View,
  viewOf,
} from '../src/index.ts';
import { cards, play, thrownBy } from './support.ts';
import { playAny, TABLES } from './tables.ts';

const STEPS = 40;
/** How far a rebuilt game is played on beside the game itself, and at each how many questions. */
const AHEAD = 20;
const APART = 4;

/** Views are made key by key in one order, so their texts are equal if they are; and quick to compare. */
const textOf = (view: View): string => JSON.stringify(view);
const textOfGame = (game: Game): string => textOf(viewOf(game));

/** Makes the pile of a game once more, and then whatever its own shuffler does. */
function shufflerLike(game: Game): Shuffler {
  const own = game.shuffler.clone();
  let picker: Shuffler | null = null;
  return {
    begin(cards, count) {
      if (picker !== null) own.begin(cards, count);
      else cards.set(game.cards.subarray(0, count));
      picker = picker === null && game.picker === TOP ? TOP : own;
    },
    pick: (count, seat) => (picker ?? own).pick(count, seat),
    clone: () => own.clone(),
  };
}

/** The one thing that a view does not tell. */
const hasHiddenThree = ({ hands, toDeal }: Game): boolean =>
  toDeal > 0 && hands.some(({ tookThree, laid }) => tookThree && `${laid}` === `${LIFE_SAVER}`);

function expectSameFuture(game: Game, roll: (n: number) => number): void {
  const twin = game.clone();
  const rebuilt = gameFrom(viewOf(game), shufflerLike(game));
  for (let i = 0; i < AHEAD && !twin.finished; i++) {
    const choices = choicesOf(twin);
    const choice = choices[roll(choices.length)] ?? Number.NaN;
    twin.play(choice);
    rebuilt.play(choice);
    expect(textOfGame(rebuilt)).toBe(textOfGame(twin));
  }
  expect(rebuilt.finished).toBe(twin.finished);
}

describe('a game from a view', () => {
  test.each(TABLES)('stands as the view says and goes on as the game does: $name', ({ setup, seed }) => {
    const roll = seed();
    const game = createGame(setup(roll), new SeededShuffler(roll(1000)));
    for (let step = 0; step < STEPS && !game.finished; step++) {
      expect(textOfGame(gameFrom(viewOf(game), new SeededShuffler(1)))).toBe(textOfGame(game));
      if (step % APART === 0 && !hasHiddenThree(game)) expectSameFuture(game, roll);
      playAny(game, roll);
    }
    expect(textOfGame(gameFrom(viewOf(game), new SeededShuffler(1)))).toBe(textOfGame(game));
  });

  test('has its draw pile in an order of the shuffler', () => {
    const view = viewOf(play(3, '5 LS 7 5 x2 L 9 8 2 1 0 3', 'h h h >3').game);
    const orders = [1, 1, 2].map((seed) => {
      const { picker, cards, drawSize } = gameFrom(view, new SeededShuffler(seed));
      fixOrder(picker, cards, drawSize);
      return `${cards.subarray(0, drawSize)}`;
    });
    expect(orders[1]).toBe(orders[0]);
    expect(orders[2]).not.toBe(orders[0]);
  });

  test('can be started anew with the dealer that the game began with', () => {
    const { game } = play(3, '5 6 7 8 9 10 1', 's s s', 'dealer 2');
    const rebuilt = gameFrom(viewOf(game), new SeededShuffler(1));
    expect([game.dealer.seat, rebuilt.rules.dealer]).toEqual([2, 1]);
  });

  test('takes a lone Life Saver in the deal for a gift', () => {
    // Seat 1 gives its dealt Turn Three to seat 3, which draws LS L T3: the view is that of a gift.
    const { game } = play(4, 'T3 LS L T3 5 LS 8 LS 9', '>3 >4 >2');
    expect(hasHiddenThree(game)).toBe(true);
    const rebuilt = gameFrom(viewOf(game), new SeededShuffler(1));
    expect(textOfGame(rebuilt)).toBe(textOfGame(game));
    expect([game, rebuilt].map(({ hands }) => hands[2]?.tookThree)).toEqual([true, false]);
  });
});

describe('a view that no game has is refused', () => {
  const asked = viewOf(play(3, '5 LS 7 5 x2 L 9 9 2', 'h h h >3').game);
  const turnThree = viewOf(play(3, '5 6 7 T3 T3 L T3 1 L LS 9', 'h >1 >2 >3 >1').game);
  const over = viewOf(play(2, '5 6 7', 's s', 'target 6').game);
  const [lifeSaver = 0, lock = 0] = cards('LS L');

  const seatWith = (view: View, index: number, change: Partial<View['seats'][number]>): View => ({
    ...view,
    seats: view.seats.map((seat, i) => (i === index ? { ...seat, ...change } : seat)),
  });
  const threeWith = (change: Partial<NonNullable<View['turnThree']>>): View => ({
    ...turnThree,
    turnThree: { seat: 1, toDraw: 0, aside: [lock], ...change },
  });
  const asking = (view: View, seat: number, card?: Card, targets: number[] = [0, 1]): View => ({
    ...view,
    state: {
      kind: 'playing',
      question: card === undefined ? { kind: 'hit-or-stay', seat } : { kind: 'target', seat, card, targets },
    },
  });

  test.each<[string, View, string]>([
    ['a pile of another size', { ...asked, drawSize: 4 }, 'drawSize does not fit the rest of the view'],
    [
      'a pile with less than no cards',
      { ...asked, unseen: asked.unseen.with(3, -1) },
      'a pile is no pile; expected 22 whole numbers',
    ],
    ['a pile without all kinds', { ...asked, discard: [1, 2] }, 'a pile is no pile; expected 22 whole numbers'],
    ['points that the cards do not make', seatWith(asked, 2, { points: 8 }), 'seats does not fit the rest of the view'],
    [
      'a Life Saver that is not there',
      seatWith(asked, 2, { lifeSaver: true }),
      'seats does not fit the rest of the view',
    ],
    [
      'a total that does not fit',
      seatWith(asked, 2, { total: 2 ** 31 }),
      'a total of 2147483648 has won already; expected totals below 200, or a tie',
    ],
    [
      'a total that has won',
      seatWith(asked, 2, { total: 200 }),
      'a total of 200 has won already; expected totals below 200, or a tie',
    ],
    [
      'a card that does not exist',
      seatWith(asked, 1, { cards: [99] }),
      'seat 2: no card has the index 99; expected 0 to 21',
    ],
    ['a locked seat without its Lock', seatWith(asked, 2, { cards: cards('7') }), 'seat 3: a Lock out of place'],
    ['a Lock under other cards', seatWith(asked, 2, { cards: cards('L 7') }), 'seat 3: a Lock out of place'],
    ['many Locks', seatWith(asked, 2, { cards: cards('7 L L L L L L L L') }), 'seat 3: 8 Locks; expected at most one'],
    [
      'a bust without a twin',
      seatWith(asked, 0, { cards: cards('5') }),
      'seat 1: busted without a twin, or with a Life Saver',
    ],
    [
      'a bust with a Life Saver',
      seatWith(asked, 0, { cards: cards('LS 5 5') }),
      'seat 1: busted without a twin, or with a Life Saver',
    ],
    [
      'seven numbers that did not end the round',
      seatWith(asked, 1, { cards: cards('1 2 3 4 5 6 7') }),
      'seat 2: 7 numbers, which ends the round; expected at most 6',
    ],
    ['a round before the first', { ...asked, round: 0 }, 'round 0; expected a whole number from 1 on'],
    ['a dealer from elsewhere', { ...asked, dealer: 3 }, 'seat 4 deals; expected one at the table'],
    ['the turn of nobody', { ...asked, turn: -1 }, 'it is the turn of seat 0; expected one at the table'],
    [
      'a question to somebody whose turn it is not',
      asking(asked, 2),
      'who is asked must be the active seat whose turn it is',
    ],
    ['a question to nobody', asking(asked, -1), 'who is asked must be a seat at the table'],
    [
      'a question to somebody who is out',
      { ...asking(asked, 0), turn: 0 },
      'who is asked must be the active seat whose turn it is',
    ],
    [
      'a question to an empty hand',
      seatWith(asked, 1, { cards: [], lifeSaver: false }),
      'seat 2: no card in hand; expected one, or it is not asked (R11)',
    ],
    [
      'a queue that waits for nothing',
      { ...asked, queue: [{ card: lock, seat: 1 }] },
      'assigned cards wait for nothing',
    ],
    [
      'a number in the queue',
      { ...turnThree, queue: [{ card: 5, seat: 1 }] },
      'the queue holds what cannot wait there',
    ],
    [
      'a seat from elsewhere in the queue',
      { ...turnThree, queue: [{ card: lock, seat: 7 }] },
      'the queue holds what cannot wait there',
    ],
    [
      'a target where there is no choice',
      asking(asked, 1, lock, [1]),
      'a target is asked for where there is no choice',
    ],
    ['targets that are out', asking(asked, 1, lock, [0, 1]), 'state does not fit the rest of the view'],
    ['a target for a number', asking(asked, 1, 5), 'a card that needs no target'],
    [
      'a spare Life Saver without a first',
      { ...asking(turnThree, 1, lifeSaver, [0, 1, 2]) },
      'state does not fit the rest of the view',
    ],
    ['hit or stay within a Turn Three', asking(turnThree, 1), 'hit or stay is not asked within a Turn Three'],
    [
      'a Turn Three that asks somebody else',
      asking(turnThree, 2, lock, [0, 1, 2]),
      'who is asked within a Turn Three must be the seat that takes it',
    ],
    ['a Turn Three of nobody', threeWith({ seat: -1 }), 'the Turn Three holds what cannot be set aside'],
    ['a Turn Three that draws for ever', threeWith({ toDraw: -1 }), 'a Turn Three with -1 cards to draw'],
    [
      'a Turn Three that asks before its cards are drawn',
      threeWith({ toDraw: 2 }),
      'the cards set aside are assigned in their order',
    ],
    ['a Turn Three with half a card', threeWith({ toDraw: 0.5 }), 'a Turn Three with 0.5 cards to draw'],
    ['a number set aside', threeWith({ aside: [lock, 5] }), 'the Turn Three holds what cannot be set aside'],
    ['more cards set aside than drawn', threeWith({ aside: [lock, lock, lock, lock] }), '4 cards set aside of 3'],
    [
      'cards set aside in another order',
      threeWith({ aside: cards('T3 L') }),
      'the cards set aside are assigned in their order',
    ],
    [
      'a Turn Three of a busted seat',
      seatWith(turnThree, 1, { status: 'busted', cards: cards('6 6'), points: 0 }),
      'a Turn Three of a seat that is out',
    ],
    [
      'an end with cards on the table',
      seatWith(over, 0, { cards: cards('5'), points: 5 }),
      'the game is over and the table is not cleared (R38)',
    ],
    [
      'a winner who is not ahead',
      { ...over, state: { kind: 'finished', winner: 0 } },
      'state does not fit the rest of the view',
    ],
    [
      'half a card in a pile',
      { ...asked, unseen: asked.unseen.with(3, 0.5) },
      'a pile is no pile; expected 22 whole numbers',
    ],
    [
      'a bust with a modifier for a twin',
      seatWith(asked, 0, { cards: cards('5 +2 +2') }),
      'seat 1: busted without a twin, or with a Life Saver',
    ],
    ['a dealer between two seats', { ...asked, dealer: 0.5 }, 'seat 1.5 deals; expected one at the table'],
    ['a dealer before the first seat', { ...asked, dealer: -1 }, 'seat 0 deals; expected one at the table'],
    ['a Turn Three that asks before its first card', threeWith({ toDraw: 3 }), 'a Turn Three with 3 cards to draw'],
    [
      'a spare Life Saver of a Turn Three beyond its cards',
      asking(
        seatWith(threeWith({ aside: [lock, lock, lock] }), 1, { cards: cards('6 LS'), lifeSaver: true }),
        1,
        lifeSaver,
        [0, 2],
      ),
      '3 cards set aside of 3',
    ],
    [
      'a Turn Three of a seat that has stayed',
      seatWith({ ...turnThree, originalTurnThree: true }, 1, { status: 'stayed' }),
      'a Turn Three of a seat that is out',
    ],
    [
      'an end with somebody out',
      seatWith(over, 0, { status: 'stayed' }),
      'the game is over and the table is not cleared (R38)',
    ],
    [
      'an end within a Turn Three',
      { ...over, turnThree: { seat: 0, toDraw: 0, aside: [] } },
      'the game is over and the table is not cleared (R38)',
    ],
    [
      'an end with a card that waits',
      { ...over, queue: [{ card: lock, seat: 0 }] },
      'the game is over and the table is not cleared (R38)',
    ],
  ])('%s', (_, view, problem) => {
    const thrown = thrownBy(() => gameFrom(view, new SeededShuffler(1)));
    expect(thrown).toBeInstanceOf(PositionError);
    expect(thrown).toHaveProperty('message', problem);
  });

  test('whose problem is no other is told in words', () => {
    const thrown = thrownBy(() => gameFrom({ ...asked, round: 0 }, new SeededShuffler(1)));
    const message = 'round 0; expected a whole number from 1 on';
    expect(thrown).toHaveProperty('problem', { kind: 'other', message });
  });

  test.each<[string, View]>([
    ['no seats', { ...asked, seats: [], turn: 0, dealer: 0, state: { kind: 'finished', winner: null } }],
    ['no target', { ...asked, target: 0 }],
    ['more decks than there are', { ...asked, decks: 13 }],
  ])('%s', (_, view) => {
    const thrown = thrownBy(() => gameFrom(view, new SeededShuffler(1)));
    expect(thrown instanceof SetupError || thrown instanceof PositionError).toBe(true);
  });
});
