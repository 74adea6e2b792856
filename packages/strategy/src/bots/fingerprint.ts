/** A number made of what a seat may see, so that chance can differ from position to position and yet be repeated. */
import { type Game, KINDS, unseenOf } from '@turn7/engine';

export const fingerprint = (game: Game, seed: number): number => {
  let print = blend(seed | 0, game.round);
  print = blend(print, game.asked.seat);
  print = blend(print, game.askedCard);
  for (let seat = 0; seat < game.seats; seat++) {
    const hand = game.hands[seat]!; // one for each seat
    print = blend(print, hand.total);
    print = blend(print, hand.points);
  }
  const unseen = unseenOf(game);
  for (let card = 0; card < KINDS; card++) print = blend(print, unseen[card]!); // one count for each kind
  return print >>> 0;
};

const blend = (print: number, value: number): number => {
  const word = Math.imul(print ^ value, 0x9e3779b1);
  return word ^ (word >>> 15);
};
