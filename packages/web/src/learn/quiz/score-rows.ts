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
import type { Dice } from './dice.ts';
import { Hands } from './hands.ts';
import { active, MODIFIERS, scores, stayed, totalFor } from './row-parts.ts';
import type { Row } from './situation.ts';

const PLUS = MODIFIERS.filter((card) => card !== TIMES_TWO);

const plusCards = (dice: Dice, hands: Hands, count: number): readonly Card[] =>
  hands.take(...dice.shuffled(PLUS).slice(0, count));

const bonusIn = (cards: readonly Card[]): number => cards.reduce((sum, card) => sum + bonusOf(card), 0);

/** Everybody else has stayed: the round ends with the one who is asked. */
const restStayed = (dice: Dice, hands: Hands): readonly SeatPosition[] => [
  stayed(dice, hands.numbers(3)),
  stayed(dice, hands.numbers(3)),
];

const doubled: Row = {
  id: 'what ×2 doubles',
  ruling: 'R39',
  make: (dice) => {
    const hands = new Hands(dice);
    const numbers = hands.numbers(dice.between(2, 4), [], 1);
    const plus = plusCards(dice, hands, dice.between(1, 2));
    const [sum, bonus] = [totalFor(numbers), bonusIn(plus)];
    return {
      seats: [active(dice, [...numbers, ...hands.take(TIMES_TWO), ...plus]), ...restStayed(dice, hands)],
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
  make: (dice) => {
    const hands = new Hands(dice);
    const plus = plusCards(dice, hands, dice.between(0, 2));
    const bonus = bonusIn(plus);
    return {
      seats: [active(dice, [...hands.take(TIMES_TWO), ...plus]), ...restStayed(dice, hands)],
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
  make: (dice) => {
    const hands = new Hands(dice);
    const row = hands.numbers(SEVEN - 1);
    const coming = hands.numbers(1, row);
    const sum = totalFor(row) + totalFor(coming);
    return {
      seats: [active(dice, [...row, ...hands.take(TIMES_TWO)]), ...restStayed(dice, hands)],
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
  make: (dice) => {
    const hands = new Hands(dice);
    const row = hands.numbers(SEVEN - 1);
    const coming = hands.numbers(1, row);
    const theirs = hands.numbers(dice.between(2, 3), [], 1);
    const points = totalFor(theirs);
    return {
      seats: [active(dice, row), active(dice, theirs), stayed(dice, hands.numbers(3))],
      coming,
      moves: [HIT],
      about: 1,
      asks: 'score',
      claims: scores(1, [points, 0, points + TURN_7_BONUS]),
    };
  },
};

/** The last to stay, and somebody who has reached the target before. */
const atTheTarget = (id: string, ruling: Row['ruling'], lead: (dice: Dice) => number): Row => ({
  id,
  ruling,
  make: (dice) => {
    const hands = new Hands(dice);
    const [mine, theirs, low] = [hands.numbers(3, [], 4), hands.numbers(3, [], 4), hands.numbers(2)];
    const reached = DEFAULT_TARGET + dice.between(2, 9);
    const reaching = (cards: readonly Card[], total: number) => ({ cards, total: total - totalFor(cards) });
    return {
      seats: [
        { ...reaching(mine, reached + lead(dice)), status: 'active' },
        { ...reaching(theirs, reached), status: 'stayed' },
        stayed(dice, low),
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
  atTheTarget('two at the target', 'R43', (dice) => dice.pick([-2, -1, 1, 3, 5])),
];
