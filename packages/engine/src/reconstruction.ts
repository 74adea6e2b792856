/**
 * The inverse of a view: a game that stands exactly as the view says, with its draw pile in an order of the shuffler. For
 * those who get views and want to think ahead. A view may come from anywhere, so this is a checked door.
 *
 * One thing a view does not tell: whether a lone Life Saver of a seat that the deal has yet to come to was given to it
 * (R9), or drawn in a Turn Three that stands in for its dealt card (R8). It is taken for a gift, by far the likelier.
 */
import { type Card, isModifier, isNumber, KINDS, LIFE_SAVER, LOCK, TURN_THREE } from './card.ts';
import { kindsOf, setupOf } from './follow.ts';
import { Game } from './game.ts';
import { makeDraw } from './piles.ts';
import { placeHand } from './position.ts';
import { PositionError, type PositionProblem, seatProblems, wonProblems } from './position-problem.ts';
import { GAME_OVER, NO_CARD, type Question } from './question.ts';
import { DEAL, PHASES } from './round.ts';
import { winnerOf } from './round-end.ts';
import type { Seat } from './seat.ts';
import { type Rules, rulesFrom } from './setup.ts';
import type { Shuffler } from './shuffle.ts';
import { TURN_THREE_CARDS } from './turn-three.ts';
import { type SeatView, type View, viewOf } from './view.ts';

/** Throws a PositionError where no game has this view, or a SetupError for what is wrong with the table itself. */
export function gameFrom(view: View, shuffler: Shuffler): Game {
  checkTable(view);
  if (view.state.kind === 'playing') checkQuestion(view, view.state.question);
  else checkCleared(view);
  const game = new Game(rulesOf(view), shuffler);
  placeRound(game, view);
  makeDraw(game, Int32Array.from(view.unseen));
  placeActions(game, view);
  placeState(game, view);
  checkSame(game, view);
  return game;
}

/** Whole decks if these are their cards, else a pile that somebody stacked. */
function rulesOf(view: View): Rules {
  const setup = setupOf(view);
  const rules = rulesFrom(setup);
  const kinds = kindsOf(view);
  if (kinds.every((copies, card) => copies === rules.kinds[card])) return rules;
  const pile = Array.from(kinds).flatMap((copies, card) => Array<Card>(copies).fill(card));
  return rulesFrom({ ...setup, pile });
}

function placeRound(game: Game, view: View): void {
  game.round = view.round;
  game.dealer = game.hands[view.dealer]!; // a seat of the game, as has been checked
  game.phase = PHASES.indexOf(view.phase);
  game.turn = game.hands[view.turn]!; // likewise
  game.toDeal = game.phase === DEAL ? (view.dealer - view.turn + game.seats) % game.seats : 0;
  game.active = game.seats;
  view.seats.forEach((seat, index) => {
    const hand = game.hands[index]!; // one for each seat
    placeHand(game, hand, seat);
    hand.tookThree = game.phase === DEAL && hasTakenThree(view, index);
  });
}

/** Only a Turn Three brings numbers and modifiers to a seat before its dealt card. After it, this means nothing. */
function hasTakenThree({ seats, turnThree }: View, seat: Seat): boolean {
  return turnThree?.seat === seat || (seats[seat]?.cards.some((card) => isNumber(card) || isModifier(card)) ?? false);
}

/** Every seat that the view names is one of the game's, as has been checked. */
function placeActions({ actions, hands }: Game, { queue, turnThree, state }: View): void {
  for (const { card, seat } of queue) {
    actions.setAside(hands[seat]!, card);
    actions.enqueue(seat);
  }
  if (turnThree !== null) {
    actions.drawer = hands[turnThree.seat]!;
    actions.toDraw = turnThree.toDraw;
    actions.pending++;
    for (const card of turnThree.aside) actions.setAside(actions.drawer, card);
  } else if (state.kind === 'playing' && state.question.kind === 'target' && state.question.card !== LIFE_SAVER) {
    actions.setAside(hands[state.question.seat]!, state.question.card);
  }
  if (state.kind === 'playing') actions.assigner = hands[state.question.seat]!;
}

function placeState(game: Game, { state }: View): void {
  if (state.kind === 'playing') {
    game.askedCard = state.question.kind === 'target' ? state.question.card : NO_CARD;
    return;
  }
  game.askedCard = GAME_OVER;
  game.winner = winnerOf(game);
}

/** Everything that a view says twice it must say alike: points, targets, the size of the pile, the winner. */
function checkSame(game: Game, view: View): void {
  const [found, said] = [new Map(Object.entries(viewOf(game))), new Map(Object.entries(view))];
  for (const [key, value] of found) {
    if (!isSame(value, said.get(key))) throw other(`${key} does not fit the rest of the view`);
  }
}

function isSame(a: unknown, b: unknown): boolean {
  if (typeof a !== 'object' || typeof b !== 'object' || a === null || b === null) return a === b;
  const [left, right] = [new Map(Object.entries(a)), new Map(Object.entries(b))];
  return left.size === right.size && [...left].every(([key, value]) => isSame(value, right.get(key)));
}

function checkTable({ seats, round, dealer, turn, discard, unseen, queue, turnThree }: View): void {
  const isSeat = (seat: Seat) => Number.isInteger(seat) && seat >= 0 && seat < seats.length;
  refuse(seats.flatMap(seatProblems));
  seats.forEach(checkEnd);
  check(Number.isInteger(round) && round >= 1, `round ${round}; expected a whole number from 1 on`);
  check(isSeat(dealer), `seat ${dealer + 1} deals; expected one at the table`);
  check(isSeat(turn), `it is the turn of seat ${turn + 1}; expected one at the table`);
  check([discard, unseen].every(isCount), `a pile is no pile; expected ${KINDS} whole numbers`);
  for (const { card, seat } of queue) check(isAction(card) && isSeat(seat), 'the queue holds what cannot wait there');
  if (turnThree === null) return;
  check(isSeat(turnThree.seat) && turnThree.aside.every(isAction), 'the Turn Three holds what cannot be set aside');
}

const isAction = (card: Card): boolean => card === LOCK || card === TURN_THREE;

const isCount = (counts: readonly number[]): boolean =>
  counts.length === KINDS && counts.every((copies) => Number.isInteger(copies) && copies >= 0);

/** The Lock of a locked seat and the twin of a busted one come last, and nowhere else. */
function checkEnd({ status, cards }: SeatView, index: number): void {
  const last = cards.length - 1;
  const lock = status === 'locked' ? last : NOWHERE;
  check(cards.indexOf(LOCK) === lock, `seat ${index + 1}: a Lock out of place`);
  if (status !== 'busted') return;
  const twin = cards[last];
  const isTwin = twin !== undefined && isNumber(twin) && cards.indexOf(twin) < last;
  check(isTwin && !cards.includes(LIFE_SAVER), `seat ${index + 1}: busted without a twin, or with a Life Saver`);
}

const NOWHERE = -1;

function checkQuestion(view: View, question: Question): void {
  const { seats, turn, turnThree, queue } = view;
  refuse(wonProblems(seats, view.target));
  const asked = seats[question.seat];
  if (asked === undefined) throw other('who is asked must be a seat at the table');
  if (turnThree === null) {
    check(question.seat === turn && asked.status === 'active', 'who is asked must be the active seat whose turn it is');
    check(queue.length === 0, 'assigned cards wait for nothing');
  }
  if (question.kind === 'hit-or-stay') {
    check(turnThree === null, 'hit or stay is not asked within a Turn Three');
    check(asked.cards.length > 0, `seat ${question.seat + 1}: no card in hand; expected one, or it is not asked (R11)`);
    return;
  }
  const { card, targets } = question;
  check(card === LIFE_SAVER ? asked.lifeSaver : isAction(card), 'a card that needs no target');
  check(targets.length > 1, 'a target is asked for where there is no choice');
  if (turnThree !== null) checkTurnThree(view, turnThree, question.seat, card);
}

/** `card`: the one whose target is asked for. */
function checkTurnThree(view: View, turnThree: NonNullable<View['turnThree']>, asked: Seat, card: Card): void {
  const { seat, toDraw, aside } = turnThree;
  const drawn = TURN_THREE_CARDS - toDraw;
  check(asked === seat, 'who is asked within a Turn Three must be the seat that takes it');
  check(Number.isInteger(toDraw) && toDraw >= 0 && drawn >= 1, `a Turn Three with ${toDraw} cards to draw`);
  check(aside.length + (card === LIFE_SAVER ? 1 : 0) <= drawn, `${aside.length} cards set aside of ${drawn}`);
  check(card === LIFE_SAVER || (toDraw === 0 && aside[0] === card), 'the cards set aside are assigned in their order');
  const { status } = view.seats[seat]!; // a seat at the table, as has been checked
  const mayBeBusted = view.originalTurnThree && card !== LIFE_SAVER;
  check(status === 'active' || (status === 'busted' && mayBeBusted), 'a Turn Three of a seat that is out');
}

function checkCleared({ seats, turnThree, queue }: View): void {
  const isClear = seats.every(({ status, cards }) => status === 'active' && cards.length === 0);
  check(isClear && turnThree === null && queue.length === 0, 'the game is over and the table is not cleared (R38)');
}

function check(well: boolean, problem: string): void {
  if (!well) throw other(problem);
}

function refuse([problem]: readonly PositionProblem[]): void {
  if (problem !== undefined) throw new PositionError(problem);
}

const other = (message: string): PositionError => new PositionError({ kind: 'other', message });
