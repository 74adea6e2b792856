/**
 * A game: the state of the table and the one loop that carries play from one question to the next. The rules themselves
 * stand in the files named after them. `play` trusts its caller; `isLegal` and illegal-choice.ts are for the edges.
 */
import { assign, resolveAction } from './action.ts';
import { Actions } from './actions.ts';
import { type Card, LIFE_SAVER } from './card.ts';
import { type Choice, HIT, STAY } from './choice.ts';
import { dealNext } from './deal.ts';
import { type Listener, Reporter } from './event.ts';
import { Hands } from './hands.ts';
import { give } from './life-saver.ts';
import { Piles } from './piles.ts';
import { NO_CARD } from './question.ts';
import { beginRound, type Ending, GAME_OVER, NOT_ENDED, PHASES, type Phase } from './round.ts';
import { endRound } from './round-end.ts';
import { NOBODY, type Seat } from './seat.ts';
import { SeatSet } from './seat-set.ts';
import { type Rules, rulesFrom, type Setup } from './setup.ts';
import type { Shuffler } from './shuffle.ts';
import { isTarget } from './target.ts';
import { hit, nextTurn, stay } from './turn.ts';

/** A game at its first question. */
export function createGame(setup: Setup, shuffler: Shuffler, listener: Listener | null = null): Game {
  const game = new Game(rulesFrom(setup), shuffler);
  game.listen(listener);
  game.start();
  return game;
}

export class Game {
  readonly rules: Rules;
  readonly seats: number;
  readonly piles: Piles;
  readonly hands: Hands;
  readonly actions: Actions;
  readonly shuffler: Shuffler;

  /** The seats that are still in the round. */
  readonly active = new SeatSet();

  round = 0;
  dealer: Seat = NOBODY;
  phase: Phase = 0;
  /** The seat whose card in the deal, or whose turn, it is. */
  turn: Seat = NOBODY;
  /** How many seats the deal has yet to come to. */
  toDeal = 0;
  ending: Ending = NOT_ENDED;
  /** The seat that made the Turn 7 of this round, or NOBODY. */
  seven: Seat = NOBODY;

  /** Who is asked, or NOBODY. */
  asked: Seat = NOBODY;
  /** The card that needs a target, or NO_CARD when the question is hit or stay. */
  askedCard: Card = NO_CARD;

  winner: Seat = NOBODY;

  reporter: Reporter | null = null;
  /** Called when a round is over and its table not yet cleared: for statistics, at no cost for anything else. */
  onRoundEnd: ((game: Game) => void) | null = null;

  /** A table with nothing on it yet: `start` deals. */
  constructor(rules: Rules, shuffler: Shuffler) {
    this.rules = rules;
    this.seats = rules.seats;
    this.shuffler = shuffler;
    this.piles = new Piles(rules.cards.length);
    this.hands = new Hands(rules.seats, rules.span);
    this.actions = new Actions(rules.kinds);
  }

  /** Who hears the events from now on; events that nobody hears are never made. */
  listen(listener: Listener | null): void {
    this.reporter = listener && new Reporter(listener);
  }

  /** Begins a new game at this table, and goes on to its first question. */
  start(dealer: Seat = this.rules.dealer): void {
    this.piles.reset(this.rules.cards);
    if (!this.rules.stacked) this.shuffler.shuffle(this.piles.draw, this.piles.drawSize);
    for (let seat = 0; seat < this.seats; seat++) this.hands.reset(seat);
    this.actions.clear();
    this.winner = NOBODY;
    this.asked = NOBODY;
    this.round = 0;
    this.reporter?.gameStarted(this.rules);
    beginRound(this, dealer);
    this.proceed();
  }

  /** Answers the question. Trusts that the choice is legal. */
  play(choice: Choice): void {
    const seat = this.asked;
    this.asked = NOBODY;
    if (choice === HIT) hit(this, seat);
    else if (choice === STAY) stay(this, seat);
    else if (this.askedCard === LIFE_SAVER) give(this, seat, choice, false);
    else assign(this, choice, false);
    this.proceed();
  }

  /** False for anything that is not an answer as well. */
  isLegal(choice: Choice): boolean {
    if (this.asked === NOBODY) return false;
    if (this.askedCard === NO_CARD) return choice === HIT || choice === STAY;
    return isTarget(this, this.askedCard, choice);
  }

  /** Everything that happens by itself, up to the next question or the end of the game (R34). */
  private proceed(): void {
    let silentRounds = 0;
    while (this.asked === NOBODY) {
      if (this.ending === GAME_OVER) return;
      if (this.ending !== NOT_ENDED) endRound(this, ++silentRounds);
      else if (this.actions.pending > 0) resolveAction(this);
      else if (this.toDeal > 0) dealNext(this);
      else nextTurn(this);
    }
  }

  get phaseName(): (typeof PHASES)[number] {
    return PHASES[this.phase]!; // a phase is an index into PHASES
  }

  get finished(): boolean {
    return this.ending === GAME_OVER;
  }

  /** An equal game that goes its own way. Nobody listens to it. */
  clone(): Game {
    const copy = new Game(this.rules, this.shuffler.clone());
    copy.copyFrom(this);
    return copy;
  }

  /** Takes over the state of a game with the same rules; shuffler and listener stay as they are. */
  copyFrom(other: Game): void {
    this.piles.copyFrom(other.piles);
    this.hands.copyFrom(other.hands);
    this.actions.copyFrom(other.actions);
    this.active.copyFrom(other.active);
    this.round = other.round;
    this.dealer = other.dealer;
    this.phase = other.phase;
    this.turn = other.turn;
    this.toDeal = other.toDeal;
    this.ending = other.ending;
    this.seven = other.seven;
    this.asked = other.asked;
    this.askedCard = other.askedCard;
    this.winner = other.winner;
  }
}
