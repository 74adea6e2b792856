/** What the next card may bring a hand, from the cards that are really left. Whole numbers of cards and points inside. */
import {
  bustsWith,
  type Card,
  drawableOf,
  type Game,
  type Hand,
  isTwin,
  KINDS,
  sevensWith,
  TURN_7_BONUS,
} from '@turn7/engine';

export class NextCard {
  /** How many of each kind it may be. */
  readonly kinds = new Int32Array(KINDS);
  /** What the hand is worth without it. */
  points = 0;
  /** How many cards it may be; none only in a round that is about to run dry. */
  cards = 0;
  /** How many of them bust it. */
  busts = 0;
  /** How many of them are its Turn 7. */
  sevens = 0;
  /** The points that all those that do not bust would add, together. */
  gain = 0;

  /** Looks at the next card of a hand. */
  look(game: Game, hand: Hand): this {
    const drawable = drawableOf(game);
    for (let card = 0; card < KINDS; card++) this.kinds[card] = drawable[card]!; // one count for each kind
    return this.lookAt(hand);
  }

  /** Looks at the next card of another hand in the same position. */
  lookAt(hand: Hand): this {
    this.points = hand.points;
    this.cards = 0;
    this.busts = 0;
    this.sevens = 0;
    this.gain = 0;
    for (let card = 0; card < KINDS; card++) {
      const copies = this.kinds[card]!; // likewise
      if (copies === 0) continue;
      this.cards += copies;
      if (bustsWith(hand, card)) this.busts += copies;
      else this.gain += copies * gainOf(hand, card);
      if (sevensWith(hand, card)) this.sevens += copies;
    }
    return this;
  }

  /** The chance that it busts the hand. */
  get bustChance(): number {
    return this.cards === 0 ? 0 : this.busts / this.cards;
  }

  /** The expected score of taking it and then staying. */
  get expected(): number {
    if (this.cards === 0) return this.points;
    return (this.points * (this.cards - this.busts) + this.gain) / this.cards;
  }
}

/** What a card that does not bust adds. */
const gainOf = (hand: Hand, card: Card): number => {
  if (isTwin(hand, card)) return 0; // a Life Saver stops it
  return hand.gain(card) + (sevensWith(hand, card) ? TURN_7_BONUS : 0);
};
