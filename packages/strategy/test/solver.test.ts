import { CARDS, type Card, drawableOf, Game, HIT, rulesFrom, SeededShuffler, STAY } from '@turn7/engine';
import { describe, expect, test } from 'vitest';
import {
  chartOf,
  NUMBERS,
  type Outcome,
  outcomeOfRule,
  type RowFacts,
  roundsTo,
  SOLVED,
  Stopper,
  solveDeck,
  solveSolo,
  WITH_LIFE_SAVERS,
  WITH_MODIFIERS,
} from '../src/index.ts';
import { better, cards, certain, closeTo, hearEnd, kindsNext, mix, withNext } from './next-cards.ts';

const numbers = solveDeck(NUMBERS);

describe('one round with a fresh deck, played for the highest expected score, as published', () => {
  test('79 numbers', () => {
    expect(numbers.value).toBeCloseTo(18.5652176, 7);
    expect(numbers.bust).toBeCloseTo(0.3134965, 7);
    expect(numbers.turn7).toBeCloseTo(0.0028113, 7);
  });

  test('and modifiers', () => expect(solveDeck(WITH_MODIFIERS).value).toBeCloseTo(20.2291054, 7));

  test('and Life Savers', () => expect(solveDeck(WITH_LIFE_SAVERS).value).toBeCloseTo(22.2504, 4));

  test('rounds to 200', () => expect(roundsTo(200, numbers.scores)).toBeCloseTo(11.51, 2));
});

describe('simple rules with 79 numbers, as published', () => {
  test.each<[string, (row: RowFacts) => boolean, number, number]>([
    ['stop at a risk of 26 %', ({ bust }) => bust < 0.26, 0.9981, 4],
    ['stop at a sum of 23', ({ sum }) => sum < 23, 0.9976, 4],
    ['stop at three cards', ({ count }) => count < 3, 0.951, 3],
  ])('%s: share of the best', (_, rule, share, digits) => {
    expect(outcomeOfRule(NUMBERS, rule).value / numbers.value).toBeCloseTo(share, digits);
  });

  test('always hitting is a Turn 7 in 8.66 % of rounds, and a bust in all others', () => {
    const { turn7, bust } = outcomeOfRule(NUMBERS, () => true);
    expect(turn7).toBeCloseTo(0.0866, 4);
    expect(bust).toBeCloseTo(1 - turn7, 12);
  });

  test('the chart of the best rule counts every row, and stays only from some sum on', () => {
    const chart = chartOf(NUMBERS);
    expect(chart.reduce((sum, { rows }) => sum + rows, 0)).toBe(4096);
    for (let count = 1; count <= 6; count++) {
      const cells = chart.filter((cell) => cell.count === count);
      const shares = cells.map(({ hits, rows }) => hits / rows);
      expect(shares).toEqual(shares.toSorted((a, b) => b - a));
    }
  });
});

describe('the chart with more than numbers says what a hand of that row alone is told', () => {
  const stopper = new Stopper();
  const withRow = (deck: readonly number[], hand: readonly Card[]) => ({
    hand,
    left: deck.map((copies, card) => copies - Number(hand.includes(card))),
    later: deck.map(() => 0),
  });

  // Each is the only row of its size and sum.
  test.each([
    { row: [12], hits: true },
    { row: [12, 11], hits: false },
    { row: [0, 1, 2, 3, 4, 5], hits: true },
    { row: [0, 1, 2, 3, 4, 6], hits: true },
    { row: [12, 11, 10], hits: false },
    { row: [12, 11, 10, 9, 8], hits: false },
  ])('$row', ({ row, hits }) => {
    for (const deck of [WITH_MODIFIERS, WITH_LIFE_SAVERS]) {
      const sum = row.reduce((all, number) => all + number, 0);
      const cells = chartOf(deck).filter((cell) => cell.count === row.length && cell.sum === sum);
      expect(cells).toEqual([{ count: row.length, sum, rows: 1, hits: Number(hits) }]);
      expect(stopper.solve(withRow(deck, row)).choice).toBe(hits ? HIT : STAY);
    }
  });
});

interface Tried {
  readonly game: Game;
  /** How the round ended, if it did. */
  readonly end: Outcome | null;
  /** How many cards were drawn until then. */
  readonly drawn: number;
}

/** The best outcome for the only seat of a game, which must play Locks and Turn Threes on itself, through the engine. */
class SoloTrial {
  readonly #known = new Map<string, Outcome>();

  /** From the start of a round with these cards, in any order. */
  fresh(pile: readonly Card[]): Outcome {
    const left = CARDS.map((_, card) => pile.filter((one) => one === card).length);
    return this.#average(left, [], (next) => {
      const rest = pile.slice();
      for (const card of next) rest.splice(rest.indexOf(card), 1);
      const rules = rulesFrom({ seats: 1, target: 10_000, pile: [...next, ...rest] });
      return attempt(new Game(rules, new SeededShuffler(1)), (game) => game.start());
    });
  }

  #best(game: Game): Outcome {
    const key = `${game.asked.laid.toSorted()}|${drawableOf(game)}`;
    const known = this.#known.get(key) ?? better(this.#hit(game), certain(game.asked.points));
    this.#known.set(key, known);
    return known;
  }

  #hit(game: Game): Outcome {
    const left = Array.from(drawableOf(game));
    return this.#average(left, [], (next) => attempt(withNext(game, ...next), (copy) => copy.play(HIT)));
  }

  /** Over all cards that may come after those given, as many of them as it takes until there is a question or an end. */
  #average(left: readonly number[], next: readonly Card[], go: (next: readonly Card[]) => Tried): Outcome {
    const tried = go(next);
    if (tried.drawn <= next.length) return tried.end ?? this.#best(tried.game);
    const parts = kindsNext(left).map(([card, chance]) => {
      const rest = left.map((copies, kind) => copies - Number(kind === card));
      return [this.#average(rest, [...next, card], go), chance] as const;
    });
    return mix(parts);
  }
}

function attempt(game: Game, go: (game: Game) => void): Tried {
  const end = hearEnd(game, 0);
  let drawn = 0;
  game.listen((event) => {
    if (event.kind === 'drew' && end.outcome === null) drawn++;
  });
  go(game);
  return { game, end: end.outcome, drawn };
}

describe('a seat that plays Locks and Turn Threes on itself', () => {
  test.each([
    ['Turn Threes', '3 3 5 5 9 9 12 12 T3 T3'],
    ['Locks', '3 3 5 5 9 9 12 12 L L x2'],
    ['both', '3 3 5 5 9 9 9 L T3 T3'],
    ['both and Life Savers', '3 3 3 5 5 9 9 9 12 LS LS L T3'],
    ['a Turn 7 in a Turn Three', '0 1 2 3 4 5 6 6 T3'],
  ])('does as well as trying everything through the engine finds: %s', (_, words) => {
    const pile = cards(words);
    const left = CARDS.map((_, card) => pile.filter((one) => one === card).length);
    expect(solveSolo(left)).toMatchObject(closeTo(new SoloTrial().fresh(pile)));
  });

  /** What `npm run solve` has found: all 94 cards take it some ten seconds. */
  const solved = (name: string) => SOLVED.decks.filter((deck) => deck.name === name);

  test('gets as much of all 94 cards as published, where Locks wait for all Turn Threes', () => {
    expect(solved('solo, Locks last')).toMatchObject([
      {
        value: expect.closeTo(20.298, 4),
        bust: expect.closeTo(0.2935, 4),
        turn7: expect.closeTo(0.0126, 4),
        roundsTo200: expect.closeTo(10.68, 2),
      },
    ]);
  });

  test('gets a little less by our rules, where later Turn Threes do not count', () => {
    expect(solved('solo')).toMatchObject([{ value: expect.closeTo(20.2976, 4), turn7: expect.closeTo(0.0126, 4) }]);
  });
});

describe('the published data', () => {
  test.each([
    ['numbers', NUMBERS],
    ['modifiers', WITH_MODIFIERS],
    ['life savers', WITH_LIFE_SAVERS],
  ])('agree with what is found now: %s', (name, deck) => {
    const { value, bust, turn7, scores } = solveDeck(deck);
    const found = { name, value, bust, turn7, roundsTo200: roundsTo(200, scores), scores };
    expect(SOLVED.decks.filter((one) => one.name === name)).toMatchObject([rounded(found)]);
  });

  test('have the chart of the best rule', () => expect(SOLVED.chart).toEqual(chartOf(NUMBERS)));

  test.each(['numbers', 'modifiers', 'life savers', 'solo', 'solo, Locks last'])('add up: %s', (name) => {
    const [deck] = SOLVED.decks.filter((one) => one.name === name);
    const chances = deck?.scores.map(({ chance }) => chance) ?? [];
    expect(chances.reduce((sum, chance) => sum + chance, 0)).toBeCloseTo(1, 4);
  });
});

/** Rounded as data are. */
const rounded = <T>(data: T): T =>
  JSON.parse(JSON.stringify(data), (_, value) => (typeof value === 'number' ? Number(value.toFixed(7)) : value));
