/** Playouts: what-ifs played by the real engine to the end of the round, with cards drawn from the unseen ones. */
import { type Choice, Game, type Seat, SeededShuffler, shuffleUnseen } from '@turn7/engine';
import type { Bot } from '../bot.ts';
import type { WinChance } from './win-chance.ts';

export class Playouts {
  readonly #player: Bot;
  readonly #winChance: WinChance;
  /** Of the game that the tables below were made for; a table serves every game with the same rules. */
  #rules: Game['rules'] | null = null;
  #shuffler = new SeededShuffler(0);
  /** The position with its unseen cards in a new order. */
  #dealt!: Game; // made by `deal`, which comes first
  #copy!: Game; // likewise

  /** `player` plays on in every seat. */
  constructor(player: Bot, winChance: WinChance) {
    this.#player = player;
    this.#winChance = winChance;
  }

  /** Takes the position over, with an order of the unseen cards that only the seed decides. */
  deal(game: Game, seed: number): void {
    if (this.#rules !== game.rules) this.#setTables(game);
    this.#dealt.copyFrom(game);
    this.#shuffler.reseed(seed);
    shuffleUnseen(this.#dealt);
  }

  /** Answers the dealt position and plays on to the end of the round: the chance of a seat to win after that. */
  play(choice: Choice, seat: Seat, seed: number): number {
    const copy = this.#copy;
    copy.copyFrom(this.#dealt);
    this.#shuffler.reseed(seed); // for reshuffles: the same for every choice
    const { round } = copy;
    copy.play(choice);
    while (copy.round === round && !copy.finished) copy.play(this.#player.choose(copy));
    return this.#winChance.after(copy, seat);
  }

  #setTables(game: Game): void {
    this.#rules = game.rules;
    this.#dealt = new Game(game.rules, this.#shuffler);
    this.#copy = new Game(game.rules, this.#shuffler);
  }
}
