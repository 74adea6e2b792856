/** Drawing a card, whatever the reason: what happens next is up to the card (R13–R20, R27). */
import { type Card, LAST_NUMBER, LIFE_SAVER, TIMES_TWO } from './card.ts';
import type { DrawReason } from './event.ts';
import type { Game } from './game.ts';
import { type Hand, NO_HAND } from './hand.ts';
import { takeLifeSaver } from './life-saver.ts';
import { takeNumber } from './number.ts';
import { pickCard, reshuffle } from './piles.ts';
import { DRY } from './round.ts';
import type { RulingId } from './ruling.ts';

export const drawCard = (game: Game, hand: Hand, reason: DrawReason): void => {
  if (game.drawSize > 0) takeCard(game, hand, pickCard(game, hand), reason);
  else drawFromNewPile(game, hand, reason);
};

const drawFromNewPile = (game: Game, hand: Hand, reason: DrawReason): void => {
  if (reshuffle(game)) takeCard(game, hand, pickCard(game, hand), reason);
  else game.ending = DRY;
};

const takeCard = (game: Game, hand: Hand, card: Card, reason: DrawReason): void => {
  game.reporter.tell({ kind: 'drew', seat: hand.seat, card, reason, ruling: drawRuling(reason) });
  if (card <= LAST_NUMBER) takeNumber(game, hand, card);
  else if (card <= TIMES_TWO) hand.addModifier(card);
  else if (card === LIFE_SAVER) takeLifeSaver(game, hand);
  else setAside(game, hand, card);
};

/** A Lock or Turn Three waits for its seat; one drawn in a Turn Three waits until that is done (R27). */
const setAside = (game: Game, hand: Hand, card: Card): void => {
  game.actions.setAside(hand, card);
  if (game.actions.drawer !== NO_HAND) game.reporter.tell({ kind: 'set aside', seat: hand.seat, card, ruling: 'R27' });
};

/** Not looked up in a table, which V8 does not do fast for more than a few words. */
const drawRuling = (reason: DrawReason): RulingId => {
  if (reason === 'hit') return 'R10';
  if (reason === 'deal') return 'R5';
  return reason === 'turn three' ? 'R25' : 'R11';
};
