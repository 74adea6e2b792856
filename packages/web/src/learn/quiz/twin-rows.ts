/** Situations about twins, Life Savers and the seventh number. */
import { type Card, HIT, LIFE_SAVER, type SeatPosition, TURN_THREE } from '@turn7/engine';
import { active, Hands, MODIFIERS, scores, stayed, totalFor } from './row-parts.ts';
import type { SeededRandom } from './seeded-random.ts';
import type { Row } from './situation.ts';

const SIX = 6;

const caught: Row = {
  id: 'twin with a Life Saver',
  ruling: 'R18',
  make: (random) => {
    const hands = new Hands(random);
    const numbers = hands.numbers(random.between(2, 4), [], 2);
    const saver = hands.take(LIFE_SAVER);
    const twin = hands.twinOf(numbers);
    return {
      seats: [active(random, [...numbers, ...saver]), ...others(random, hands)],
      coming: [twin],
      moves: [HIT],
      about: 0,
      asks: 'happens',
      claims: [
        { kind: 'saved', seat: 0 },
        { kind: 'again', seat: 0 },
        { kind: 'busts', seat: 0 },
      ],
    };
  },
};

const oneTaker: Row = {
  id: 'spare Life Saver, one can take it',
  ruling: 'R34',
  make: (random) => {
    const hands = new Hands(random);
    const mine = [...hands.numbers(2), ...hands.take(LIFE_SAVER)];
    return {
      seats: [
        active(random, mine),
        active(random, hands.numbers(random.between(1, 3))),
        stayed(random, hands.numbers(random.between(2, 4))),
      ],
      coming: hands.take(LIFE_SAVER),
      moves: [HIT],
      about: 0,
      asks: 'happens',
      claims: [
        { kind: 'gives', seat: 1 },
        { kind: 'gives', seat: 2 },
        { kind: 'keeps both', seat: 0 },
        { kind: 'discards', card: LIFE_SAVER },
      ],
    };
  },
};

const noTaker: Row = {
  id: 'spare Life Saver, nobody can take it',
  ruling: 'R20',
  make: (random) => {
    const hands = new Hands(random);
    return {
      seats: [
        active(random, [...hands.numbers(2), ...hands.take(LIFE_SAVER)]),
        active(random, [...hands.numbers(2), ...hands.take(LIFE_SAVER)]),
        stayed(random, hands.numbers(random.between(2, 4))),
      ],
      coming: hands.take(LIFE_SAVER),
      moves: [HIT],
      about: 0,
      asks: 'happens',
      claims: [
        { kind: 'discards', card: LIFE_SAVER },
        { kind: 'keeps both', seat: 0 },
        { kind: 'gives', seat: 1 },
        { kind: 'gives', seat: 2 },
      ],
    };
  },
};

const inTurnThree: Row = {
  id: 'seventh number during a Turn Three',
  ruling: 'R26',
  make: (random) => {
    const hands = new Hands(random);
    const row = hands.numbers(random.between(5, SIX), [], 1);
    const fresh = hands.numbers(SIX + 1 - row.length, row);
    const three = hands.take(TURN_THREE);
    const [first = 0, second = hands.twinOf(row)] = fresh;
    const last = fresh.length === 1 ? hands.numbers(1, [...row, first]) : [hands.twinOf(row)];
    return {
      seats: [active(random, hands.numbers(2)), active(random, row), stayed(random, hands.numbers(3))],
      coming: [...three, first, second, ...last],
      moves: [HIT, 1],
      about: 1,
      asks: 'happens',
      claims: [
        { kind: 'seven', seat: 1, when: 'at once' },
        { kind: 'seven', seat: 1, when: 'after the third card' },
        { kind: 'busts', seat: 1 },
        { kind: 'plays on', seat: 1 },
      ],
    };
  },
};

/** Six numbers and one more card. */
const afterSix = (id: string, ruling: Row['ruling'], last: (random: SeededRandom) => Card): Row => ({
  id,
  ruling,
  make: (random) => {
    const hands = new Hands(random);
    const coming = hands.take(last(random));
    const row = hands.numbers(SIX, [0]);
    return {
      seats: [active(random, row), ...others(random, hands)],
      coming,
      moves: [HIT],
      about: 0,
      asks: 'happens',
      claims: [
        { kind: 'seven', seat: 0, when: 'at once' },
        { kind: 'plays on', seat: 0 },
        { kind: 'busts', seat: 0 },
      ],
    };
  },
});

const bustTakesAll: Row = {
  id: 'a bust takes the modifiers too',
  ruling: 'R14',
  make: (random) => {
    const hands = new Hands(random);
    const numbers = hands.numbers(3, [], 2);
    const extra = hands.take(random.pick(MODIFIERS));
    const twin = hands.twinOf(numbers);
    const seats = [active(random, [...numbers, ...extra]), ...others(random, hands)];
    return {
      seats,
      coming: [twin],
      moves: [HIT],
      about: 0,
      asks: 'score',
      claims: scores(0, [0, totalFor(extra), totalFor([...numbers, ...extra]), totalFor(numbers)]),
    };
  },
};

const others = (random: SeededRandom, hands: Hands): readonly SeatPosition[] => [
  active(random, hands.numbers(random.between(1, 3))),
  stayed(random, hands.numbers(random.between(2, 4))),
];

export const TWIN_ROWS: readonly Row[] = [
  caught,
  oneTaker,
  noTaker,
  inTurnThree,
  afterSix('a modifier after six numbers', 'R15', (random) => random.pick(MODIFIERS)),
  afterSix('a 0 after six numbers', 'R16', () => 0),
  bustTakesAll,
];
