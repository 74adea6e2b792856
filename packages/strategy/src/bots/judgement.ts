/** What answers are worth, as nets have learnt it from playouts: differences in the chance to win the game. */
import {
  type Card,
  choicesOf,
  type Game,
  type Hand,
  HIT,
  isTarget,
  LIFE_SAVER,
  LOCK,
  NO_CARD,
  NO_HAND,
  type Seat,
} from '@turn7/engine';
import type { Option } from '../bot.ts';
import { rivalToCatch } from './closer.ts';
import { Net, type NetData } from './net.ts';
import { Outlook } from './outlook.ts';
import { standing } from './standing.ts';
import { WinChance } from './win-chance.ts';

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
    this.#aims = { lock: new Net(lock), turnThree: new Net(turnThree), lifeSaver: new Net(lifeSaver) };
  }

  /** How much better it is to hit than to stay. Endless where staying would be plainly wrong. */
  hitOverStay(game: Game): number {
    this.#outlook.look(game, game.asked);
    if (mustHit(game) || (this.#outlook.next.busts === 0 && !hasEnough(game))) return Infinity;
    return this.#hit.of(this.#outlook.hitOrStay(game)) / SCALE;
  }

  /** The best seat for the card that needs one. */
  bestTarget(game: Game): Seat {
    this.#outlook.look(game, game.asked);
    let best = NO_HAND;
    let most = -Infinity;
    for (let seat = 0; seat < game.seats; seat++) {
      const hand = game.hands[seat]!; // one for each seat
      if (!isTarget(game.askedCard, hand)) continue;
      const worth = this.#worthOf(game, hand);
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
    this.#outlook.look(game, game.asked);
    return choicesOf(game).map((choice) => ({ choice, value: this.#worthOf(game, game.hands[choice]!) })); // a seat
  }

  /** The chance to bust of the seat that was looked at last. */
  get bustChance(): number {
    return this.#outlook.next.bustChance;
  }

  #worthOf(game: Game, target: Hand): number {
    return this.#aims[aimNameOf(game.askedCard)].of(this.#outlook.aim(game, target)) / SCALE;
  }
}

/** A rival that is out wins unless it is beaten. */
const mustHit = (game: Game): boolean => rivalToCatch(game) !== NO_HAND;

/** With the target reached there may be a reason to stop even without a risk. */
const hasEnough = (game: Game): boolean => standing(game.asked) >= game.rules.target;
