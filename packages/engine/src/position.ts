/**
 * A game in the middle of a round, put together from what lies on the table: for questions such as "what if?" and for
 * people with real cards. `Position` is what somebody says; `gameAt` is the checked door to a game.
 */
import { type Card, copiesLeft, isModifier, isNumber, LIFE_SAVER } from './card.ts';
import { Game } from './game.ts';
import type { Hand } from './hand.ts';
import { makeDraw } from './piles.ts';
import {
  laidCards,
  type Position,
  PositionError,
  problemsAt,
  rulesAt,
  type SeatPosition,
  type TablePosition,
} from './position-problem.ts';
import { NO_CARD } from './question.ts';
import { beginRound, leave, TURNS } from './round.ts';
import { type Seat, STATUSES } from './seat.ts';
import type { Shuffler } from './shuffle.ts';

/** Throws a PositionError, or a SetupError for what is wrong with the table itself. */
export function gameAt(position: Position, shuffler: Shuffler): Game {
  const game = arrange(position, position.asked, shuffler);
  game.turn = game.hands[position.asked]!; // a seat of the game, as has been checked
  game.askedCard = NO_CARD;
  return game;
}

/** The same with nobody asked: a game to be looked at, not to be played. */
export const tableAt = (table: TablePosition, shuffler: Shuffler): Game => arrange(table, null, shuffler);

function arrange(table: TablePosition, asked: Seat | null, shuffler: Shuffler): Game {
  const rules = rulesAt(table);
  const [problem] = problemsAt(table, rules, asked);
  if (problem !== undefined) throw new PositionError(problem);
  const game = new Game(rules, shuffler);
  beginRound(game, game.hands[rules.dealer]!); // a seat of the game
  game.toDeal = 0;
  game.phase = TURNS;
  const seen = [...table.seats.flatMap(laidCards), ...table.discard];
  makeDraw(game, Int32Array.from(copiesLeft(seen, rules.decks)));
  table.seats.forEach((seat, index) => {
    placeHand(game, game.hands[index]!, seat); // one for each seat
  });
  return game;
}

/** Lays out the cards of a hand that has none yet. */
export function placeHand(game: Game, hand: Hand, position: SeatPosition): void {
  hand.total = position.total;
  for (const card of laidCards(position)) placeCard(hand, card);
  if (position.status === 'busted') hand.points = 0;
  if (position.status !== 'active') leave(game, hand, STATUSES.indexOf(position.status));
}

/** The twin of a bust lies beside the row. */
function placeCard(hand: Hand, card: Card): void {
  if (isNumber(card) && !hand.holds(card)) hand.addNumber(card);
  else if (isModifier(card)) hand.addModifier(card);
  else if (card === LIFE_SAVER) hand.addLifeSaver();
  else hand.lay(card);
}
