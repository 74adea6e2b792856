/** Games whose next cards are known, and what the engine makes of all that they may be. */
import {
  BUSTED,
  type Card,
  cardNamed,
  choicesOf,
  createGame,
  drawableOf,
  type Game,
  NO_HAND,
  SEVEN,
  type Seat,
  SeededShuffler,
  type Setup,
  TOP,
} from '@turn7/engine';
import { expect } from 'vitest';
import type { Outcome } from '../src/index.ts';
import { Random } from '../training/random.ts';

/** The cards that words name: `cards('7 x2 T3')`. */
export const cards = (words: string): Card[] =>
  words.split(' ').map((word) => {
    const card = cardNamed(word);
    if (card === undefined) throw new Error(`"${word}" is not a card`);
    return card;
  });

/** Every position of a game of random choices, as the game itself: look at it, then let it go on. */
export function* randomPlay(setup: Setup, seed: number, questions: number): Generator<Game> {
  const random = new Random(seed);
  const game = createGame(setup, new SeededShuffler(seed));
  for (let i = 0; i < questions && !game.finished; i++) {
    yield game;
    const choices = choicesOf(game);
    game.play(choices[random.below(choices.length)] ?? 0);
  }
}

/** The same game with these cards on top of the draw pile, the first to be drawn first. An empty pile is made anew. */
export function withNext(game: Game, ...next: Card[]): Game {
  const copy = game.clone();
  const left = Array.from(drawableOf(copy));
  for (const card of next) left[card] = (left[card] ?? 0) - 1;
  const rest = left.flatMap((copies, card) => Array<Card>(copies).fill(card));
  copy.cards.set([...rest, ...next.toReversed()]);
  copy.drawSize = rest.length + next.length;
  copy.picker = TOP;
  return copy;
}

/** A kind of card that may come next, and its chance; `left` are the copies of each kind. */
export function kindsNext(left: ArrayLike<number>): [card: Card, chance: number][] {
  const copies = Array.from(left);
  const all = copies.reduce((sum, count) => sum + count, 0);
  return copies.flatMap((count, card): [Card, number][] => (count > 0 ? [[card, count / all]] : []));
}

/** Hears how the first round that ends does so for a seat. */
export function hearEnd(game: Game, seat: Seat): { readonly outcome: Outcome | null } {
  const end: { outcome: Outcome | null } = { outcome: null };
  game.onRoundEnd = (ended) => {
    const hand = ended.hands[seat] ?? NO_HAND;
    const [bust, turn7] = [hand.status === BUSTED, hand.count === SEVEN];
    end.outcome ??= { ...certain(hand.points), bust: Number(bust), turn7: Number(turn7) };
  };
  return end;
}

export const certain = (score: number): Outcome => ({
  value: score,
  bust: 0,
  turn7: 0,
  scores: [{ score, chance: 1 }],
  ignored: 0,
});

/** What comes of several outcomes with their chances. */
export function mix(parts: readonly (readonly [outcome: Outcome, chance: number])[]): Outcome {
  const sum = (of: (outcome: Outcome) => number): number =>
    parts.reduce((all, [outcome, chance]) => all + of(outcome) * chance, 0);
  const chances = new Map<number, number>();
  for (const [outcome, share] of parts) {
    for (const { score, chance } of outcome.scores) chances.set(score, (chances.get(score) ?? 0) + chance * share);
  }
  return {
    value: sum(({ value }) => value),
    bust: sum(({ bust }) => bust),
    turn7: sum(({ turn7 }) => turn7),
    scores: Array.from(chances, ([score, chance]) => ({ score, chance })).sort((a, b) => a.score - b.score),
    ignored: 0,
  };
}

/** Stays unless the hit is worth more. */
export const better = (hit: Outcome, stay: Outcome): Outcome => (hit.value > stay.value + 1e-9 ? hit : stay);

/** An outcome that another must come close to, in whatever order its chances were added up. */
export const closeTo = ({ value, bust, turn7, scores }: Outcome) => ({
  value: expect.closeTo(value, 8),
  bust: expect.closeTo(bust, 8),
  turn7: expect.closeTo(turn7, 8),
  scores: scores.map(({ score, chance }) => ({ score, chance: expect.closeTo(chance, 8) })),
});
