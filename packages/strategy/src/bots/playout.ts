/** Playouts: what-ifs played by the real engine to the end of the round, with cards drawn from the unseen ones. */
import { type Choice, Game, SeededShuffler, shuffleUnseen } from '@turn7/engine';
import type { Bot } from '../bot.ts';
import type { WinChance } from './win-chance.ts';

export class Playouts {
  readonly #player: Bot;
  readonly #winChance: WinChance;
  /** Of the game that the tables below were made for; a table serves every game with the same rules. */
  #rules: Game['rules'] | null = null;
  readonly #shuffler = new SeededShuffler(0);
  #position!: Game; // made by `take`, which comes first
  #copy!: Game; // likewise

  /** `player` plays on in every seat. */
  constructor(player: Bot, winChance: WinChance) {
    this.#player = player;
    this.#winChance = winChance;
  }

  /** Takes a position over, but for the order of its unseen cards. */
  take(game: Game): void {
    if (this.#rules !== game.rules) this.#setTables(game);
    this.#position.copyFrom(game);
    shuffleUnseen(this.#position);
  }

  /**
   * Answers the position and plays on to the end of the round: the chance to win, after that, of the hand that was asked.
   * The same seed brings the same cards, whatever the choice.
   */
  play(choice: Choice, seed: number): number {
    const copy = this.#copy;
    copy.copyFrom(this.#position);
    this.#shuffler.reseed(seed);
    const { round, asked } = copy;
    copy.play(choice);
    while (copy.round === round && !copy.finished) copy.play(this.#player.choose(copy));
    return this.#winChance.after(copy, asked);
  }

  #setTables(game: Game): void {
    this.#rules = game.rules;
    this.#position = new Game(game.rules, this.#shuffler);
    this.#copy = new Game(game.rules, this.#shuffler);
  }
}
