/** A table that follows the events of a game with its own piles, the way a person would lay out the cards. */
import {
  type Card,
  type GameEvent,
  isNumber,
  KINDS,
  LIFE_SAVER,
  LOCK,
  type RoundEnded,
  scoreOf,
  TURN_THREE,
} from '../src/index.ts';

export class Mirror {
  readonly hands: Card[][];
  readonly draw: number[];
  readonly discard: number[] = Array<number>(KINDS).fill(0);
  readonly totals: number[];
  readonly busted = new Set<number>();
  readonly banked = new Set<number>();
  /** Cards that have left the draw pile and lie nowhere yet. */
  readonly onTheirWay: Card[] = [];
  /** What did not agree with the events, in words. */
  readonly complaints: string[] = [];

  constructor(seats: number, deck: ArrayLike<number>) {
    this.hands = Array.from({ length: seats }, () => []);
    this.totals = Array<number>(seats).fill(0);
    this.draw = Array.from(deck);
  }

  readonly hear = (event: GameEvent): void => {
    if (event.kind === 'drew') this.#drew(event.seat, event.card);
    else if (event.kind === 'saved') this.#saved(event.seat, event.twin);
    else if (event.kind === 'busted') this.busted.add(event.seat);
    else if (event.kind === 'stayed') this.banked.add(event.seat);
    else if (event.kind === 'gave') this.hands[event.to]?.push(this.#arrive(LIFE_SAVER));
    else if (event.kind === 'spare discarded') this.#toDiscard(this.#arrive(LIFE_SAVER));
    else if (event.kind === 'turn three ended') this.#toDiscard(this.#arrive(TURN_THREE));
    else if (event.kind === 'cancelled') this.#toDiscard(this.#arrive(event.card));
    else if (event.kind === 'locked') this.#locked(event.seat);
    else if (event.kind === 'reshuffled') this.#reshuffled(event.cards);
    else if (event.kind === 'round ended') this.#roundEnded(event);
  };

  #drew(seat: number, card: Card): void {
    this.#move(this.draw, card, -1);
    const hand = this.hands[seat] ?? [];
    const waits = card === LOCK || card === TURN_THREE || (card === LIFE_SAVER && hand.includes(LIFE_SAVER));
    (waits ? this.onTheirWay : hand).push(card);
  }

  #saved(seat: number, twin: Card): void {
    const hand = this.hands[seat] ?? [];
    if (hand.pop() !== twin || !hand.includes(twin)) this.complaints.push(`seat ${seat} was saved from no twin`);
    hand.splice(hand.indexOf(LIFE_SAVER), 1);
    this.#toDiscard(twin);
    this.#toDiscard(LIFE_SAVER);
  }

  #locked(seat: number): void {
    this.hands[seat]?.push(this.#arrive(LOCK));
    this.banked.add(seat);
  }

  #reshuffled(count: number): void {
    const found = this.discard.reduce((sum, copies) => sum + copies, 0);
    if (found !== count) this.complaints.push(`${count} cards were reshuffled instead of ${found}`);
    this.discard.forEach((copies, card) => {
      this.#move(this.draw, card, copies);
      this.discard[card] = 0;
    });
  }

  #roundEnded({ scores, totals, hands, by }: RoundEnded): void {
    this.hands.forEach((hand, seat) => {
      if (`${hand}` !== `${hands[seat]}`) this.complaints.push(`seat ${seat} showed ${hands[seat]}, not ${hand}`);
      const score = this.busted.has(seat) ? 0 : scoreOf(hand).total;
      if (scores[seat] !== score) this.complaints.push(`seat ${seat} scored ${scores[seat]} instead of ${score}`);
      this.totals[seat] = (this.totals[seat] ?? 0) + score;
    });
    if (`${totals}` !== `${this.totals}`) this.complaints.push(`totals ${totals} instead of ${this.totals}`);
    const seven = this.hands.some((hand, seat) => !this.busted.has(seat) && hand.filter(isNumber).length === 7);
    if (seven !== (by === 'turn7')) this.complaints.push(`the round ended by ${by}`);
    for (const card of [...this.hands.flat(), ...this.onTheirWay]) this.#toDiscard(card);
    for (const hand of this.hands) hand.length = 0;
    this.onTheirWay.length = 0;
    this.busted.clear();
    this.banked.clear();
  }

  #arrive(card: Card): Card {
    const place = this.onTheirWay.indexOf(card);
    if (place < 0) this.complaints.push(`card ${card} came from nowhere`);
    this.onTheirWay.splice(place, 1);
    return card;
  }

  #toDiscard(card: Card): void {
    this.#move(this.discard, card, 1);
  }

  #move(pile: number[], card: Card, copies: number): void {
    pile[card] = (pile[card] ?? 0) + copies;
  }
}
