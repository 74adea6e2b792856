/** The Life Saver: kept (R17), used (R18), given away (R19) or discarded (R20), and always at once (R32). */
import { type Card, LIFE_SAVER } from './card.ts';
import type { Game } from './game.ts';
import type { Hand } from './hand.ts';
import { targetsOf } from './question.ts';

export const takeLifeSaver = (game: Game, hand: Hand): void => {
  if (hand.hasLifeSaver) passOn(game, hand);
  else hand.addLifeSaver();
};

const passOn = (game: Game, hand: Hand): void => {
  const takers = targetsOf(game, LIFE_SAVER);
  if (takers.length === 0) game.reporter.tell({ kind: 'spare discarded', seat: hand.seat, ruling: 'R20' });
  else if (takers.length === 1) give(game, hand, takers[0]!, true);
  else {
    game.actions.assigner = hand;
    game.askedCard = LIFE_SAVER;
  }
};

export const give = (game: Game, hand: Hand, to: Hand, forced: boolean): void => {
  to.addLifeSaver();
  game.reporter.tell({ kind: 'gave', seat: hand.seat, to: to.seat, forced, ruling: forced ? 'R34' : 'R19' });
};

export const useLifeSaver = (game: Game, hand: Hand, twin: Card): void => {
  hand.dropLifeSaver();
  game.reporter.tell({ kind: 'saved', seat: hand.seat, twin, ruling: 'R18' });
};
