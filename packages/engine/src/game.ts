/**
 * A game: the state of the table and the one loop that carries play from one question to the next. The rules themselves
 * stand in the files named after them. `play` trusts its caller; `isLegal` and `illegalChoice` are for the edges.
 */
import { assign, resolveAction } from './action.ts';
import { Actions } from './actions.ts';
import { type Card, LIFE_SAVER } from './card.ts';
import { type Choice, HIT, STAY } from './choice.ts';
import { dealNext } from './deal.ts';
import type { Listener } from './event.ts';
import { circle, type Hand, handAt, NO_HAND } from './hand.ts';
import { give } from './life-saver.ts';
import { newDraw } from './piles.ts';
import { GAME_OVER, HIT_TAKEN, isTarget, NO_CARD, NOT_ASKED } from './question.ts';
import { type Reporter, reporterTo } from './reporter.ts';
import { beginRound, type Ending, NOT_ENDED, PHASES, type Phase } from './round.ts';
import { endRound } from './round-end.ts';
import { NOBODY, type Seat } from './seat.ts';
import { type Rules, rulesFrom, type Setup } from './setup.ts';
import { type Shuffler, TOP } from './shuffle.ts';
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
  readonly shuffler: Shuffler;
  /** Who finds the next card: the shuffler, or TOP while the pile is one that somebody stacked. */
  picker: Shuffler;
  /** By seat. */
  readonly hands: readonly Hand[];
  readonly actions: Actions;
  /** Where all cards lie that can be told apart by their place: the draw pile from the start on, then hand by hand. */
  readonly cards: Uint8Array;
  /** How many cards are in the draw pile. */
  drawSize = 0;

  /** How many hands are still in the round. */
  active = 0;

  round = 0;
  dealer: Hand = NO_HAND;
  phase: Phase = 0;
  /** Whose card in the deal, or whose turn, it is. */
  turn: Hand = NO_HAND;
  /** How many hands the deal has yet to come to. */
  toDeal = 0;
  ending: Ending = NOT_ENDED;

  /** The card that needs a target, or NO_CARD when the question is hit or stay; without a question NOT_ASKED and others. */
  askedCard: Card = NOT_ASKED;
  /** How many rounds have ended since somebody was last asked anything. */
  silentRounds = 0;

  winner: Seat = NOBODY;

  reporter: Reporter = reporterTo(null);
  /** Called when a round is over and its table not yet cleared: for statistics, at no cost for anything else. */
  onRoundEnd: ((game: Game) => void) | null = null;

  /** A table with nothing on it yet: `start` deals. */
  constructor(rules: Rules, shuffler: Shuffler) {
    this.rules = rules;
    this.seats = rules.seats;
    this.shuffler = shuffler;
    this.picker = shuffler;
    this.cards = new Uint8Array(rules.cards.length + rules.seats * rules.span);
    this.hands = circle(rules.seats, this.cards, rules.cards.length, rules.span);
    this.actions = new Actions(rules.kinds);
  }

  /** Who hears the events from now on; events that nobody hears are never made. */
  listen(listener: Listener | null): void {
    this.reporter = reporterTo(listener);
  }

  /** Begins a new game at this table, and goes on to its first question. */
  start(dealer: Seat = this.rules.dealer): void {
    this.begin(dealer);
    this.proceed();
  }

  /** Begins a new game at this table, with not one card dealt. */
  begin(dealer: Seat = this.rules.dealer): void {
    this.cards.set(this.rules.cards);
    newDraw(this, this.rules.cards.length, this.rules.stacked ? TOP : this.shuffler);
    for (const hand of this.hands) {
      hand.total = 0;
      hand.clear();
    }
    this.actions.clear();
    this.winner = NOBODY;
    this.askedCard = NOT_ASKED;
    this.silentRounds = 0;
    this.round = 0;
    const { seats, target, decks } = this.rules;
    this.reporter.tell({ kind: 'game started', seats, target, decks, ruling: 'R1' });
    beginRound(this, this.hands[dealer]!); // a seat of the game
  }

  /** Answers the question, and goes on to the next. Trusts that the choice is legal. */
  play(choice: Choice): void {
    if (choice === HIT) hit(this);
    else this.answer(choice);
    if (this.askedCard === NOT_ASKED) this.proceed();
  }

  /** Answers the question and nothing more: the card of a hit, and all that follows by itself, are left to `step`. */
  answer(choice: Choice): void {
    const { asked, askedCard } = this;
    this.askedCard = choice === HIT ? HIT_TAKEN : NOT_ASKED;
    this.silentRounds = 0;
    if (choice === HIT) return;
    if (choice === STAY) stay(this, asked);
    else if (askedCard === LIFE_SAVER)
      give(this, asked, this.hands[choice]!, false); // a target is one of the hands
    else assign(this, this.hands[choice]!, false); // likewise
  }

  /** False for anything that is not an answer as well. */
  isLegal(choice: Choice): boolean {
    if (this.askedCard === NO_CARD) return choice === HIT || choice === STAY;
    const hand = this.hands[choice];
    return hand !== undefined && this.isAsked && isTarget(this.askedCard, hand);
  }

  /** Everything that happens by itself, up to the next question or the end of the game (R34). */
  private proceed(): void {
    do this.goOn();
    while (this.askedCard === NOT_ASKED);
  }

  /** One thing that happens by itself, with at most one card drawn: for a game that goes on, while nobody is asked. */
  step(): void {
    if (this.askedCard === HIT_TAKEN) hit(this);
    else this.goOn();
  }

  private goOn(): void {
    if (this.ending !== NOT_ENDED) endRound(this);
    else if (this.actions.pending > 0) resolveAction(this);
    else if (this.toDeal > 0) dealNext(this);
    else nextTurn(this);
  }

  get isAsked(): boolean {
    return this.askedCard >= NO_CARD;
  }

  /** Who is asked: whose turn it is says hit or stay, whoever drew a card says where it goes. NO_HAND after the end. */
  get asked(): Hand {
    if (this.askedCard === NO_CARD) return this.turn;
    return this.actions.assigner;
  }

  get phaseName(): (typeof PHASES)[number] {
    return PHASES[this.phase]!; // a phase is an index into PHASES
  }

  get finished(): boolean {
    return this.askedCard === GAME_OVER;
  }

  /** An equal game that goes its own way. Nobody listens to it. */
  clone(): Game {
    const copy = new Game(this.rules, this.shuffler.clone());
    copy.copyFrom(this);
    return copy;
  }

  /** Takes over the state of a game with the same rules; shuffler and listener stay as they are. */
  copyFrom(other: Game): void {
    this.cards.set(other.cards);
    this.drawSize = other.drawSize;
    this.picker = other.picker === TOP ? TOP : this.shuffler;
    for (let seat = 0; seat < this.seats; seat++) this.hands[seat]!.copyFrom(other.hands[seat]!); // as many seats
    this.actions.copyFrom(other.actions, this.hands);
    this.active = other.active;
    this.round = other.round;
    this.dealer = handAt(this.hands, other.dealer.seat);
    this.phase = other.phase;
    this.turn = handAt(this.hands, other.turn.seat);
    this.toDeal = other.toDeal;
    this.ending = other.ending;
    this.askedCard = other.askedCard;
    this.silentRounds = other.silentRounds;
    this.winner = other.winner;
  }
}
