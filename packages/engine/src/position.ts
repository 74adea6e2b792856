/**
 * A game in the middle of a round, put together from what lies on the table: for questions such as "what if?" and for
 * people with real cards. `Position` is what somebody says; `gameAt` is the checked door to a game.
 */
import { type Card, copiesLeft, isModifier, isNumber, LIFE_SAVER } from './card.ts';
import { Game } from './game.ts';
import { fillDraw } from './piles.ts';
import {
  laidCards,
  type Position,
  PositionError,
  problemsAt,
  rulesAt,
  type SeatPosition,
  type TablePosition,
} from './position-problem.ts';
import { ask, NO_CARD } from './question.ts';
import { beginRound, leave, TURNS } from './round.ts';
import { type Seat, STATUSES } from './seat.ts';
import type { Shuffler } from './shuffle.ts';

/** Throws a PositionError, or a SetupError for what is wrong with the table itself. */
export function gameAt(position: Position, shuffler: Shuffler): Game {
  const game = arrange(position, position.asked, shuffler);
  game.turn = position.asked;
  ask(game, position.asked, NO_CARD);
  return game;
}

/** The same with nobody asked: a game to be looked at, not to be played. */
export const tableAt = (table: TablePosition, shuffler: Shuffler): Game => arrange(table, null, shuffler);

function arrange(table: TablePosition, asked: Seat | null, shuffler: Shuffler): Game {
  const rules = rulesAt(table);
  const [problem] = problemsAt(table, rules, asked);
  if (problem !== undefined) throw new PositionError(problem);
  const game = new Game(rules, shuffler);
  for (let seat = 0; seat < game.seats; seat++) game.hands.reset(seat);
  beginRound(game, rules.dealer);
  game.toDeal = 0;
  game.phase = TURNS;
  const seen = [...table.seats.flatMap(laidCards), ...table.discard];
  fillDraw(game.piles, Int32Array.from(copiesLeft(seen, rules.decks)));
  shuffler.shuffle(game.piles.draw, game.piles.drawSize);
  table.seats.forEach((seat, index) => {
    placeSeat(game, index, seat);
  });
  return game;
}

/** Lays out the cards of a seat that has none yet. */
export function placeSeat(game: Game, seat: Seat, position: SeatPosition): void {
  const { hands } = game;
  hands.addToTotal(seat, position.total);
  for (const card of laidCards(position)) {
    if (isNumber(card)) placeNumber(game, seat, card);
    else if (isModifier(card)) hands.holdModifier(seat, card);
    else if (card === LIFE_SAVER) hands.holdLifeSaver(seat);
    else hands.lay(seat, card);
  }
  if (position.status === 'busted') hands.losePoints(seat);
  if (position.status !== 'active') leave(game, seat, STATUSES.indexOf(position.status));
}

/** The twin of a bust lies beside the row. */
function placeNumber({ hands }: Game, seat: Seat, card: Card): void {
  if (hands.holdNumber(seat, card) === 0) hands.lay(seat, card);
}
