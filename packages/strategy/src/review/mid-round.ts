/**
 * Everybody's chance to win in the middle of a round, at a question or before a card: what a review says at once. A net has
 * learnt it from how rounds of `sharp` end; `npm run train` makes it.
 */
import {
  ACTIVE,
  DECK_SIZE,
  type Game,
  type Hand,
  LIFE_SAVER,
  LOCK,
  NO_CARD,
  nextDrawer,
  SEVEN,
  TIMES_TWO,
  TURN_THREE,
  TURN_THREE_CARDS,
} from '@turn7/engine';
import { Net, type NetData } from '../bots/net.ts';
import { Rivals } from '../bots/rivals.ts';
import { Field, standing } from '../bots/standing.ts';
import { placeOf, type WinChance } from '../bots/win-chance.ts';
import { NextCard } from '../next-card.ts';
import { shares } from './futures.ts';

export const MID_ROUND_INPUTS = 52;

/** About what a hit brings that does not bust. */
const STEP = 7;
/** Points and cards are divided by about their largest usual value: nets learn best from numbers near 1. */
const POINTS = 40;
const GAIN = 10;
/** Log odds beyond these are as good as certain. */
const CERTAIN = 6;

/** Every index is a seat: that proves each `!`. */
export class MidRound {
  readonly #net: Net;
  readonly #winChance: WinChance;
  readonly #rivals = new Rivals();
  readonly #next = new NextCard();
  readonly #field = new Field();
  readonly #input = new Float64Array(MID_ROUND_INPUTS);
  /** By seat: the chance if all end the round as they stand, and what it is with a bust or a few more points. */
  readonly #now: number[] = [];
  readonly #busted: number[] = [];
  readonly #gained: number[] = [];
  /** By seat: the chance that the next card busts it; 0 for those who are out. */
  readonly #risk: number[] = [];

  constructor(data: NetData, winChance: WinChance) {
    this.#net = new Net(data);
    this.#winChance = winChance;
  }

  /** By seat; together they are 1. Of a game that goes on. */
  chances(game: Game): number[] {
    this.look(game);
    return shares(game.hands.map((hand) => 1 / (1 + Math.exp(-this.#net.of(this.inputsOf(game, hand))))));
  }

  /** Takes in a position. */
  look(game: Game): void {
    const drawn = this.#next.look(game, game.hands[0]!);
    for (const hand of game.hands) {
      const { seat } = hand;
      this.#meetRivals(game, hand);
      const [own, { points }] = [standing(hand), hand];
      this.#now[seat] = this.#winChance.of(own);
      this.#busted[seat] = hand.isActive ? this.#winChance.of(own - points) : this.#now[seat];
      this.#gained[seat] = hand.isActive ? this.#winChance.of(own + STEP) : this.#now[seat];
      this.#risk[seat] = hand.isActive ? drawn.lookAt(hand).bustChance : 0;
    }
    this.#now.length = game.seats;
  }

  #meetRivals(game: Game, hand: Hand): void {
    this.#field.clear();
    for (const rival of game.hands) if (rival !== hand) this.#field.meet(standing(rival));
    // the deal moves on by one seat
    this.#winChance.face(game, this.#field, (placeOf(game, hand) + game.seats - 1) % game.seats);
  }

  /** What the net is shown of a hand in the position looked at last. */
  inputsOf(game: Game, hand: Hand): Float64Array {
    let at = this.#describeHand(game, hand);
    at = this.#describeRivals(game, hand, at);
    this.#describePending(game, hand, at);
    return this.#input;
  }

  #describeHand(game: Game, hand: Hand): number {
    const input = this.#input;
    const { seat, isActive } = hand;
    const [now, busted, gained, risk] = [this.#now[seat]!, this.#busted[seat]!, this.#gained[seat]!, this.#risk[seat]!];
    const share = now / Math.max(1e-9, sum(this.#now));
    const next = this.#next.lookAt(hand);
    const cards = Math.max(1, next.cards);
    const active = isActive ? 1 : 0;
    let at = 0;
    input[at++] = bounded(Math.log((share + 1e-4) / (1 - share + 1e-4))) / CERTAIN;
    input[at++] = share;
    input[at++] = now;
    input[at++] = 4 * (busted - now);
    input[at++] = 4 * (gained - now);
    input[at++] = 5 * active * (risk * busted + (1 - risk) * gained - now);
    input[at++] = standing(hand) / game.rules.target;
    input[at++] = hand.total / game.rules.target;
    input[at++] = hand.points / POINTS;
    input[at++] = hand.count / SEVEN;
    input[at++] = active;
    input[at++] = hand.hasLifeSaver ? active : 0;
    input[at++] = hand.holds(TIMES_TWO) ? active : 0;
    input[at++] = risk;
    input[at++] = (active * (next.expected - next.points)) / GAIN;
    input[at++] = (active * next.gain) / cards / GAIN;
    input[at++] = (active * next.sevens) / cards;
    return at;
  }

  #describeRivals(game: Game, hand: Hand, from: number): number {
    const input = this.#input;
    const { target } = game.rules;
    const rivals = this.#rivals.look(game, hand);
    const others = Math.max(1, game.seats - 1);
    const own = standing(hand);
    const leader = leaderAmong(game, hand);
    let at = from;
    input[at++] = rivals.field.best / target;
    input[at++] = rivals.field.second / target;
    input[at++] = rivals.field.sum / target / others;
    input[at++] = rivals.bestOut / target;
    input[at++] = rivals.bestActive / target;
    input[at++] = rivals.bestTotal / target;
    input[at++] = rivals.active / others;
    input[at++] = rivals.savers / others;
    input[at++] = rivals.fullest / SEVEN;
    input[at++] = (own - rivals.field.best) / target;
    input[at++] = own >= target ? 1 : 0;
    input[at++] = rivals.bestActive >= target ? 1 : 0;
    input[at++] = rivals.bestOut >= target ? 1 : 0;
    input[at++] = 1 / (others + 1);
    input[at++] = Math.log(others + 1);
    input[at++] = leader.isActive ? 1 : 0;
    input[at++] = this.#risk[leader.seat] ?? 0;
    input[at++] = leader.isActive && leader.hasLifeSaver ? 1 : 0;
    input[at++] = (sum(this.#risk) - this.#risk[hand.seat]!) / others;
    input[at++] = game.drawSize / DECK_SIZE;
    return at;
  }

  /** Whose turn it is, and which cards wait for somebody. */
  #describePending(game: Game, hand: Hand, from: number): void {
    const input = this.#input;
    const { actions, asked, askedCard } = game;
    const others = Math.max(1, game.seats - 1);
    const isAskedFor = (card: number): number => (!game.isAsked || askedCard !== card ? 0 : asked === hand ? 1 : -0.5);
    const drawsOfThree = actions.toDraw / TURN_THREE_CARDS;
    let at = from;
    input[at++] = placeOf(game, hand) / others;
    input[at++] = turnsBefore(game, hand) / game.seats;
    input[at++] = game.toDeal / game.seats;
    input[at++] = comesInDeal(game, hand) ? 1 : 0;
    input[at++] = isAskedFor(NO_CARD);
    input[at++] = nextDrawer(game) === hand ? 1 : 0;
    input[at++] = isAskedFor(LOCK);
    input[at++] = isAskedFor(TURN_THREE);
    input[at++] = isAskedFor(LIFE_SAVER);
    input[at++] = actions.drawer === hand ? drawsOfThree : 0;
    input[at++] = actions.drawer === hand ? 0 : drawsOfThree;
    input[at++] = queued(game, hand, LOCK);
    input[at++] = queued(game, hand, TURN_THREE);
    input[at++] = (actions.pending - queued(game, hand, LOCK) - queued(game, hand, TURN_THREE)) / 2;
    input[at++] = actions.assigner === hand ? actions.asideSize / 2 : 0;
  }
}

const sum = (values: readonly number[]): number => values.reduce((total, value) => total + value, 0);

const bounded = (logOdds: number): number => Math.min(CERTAIN, Math.max(-CERTAIN, logOdds));

/** The rival that stands highest; oneself where there is none. */
function leaderAmong(game: Game, hand: Hand): Hand {
  let leader = hand;
  for (const rival of game.hands) {
    if (rival !== hand && (leader === hand || standing(rival) > standing(leader))) leader = rival;
  }
  return leader;
}

/** How many active hands act before this one, which is active itself. */
function turnsBefore(game: Game, hand: Hand): number {
  if (!hand.isActive || game.turn === hand) return 0;
  let turns = 0;
  for (let other = game.turn.left; other !== hand; other = other.left) if (other.status === ACTIVE) turns++;
  return turns + 1;
}

/** Whether the deal has yet to come to it. */
function comesInDeal(game: Game, hand: Hand): boolean {
  let coming = game.turn;
  for (let left = game.toDeal; left > 0; left--) {
    coming = coming.left;
    if (coming === hand) return true;
  }
  return false;
}

/** How many such cards wait for it. */
function queued({ actions }: Game, hand: Hand, card: number): number {
  let count = 0;
  for (let i = 0; i < actions.queueSize; i++) {
    if (actions.queue[i] === card && actions.queueSeat[i] === hand.seat) count++;
  }
  return count;
}
