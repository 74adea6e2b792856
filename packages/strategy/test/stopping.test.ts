import { createGame, discardOf, drawableOf, type Game, HIT, LIFE_SAVER, SeededShuffler, STAY } from '@turn7/engine';
import { describe, expect, test } from 'vitest';
import { NUMBERS, type Outcome, type Remainder, Stopper, WHOLE_DECK, WITH_LIFE_SAVERS } from '../src/index.ts';
import { Random } from '../training/random.ts';
import { better, cards, certain, closeTo, hearEnd, kindsNext, mix, withNext } from './next-cards.ts';

/** The best outcome for the only seat of a game, card by card through the engine; the pile is made anew at most once. */
class Trial {
  readonly #known = new Map<string, Outcome>();

  best(game: Game, mayReshuffle = true): Outcome {
    const key = `${game.asked.laid.toSorted()}|${drawableOf(game)}|${discardOf(game)}|${mayReshuffle}`;
    const known = this.#known.get(key) ?? this.#tryBoth(game, mayReshuffle);
    this.#known.set(key, known);
    return known;
  }

  #tryBoth(game: Game, mayReshuffle: boolean): Outcome {
    const stay = certain(game.asked.points);
    const runsOut = game.drawSize === 0;
    const next = runsOut && !mayReshuffle ? [] : kindsNext(drawableOf(game));
    if (next.length === 0) return stay;
    const parts = next.map(([card, chance]) => {
      return [this.#after(withNext(game, card), mayReshuffle && !runsOut), chance] as const;
    });
    return better(mix(parts), stay);
  }

  #after(game: Game, mayReshuffle: boolean): Outcome {
    const end = hearEnd(game, 0);
    game.play(HIT);
    return end.outcome ?? this.best(game, mayReshuffle);
  }
}

/** A game for one that has come some way with part of a pile, staying now and then if there may be a discard pile. */
function gameWith(words: string, size: number, discards: boolean, seed: number): Game {
  const random = new Random(seed);
  const all = cards(words);
  const pile = Array.from({ length: size }, () => all.splice(random.below(all.length), 1)[0] ?? 0);
  const game = createGame({ seats: 1, target: 100_000, pile }, new SeededShuffler(seed));
  for (let questions = random.below(6); questions > 0 && !game.finished; questions--) {
    game.play(discards && random.below(4) === 0 ? STAY : HIT);
  }
  return game;
}

const deckWithout = (hand: number[], deck: readonly number[]): Remainder => ({
  hand,
  left: deck.map((copies, card) => copies - hand.filter((one) => one === card).length),
  later: deck.map(() => 0),
});

describe('the best that a seat can do is what trying everything through the engine finds', () => {
  test.each([
    ['numbers', '0 1 2 3 4 5 6 7 8 9 10 11 12 12 12 9 9 5 5 5 7', 9, true],
    ['numbers and modifiers', '0 3 5 7 9 12 12 9 5 5 +2 +10 x2 +4 8 2', 9, true],
    ['a Life Saver', '0 3 5 5 9 9 12 12 3 8 LS 7 7 +6', 9, true],
    ['Life Savers that run into twins before the pile runs out', '3 5 5 5 9 9 9 12 12 12 8 8 LS LS LS', 13, false],
    ['equal modifiers', '3 3 5 9 9 12 +4 +4 x2 x2 x2 8', 8, true],
  ])('%s', (_, words, size, discards) => {
    const stopper = new Stopper();
    let [reached, hits] = [0, 0];
    for (let seed = 0; seed < 40; seed++) {
      const game = gameWith(words, size, discards, seed);
      if (game.finished) continue;
      const found = stopper.look(game, 0);
      expect({ seed, ...found }).toMatchObject(closeTo(new Trial().best(game)));
      if (found.choice === HIT) hits++;
      reached++;
    }
    expect(reached).toBeGreaterThan(20);
    expect(hits).toBeGreaterThan(5);
  });
});

describe('optimal stopping', () => {
  const stopper = new Stopper();

  test.each([
    ['hits a low row just before a Turn 7', '3 4 5 6 8 9', HIT],
    ['stays on two high numbers', '10 12', STAY],
    ['hits an empty hand', '', HIT],
  ])('%s', (_, words, choice) => {
    const hand = words === '' ? [] : cards(words);
    expect(stopper.solve(deckWithout(hand, NUMBERS)).choice).toBe(choice);
  });

  test('never stays with a Life Saver', () => {
    const random = new Random(5);
    for (let i = 0; i < 30; i++) {
      const numbers = new Set(Array.from({ length: 2 + random.below(5) }, () => random.below(13)));
      expect(stopper.solve(deckWithout([...numbers, LIFE_SAVER], WHOLE_DECK)).choice).toBe(HIT);
    }
  });

  test.each(['5 9', '2 7 11 LS', '12 x2 +4'])('does not care for Locks and Turn Threes: %s', (words) => {
    const hand = cards(words);
    expect(stopper.solve(deckWithout(hand, WHOLE_DECK))).toEqual(stopper.solve(deckWithout(hand, WITH_LIFE_SAVERS)));
  });

  test.each(['5', '3 8', '4 7 11', '2 6 LS', '9 +8', '1 2 3 4 5'])('has chances that add up: %s', (words) => {
    const { value, points, hit, bust, turn7, scores, ignored } = stopper.solve(deckWithout(cards(words), WHOLE_DECK));
    const all = scores.reduce((sum, { chance }) => sum + chance, 0);
    expect(all).toBeCloseTo(1, 10);
    expect(value).toBeCloseTo(Math.max(points, hit), 10);
    expect(scores[0]?.score === 0 ? scores[0].chance : 0).toBeCloseTo(bust, 10);
    expect(turn7).toBeLessThan(1);
    expect(ignored).toBe(0);
  });

  test('goes on with the discard pile when the draw pile runs out', () => {
    const left = WHOLE_DECK.map((_, card) => (card === 7 ? 1 : 0));
    const later = WHOLE_DECK.map((_, card) => (card === 9 ? 2 : 0));
    const found = stopper.solve({ hand: cards('5'), left, later });
    expect(found).toMatchObject({ choice: HIT, value: 21, scores: [{ score: 21, chance: expect.closeTo(1, 12) }] });
  });

  test.each([
    ['two decks', '5', 2],
    ['three decks', '5 9', 3],
    ['nothing but a Life Saver', 'LS', 1],
  ])('says how likely a card is that it cannot follow: %s', (_, words, decks) => {
    const deck = WHOLE_DECK.map((copies) => copies * decks);
    const remainder = deckWithout(cards(words), deck);
    const [rough, fine] = [400_000, 1_350_000].map((cells) => new Stopper(cells).solve(remainder));
    if (!rough || !fine) throw new Error('not solved');
    expect(rough.ignored).toBeGreaterThan(fine.ignored);
    expect(fine.ignored).toBeGreaterThan(0);
    expect(fine.value).toBeGreaterThan(rough.value);
    // A card that is ignored would have brought about ten points.
    expect(fine.value - rough.value).toBeLessThan(15 * rough.ignored);
  });

  test('is refused for a seat that is out of the round', () => {
    const game = createGame({ seats: 2, pile: cards('5 9 3 4') }, new SeededShuffler(1));
    const { seat } = game.asked;
    game.play(STAY);
    expect(() => stopper.look(game, seat)).toThrow(`seat ${seat} is not in the round; expected one that is active`);
  });

  // It takes 50 ms of processor time at most (docs/odds.md) where nobody else uses the caches of the processor.
  test.each(['LS', 'x2', '+4', '5', '5 LS', '12 +10', '3 8'])('does not take long: %s', (words) => {
    const remainder = deckWithout(cards(words), WHOLE_DECK);
    const times = Array.from({ length: 5 }, () => {
      const start = process.cpuUsage();
      stopper.solve(remainder);
      return process.cpuUsage(start).user;
    });
    expect(Math.min(...times)).toBeLessThan(50_000 * 10);
  });
});
