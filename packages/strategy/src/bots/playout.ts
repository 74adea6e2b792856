/** Playouts: what-ifs played by the real engine to the end of the round, with cards drawn from the unseen ones. */
import { type Choice, Game, type Seat, type Shuffler, shuffleUnseen } from '@turn7/engine';
import type { Bot } from '../bot.ts';
import { type Company, ITS_LIKE } from './company.ts';
import { Recall } from './recall.ts';
import { SeatOrders } from './seat-orders.ts';
import type { WinChance } from './win-chance.ts';

export class Playouts {
  readonly #player: Bot;
  readonly #winChance: WinChance;
  /** Of the game that the tables below were made for; a table serves every game with the same rules. */
  #rules: Game['rules'] | null = null;
  #orders!: SeatOrders; // made by `take`, which comes first
  #position!: Game; // likewise
  #copy!: Game; // likewise
  readonly #recall = new Recall();
  #seed = 0;
  #companies: readonly Company[] = [ITS_LIKE];

  /** `player` plays on in every seat, unless somebody else is said to. */
  constructor(player: Bot, winChance: WinChance) {
    this.#player = player;
    this.#winChance = winChance;
  }

  /**
   * Takes a position over, but for the order of its unseen cards. The same seed brings the same playouts. `companies`: who may
   * play on, in turns; at least one.
   */
  take(game: Game, seed: number, companies: readonly Company[] = [ITS_LIKE]): void {
    if (this.#rules !== game.rules) this.#setTables(game);
    this.#position.copyFrom(game);
    shuffleUnseen(this.#position);
    this.#recall.forget();
    this.#seed = seed;
    this.#companies = companies;
  }

  /**
   * Answers the position and plays on to the end of the round: the chance to win, after that, of the hand that was asked.
   * The same index brings the same cards, whatever the choice.
   */
  play(choice: Choice, index: number): number {
    const { asked } = this.#position;
    const end = this.playOut(choice, index);
    this.#winChance.among(this.#companyOf(index).shares);
    return this.#recall.chanceOf(end.hands[asked.seat]!, end, this.#winChance); // the same seats
  }

  /**
   * The table when the round is over, or the game, until the next playout. `choice`: the answer, or null where nobody is
   * asked and the game goes on by itself.
   */
  playOut(choice: Choice | null, index: number): Game {
    const copy = this.#copy;
    copy.copyFrom(this.#position);
    const { round } = copy;
    this.#orders.reseed(this.#seed, index, copy.drawSize, copy.seats, copy.turn.seat);
    const company = this.#companyOf(index);
    this.#recall.begin(choice, company);
    if (choice !== null) copy.answer(choice);
    while (copy.round === round && !copy.finished) {
      if (copy.isAsked) copy.answer(this.#recall.answerOf(company.players[copy.asked.seat] ?? this.#player, copy));
      else copy.step();
    }
    return copy;
  }

  #companyOf(index: number): Company {
    return this.#companies[index % this.#companies.length]!; // below the length
  }

  #setTables(game: Game): void {
    this.#rules = game.rules;
    this.#orders = new SeatOrders(game.rules.cards.length);
    this.#position = new Game(game.rules, this.#orders);
    const followed = new Followed(this.#orders, this.#recall);
    this.#copy = new Game(game.rules, followed);
    followed.cards = this.#copy.cards;
  }
}

/** The orders of the seats, with somebody who sees which card it was. */
class Followed implements Shuffler {
  readonly #orders: SeatOrders;
  readonly #recall: Recall;
  /** Those of the game that draws. */
  cards: Uint8Array = new Uint8Array();

  constructor(orders: SeatOrders, recall: Recall) {
    this.#orders = orders;
    this.#recall = recall;
  }

  begin(cards: Uint8Array, count: number): void {
    this.#orders.begin(cards, count);
  }

  pick(count: number, seat: Seat): number {
    const place = this.#orders.pick(count, seat);
    this.#recall.follow(this.cards[place]!); // a place of the pile
    return place;
  }

  clone(): Shuffler {
    return this.#orders.clone();
  }
}
