/** Who sits at the first game, and the cards that lie ready for it. */
import { type Card, cardNamed, countKinds, deckOf, fixOrder, type Seat, SeededShuffler } from '@turn7/engine';
import { botName } from '@turn7/strategy';
import type { LocalPlayer } from '../../game/session/saved-game.ts';

/** Where the person sits. The last seat deals, so that the first card and the first question are theirs. */
export const ME: Seat = 0;
export const DEALER: Seat = 2;

/** Enough for two or three rounds. */
export const TARGET = 60;

/** The person and two bots that stay early. */
export function playersOf(you: string): readonly LocalPlayer[] {
  const ada = botName([you], 0);
  const bo = botName([you, ada], 1);
  return [
    { name: you, level: null },
    { name: ada, level: 'Rookie' },
    { name: bo, level: 'Regular' },
  ];
}

/**
 * The top of the pile. The order was looked for so that nearly everybody, however they play, meets everything that the
 * lessons are about; first-game.test.ts says who meets what.
 */
const TOP = '3 5 9 LS 9 5 x2 9 6 1 3 3 LS 11 2 6 6 T3 11 L 6 11 L 7 7 9 2 6 9 4 9 +2 T3 T3 12 0 5 11 10 8';

const topCards: readonly Card[] = TOP.split(' ').flatMap((word) => cardNamed(word) ?? []);

/** A whole deck, top card first. */
export const PILE: readonly Card[] = [...topCards, ...restOf(topCards)];

/** What is left of a deck, in an order of its own that is always the same. */
function restOf(top: readonly Card[]): readonly Card[] {
  const taken = countKinds(Uint8Array.from(top));
  const rest = deckOf(1).filter((card) => taken[card]!-- <= 0); // one count for each kind
  fixOrder(new SeededShuffler(top.length), rest, rest.length);
  return [...rest];
}
