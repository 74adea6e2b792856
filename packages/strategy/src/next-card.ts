/** What the next card may bring a seat, from the cards that are really left. Whole numbers of cards and points inside. */
import { bustsWith, drawableOf, type Game, isTwin, KINDS, type Seat, sevensWith, TURN_7_BONUS } from '@turn7/engine';

export class NextCard {
  /** What the hand is worth without it. */
  points = 0;
  /** How many cards it may be; none only in a round that is about to run dry. */
  cards = 0;
  /** How many of them bust the seat. */
  busts = 0;
  /** How many of them are its Turn 7. */
  sevens = 0;
  /** The points that all those that do not bust would add, together. */
  gain = 0;

  /** Looks at the next card of a seat. */
  look(game: Game, seat: Seat): this {
    const kinds = drawableOf(game);
    this.points = game.hands.points(seat);
    this.cards = 0;
    this.busts = 0;
    this.sevens = 0;
    this.gain = 0;
    for (let card = 0; card < KINDS; card++) {
      const copies = kinds[card]!; // one count for each kind
      if (copies === 0) continue;
      this.cards += copies;
      if (bustsWith(game, seat, card)) this.busts += copies;
      else this.gain += copies * this.gainOf(game, seat, card);
      if (sevensWith(game, seat, card)) this.sevens += copies;
    }
    return this;
  }

  /** The chance that it busts the seat. */
  get bustChance(): number {
    return this.cards === 0 ? 0 : this.busts / this.cards;
  }

  /** The expected score of taking it and then staying. */
  get expected(): number {
    if (this.cards === 0) return this.points;
    return (this.points * (this.cards - this.busts) + this.gain) / this.cards;
  }

  private gainOf(game: Game, seat: Seat, card: number): number {
    if (isTwin(game, seat, card)) return 0; // a Life Saver stops it
    return game.hands.gain(seat, card) + (sevensWith(game, seat, card) ? TURN_7_BONUS : 0);
  }
}
