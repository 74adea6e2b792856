/** Situations about Locks and Turn Threes: what waits, what is lost, who is next. */
import { HIT, LOCK, TURN_THREE } from '@turn7/engine';
import { active, Hands, scores, stayed, totalFor } from './row-parts.ts';
import type { Row } from './situation.ts';

const lockThenBust: Row = {
  id: 'a Lock set aside, then a bust',
  ruling: 'R26',
  make: (random) => {
    const hands = new Hands(random);
    const row = hands.numbers(3, [], 2);
    const coming = [...hands.take(TURN_THREE, LOCK), hands.twinOf(row), ...hands.numbers(1, row)];
    return {
      seats: [active(random, hands.numbers(2)), active(random, row), active(random, hands.numbers(2))],
      coming,
      moves: [HIT, 1],
      about: 1,
      asks: 'happens',
      claims: [
        { kind: 'discards', card: LOCK },
        { kind: 'chooses', seat: 1, card: LOCK },
        { kind: 'chooses', seat: 0, card: LOCK },
        { kind: 'locked', seat: 1 },
      ],
    };
  },
};

const lockWaits: Row = {
  id: 'a Lock set aside, and no bust',
  ruling: 'R28',
  make: (random) => {
    const hands = new Hands(random);
    const row = hands.numbers(2);
    const coming = [...hands.take(TURN_THREE, LOCK), ...hands.numbers(2, row)];
    return {
      seats: [active(random, hands.numbers(2)), active(random, row), active(random, hands.numbers(2))],
      coming,
      moves: [HIT, 1],
      about: 1,
      asks: 'happens',
      claims: [
        { kind: 'chooses', seat: 1, card: LOCK },
        { kind: 'chooses', seat: 0, card: LOCK },
        { kind: 'locked', seat: 1 },
        { kind: 'discards', card: LOCK },
      ],
    };
  },
};

const whoIsNext: Row = {
  id: 'whose turn after a Turn Three',
  ruling: 'R33',
  make: (random) => {
    const hands = new Hands(random);
    const row = hands.numbers(1);
    const coming = [...hands.take(TURN_THREE), ...hands.numbers(3, row)];
    return {
      seats: [
        active(random, hands.numbers(2)),
        active(random, hands.numbers(2)),
        active(random, row),
        active(random, hands.numbers(2)),
      ],
      coming,
      moves: [HIT, 2],
      about: 2,
      asks: 'turn',
      claims: [0, 1, 2, 3].map((seat) => ({ kind: 'turn', seat })),
    };
  },
};

const lastOne: Row = {
  id: 'a Lock for the only one in the round',
  ruling: 'R34',
  make: (random) => {
    const hands = new Hands(random);
    const mine = hands.numbers(random.between(2, 4));
    return {
      seats: [active(random, mine), stayed(random, hands.numbers(3)), stayed(random, hands.numbers(3))],
      coming: hands.take(LOCK),
      moves: [HIT],
      about: 0,
      asks: 'happens',
      claims: [
        { kind: 'locked', seat: 0 },
        { kind: 'discards', card: LOCK },
        { kind: 'plays on', seat: 0 },
        { kind: 'locked', seat: 1 },
      ],
    };
  },
};

const lockedScores: Row = {
  id: 'what a locked hand is worth',
  ruling: 'R23',
  make: (random) => {
    const hands = new Hands(random);
    const theirs = hands.numbers(random.between(2, 4), [], 1);
    const points = totalFor(theirs);
    return {
      seats: [active(random, hands.numbers(2)), active(random, theirs), stayed(random, hands.numbers(3))],
      coming: hands.take(LOCK),
      moves: [HIT, 1],
      about: 1,
      asks: 'score',
      claims: scores(1, [points, 0, 2 * points]),
    };
  },
};

export const ACTION_ROWS: readonly Row[] = [lockThenBust, lockWaits, whoIsNext, lastOne, lockedScores];
