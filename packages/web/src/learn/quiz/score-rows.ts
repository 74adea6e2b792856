/** Situations about points: a hand, a Turn 7, the end of a game. */
import {
  bonusOf,
  type Card,
  DEFAULT_TARGET,
  HIT,
  SEVEN,
  type SeatPosition,
  STAY,
  TIMES_TWO,
  TURN_7_BONUS,
} from '@turn7/engine';
import { active, Hands, MODIFIERS, scores, stayed, totalFor } from './row-parts.ts';
import type { SeededRandom } from './seeded-random.ts';
import type { Row } from './situation.ts';

const PLUS = MODIFIERS.filter((card) => card !== TIMES_TWO);

const plusCards = (random: SeededRandom, hands: Hands, count: number): readonly Card[] =>
  hands.take(...random.shuffled(PLUS).slice(0, count));

const bonusIn = (cards: readonly Card[]): number => cards.reduce((sum, card) => sum + bonusOf(card), 0);

/** Everybody else has stayed: the round ends with the one who is asked. */
const restStayed = (random: SeededRandom, hands: Hands): readonly SeatPosition[] => [
  stayed(random, hands.numbers(3)),
  stayed(random, hands.numbers(3)),
];

const doubled: Row = {
  id: 'what ×2 doubles',
  ruling: 'R39',
  make: (random) => {
    const hands = new Hands(random);
    const numbers = hands.numbers(random.between(2, 4), [], 1);
    const plus = plusCards(random, hands, random.between(1, 2));
    const [sum, bonus] = [totalFor(numbers), bonusIn(plus)];
    return {
      seats: [active(random, [...numbers, ...hands.take(TIMES_TWO), ...plus]), ...restStayed(random, hands)],
      coming: [],
      moves: [STAY],
      about: 0,
      asks: 'score',
      claims: scores(0, [2 * sum + bonus, 2 * (sum + bonus), sum + bonus, 2 * sum]),
    };
  },
};

const nothingToDouble: Row = {
  id: '×2 without a number',
  ruling: 'R41',
  make: (random) => {
    const hands = new Hands(random);
    const plus = plusCards(random, hands, random.between(0, 2));
    const bonus = bonusIn(plus);
    return {
      seats: [active(random, [...hands.take(TIMES_TWO), ...plus]), ...restStayed(random, hands)],
      coming: [],
      moves: [STAY],
      about: 0,
      asks: 'score',
      claims: scores(0, [bonus, 2 * bonus, 2 + bonus, 0]),
    };
  },
};

const sevenAndDouble: Row = {
  id: 'what a Turn 7 with ×2 scores',
  ruling: 'R39',
  make: (random) => {
    const hands = new Hands(random);
    const row = hands.numbers(SEVEN - 1);
    const coming = hands.numbers(1, row);
    const sum = totalFor(row) + totalFor(coming);
    return {
      seats: [active(random, [...row, ...hands.take(TIMES_TWO)]), ...restStayed(random, hands)],
      coming,
      moves: [HIT],
      about: 0,
      asks: 'score',
      claims: scores(0, [2 * sum + TURN_7_BONUS, 2 * (sum + TURN_7_BONUS), 2 * sum, sum + TURN_7_BONUS]),
    };
  },
};

const othersAtSeven: Row = {
  id: 'what the others score at a Turn 7',
  ruling: 'R16',
  make: (random) => {
    const hands = new Hands(random);
    const row = hands.numbers(SEVEN - 1);
    const coming = hands.numbers(1, row);
    const theirs = hands.numbers(random.between(2, 3), [], 1);
    const points = totalFor(theirs);
    return {
      seats: [active(random, row), active(random, theirs), stayed(random, hands.numbers(3))],
      coming,
      moves: [HIT],
      about: 1,
      asks: 'score',
      claims: scores(1, [points, 0, points + TURN_7_BONUS]),
    };
  },
};

/** The last to stay, and somebody who has reached the target before. */
const atTheTarget = (id: string, ruling: Row['ruling'], lead: (random: SeededRandom) => number): Row => ({
  id,
  ruling,
  make: (random) => {
    const hands = new Hands(random);
    const [mine, theirs, low] = [hands.numbers(3, [], 4), hands.numbers(3, [], 4), hands.numbers(2)];
    const reached = DEFAULT_TARGET + random.between(2, 9);
    const reaching = (cards: readonly Card[], total: number) => ({ cards, total: total - totalFor(cards) });
    return {
      seats: [
        { ...reaching(mine, reached + lead(random)), status: 'active' },
        { ...reaching(theirs, reached), status: 'stayed' },
        stayed(random, low),
      ],
      coming: [],
      moves: [STAY],
      about: 0,
      asks: 'game',
      claims: [{ kind: 'wins', seat: 0 }, { kind: 'wins', seat: 1 }, { kind: 'another round' }, { kind: 'tied only' }],
    };
  },
});

export const SCORE_ROWS: readonly Row[] = [
  doubled,
  nothingToDouble,
  sevenAndDouble,
  othersAtSeven,
  atTheTarget('a tie at the target', 'R44', () => 0),
  atTheTarget('two at the target', 'R43', (random) => random.pick([-2, -1, 1, 3, 5])),
];
