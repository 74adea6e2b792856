/** What the next card may bring a seat: exact chances, from what everyone may see. */
import { drawableOf, type Game, type Seat } from '@turn7/engine';
import { NextCard } from './next-card.ts';

export interface Odds {
  /** What it scores to stay now. */
  readonly points: number;
  /** How many cards the next one may be; none only where the round is about to run dry (R37). */
  readonly cards: number;
  /** The chance of each kind of card, as the next one drawn. */
  readonly kinds: readonly number[];
  readonly bust: number;
  readonly turn7: number;
  /** The expected score of one more card and a stay after it. An action card in itself scores nothing. */
  readonly expected: number;
}

/** For a seat that is still in the round, as if the next card were its own. */
export function oddsOf(game: Game, seat: Seat): Odds {
  const hand = game.hands[seat];
  if (!hand?.isActive) throw new RangeError(`seat ${seat} is not in the round; expected one that is active`);
  const { points, cards, bustChance: bust, sevens, expected } = new NextCard().look(game, hand);
  const share = cards === 0 ? 0 : 1 / cards;
  return {
    points,
    cards,
    kinds: Array.from(drawableOf(game), (copies) => copies * share),
    bust,
    turn7: sevens * share,
    expected,
  };
}
