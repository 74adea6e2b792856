/** What answers are worth, as nets have learnt it from playouts: differences in the chance to win the game. */
import {
  type Card,
  choicesOf,
  type Game,
  HIT,
  isTarget,
  LIFE_SAVER,
  LOCK,
  NO_CARD,
  NO_HAND,
  type Seat,
} from '@turn7/engine';
import type { Option } from '../bot.ts';
import type { NextCard } from '../next-card.ts';
import { rivalToCatch } from './closer.ts';
import { Net, type NetData } from './net.ts';
import { Outlook, TABLE } from './outlook.ts';
import { standing } from './standing.ts';
import { MOST_RIVALS, WinChance } from './win-chance.ts';

/** What `npm run train` makes: one net for each kind of question, and the win chance behind them. */
export interface Training {
  readonly winChance: NetData;
  readonly hit: NetData;
  readonly lock: NetData;
  readonly turnThree: NetData;
  readonly lifeSaver: NetData;
}

type AimName = 'lock' | 'turnThree' | 'lifeSaver';

/** The net for a card that needs a target. */
export const aimNameOf = (card: Card): AimName =>
  card === LOCK ? 'lock' : card === LIFE_SAVER ? 'lifeSaver' : 'turnThree';

/** The nets speak of tenths, since they learn best from numbers near 1. */
export const SCALE = 10;

export class Judgement {
  readonly #outlook: Outlook;
  readonly #hit: Net;
  readonly #aims: Readonly<Record<AimName, Net>>;

  constructor(training: Training) {
    this.#outlook = new Outlook(new WinChance(training.winChance));
    this.#hit = new Net(training.hit);
    const { lock, turnThree, lifeSaver } = training;
    this.#aims = {
      lock: new Net(lock, TABLE),
      turnThree: new Net(turnThree, TABLE),
      lifeSaver: new Net(lifeSaver, TABLE),
    };
  }

  /** How much better it is to hit than to stay. Endless where staying would be plainly wrong. */
  hitOverStay(game: Game): number {
    return mustHit(game) ? Infinity : this.#judge(game, this.#outlook.next.look(game, game.asked));
  }

  /** Whether to hit. */
  prefersHit(game: Game): boolean {
    if (mustHit(game)) return true;
    const next = this.#outlook.next.look(game, game.asked);
    return isPlainHit(game, next) || this.#judge(game, next) > 0;
  }

  /** How much better it is to take this card than to stay. */
  #judge(game: Game, next: NextCard): number {
    if (next.busts === 0 && !hasEnough(game)) return Infinity;
    // No net has seen a pile in which every card busts; there points are all that there is to say.
    if (next.bustChance === 1 || (game.seats > MOST_SEATS_LEARNT && !isNearEnd(game)))
      return (POINT * (next.expected - next.points)) / game.rules.target;
    this.#outlook.describe(game, game.asked);
    return this.#hit.of(this.#outlook.hitOrStay()) / SCALE;
  }

  /** The best seat for the card that needs one. */
  bestTarget(game: Game): Seat {
    const net = this.#beginAim(game);
    let best = NO_HAND;
    let most = -Infinity;
    for (let seat = 0; seat < game.seats; seat++) {
      const hand = game.hands[seat]!; // one for each seat
      if (!isTarget(game.askedCard, hand)) continue;
      const worth = net.of(this.#outlook.aim(game, hand));
      if (worth > most) {
        most = worth;
        best = hand;
      }
    }
    return best.seat;
  }

  /** Every answer with its worth; only differences mean something. A single one where the others are plainly wrong. */
  optionsOf(game: Game): Option[] {
    if (game.askedCard === NO_CARD) {
      const worth = this.hitOverStay(game);
      if (worth === Infinity) return [{ choice: HIT, value: 0 }];
      return choicesOf(game).map((choice) => ({ choice, value: choice === HIT ? worth : 0 }));
    }
    const net = this.#beginAim(game);
    return choicesOf(game).map((choice) => {
      const input = this.#outlook.aim(game, game.hands[choice]!); // a seat
      return { choice, value: net.of(input) / SCALE };
    });
  }

  /** The chance to bust of the seat that was looked at last. */
  get bustChance(): number {
    return this.#outlook.next.bustChance;
  }

  /** The net for the card that needs a target, with the table shown to it. */
  #beginAim(game: Game): Net {
    this.#outlook.look(game, game.asked);
    const net = this.#aims[aimNameOf(game.askedCard)];
    net.begin(this.#outlook.input);
    return net;
  }
}

/**
 * At tables larger than any that the nets have learnt from, points are what counts until somebody would nearly win: by so
 * large a share of the target, and so much of a chance to win for as many points as the target has.
 */
const MOST_SEATS_LEARNT = MOST_RIVALS + 1;
const NEAR_END = 0.97;
const POINT = 0.3;

const isNearEnd = (game: Game): boolean => isAnybodyAt(game, NEAR_END * game.rules.target);

/**
 * While nobody is near the target, a card that brings so many points on average is worth it. Half of all questions are of that
 * kind, and no net is asked: in 495,000 of them the nets preferred to stay 291 times, and never by more than .035.
 */
const EARLY = 0.75;
const WORTH_IT = 1;

const isPlainHit = (game: Game, next: NextCard): boolean =>
  next.expected - next.points >= WORTH_IT && !isAnybodyAt(game, EARLY * game.rules.target);

/** Whether somebody would stand at so many points. */
const isAnybodyAt = (game: Game, points: number): boolean => {
  for (let seat = 0; seat < game.seats; seat++) if (standing(game.hands[seat]!) >= points) return true; // one for each seat
  return false;
};

/** A rival that is out wins unless it is beaten. */
const mustHit = (game: Game): boolean => rivalToCatch(game) !== NO_HAND;

/** With the target reached there may be a reason to stop even without a risk. */
const hasEnough = (game: Game): boolean => standing(game.asked) >= game.rules.target;
