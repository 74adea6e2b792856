/** Who a card may go to: an active seat (R22, R24), and a spare Life Saver only to one without (R19). */
import { type Card, LIFE_SAVER } from './card.ts';
import type { Game } from './game.ts';
import type { Hand } from './hand.ts';

export const isTarget = (card: Card, hand: Hand): boolean =>
  hand.isActive && !(card === LIFE_SAVER && hand.hasLifeSaver);

export const targetsOf = (game: Game, card: Card): readonly Hand[] => game.hands.filter((hand) => isTarget(card, hand));
