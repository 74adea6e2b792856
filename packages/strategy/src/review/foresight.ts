/**
 * What a position promises everybody, without a playout: the net's word on it, and where a card comes next the mean over all
 * cards that it may be. So a card is lucky or not compared with what might have come, by one measure for all.
 */
import { drawableOf, Game, KINDS, NO_HAND, nextDrawer, type Shuffler, shuffleUnseen } from '@turn7/engine';
import type { WinChance } from '../bots/win-chance.ts';
import { type Answer, chancesAt } from './futures.ts';
import type { MidRound } from './mid-round.ts';

/** At larger tables the net is asked once instead of for every card: there each of them matters little. */
const MOST_SEATS = 8;

export class Foresight {
  readonly #midRound: MidRound;
  readonly #winChance: WinChance;
  readonly #cards = new ChosenCard();
  #position: Game;
  #next: Game;

  /** For games with these rules. */
  constructor(rules: Game['rules'], midRound: MidRound, winChance: WinChance) {
    this.#midRound = midRound;
    this.#winChance = winChance;
    this.#position = new Game(rules, this.#cards);
    this.#next = new Game(rules, this.#cards);
  }

  /** Everybody's chance before a card, on average over all that it may be. */
  beforeCard(game: Game): readonly number[] {
    this.#take(game);
    return this.#meanOverCards();
  }

  /** Everybody's chance after a card of this round, by the measure of that average. */
  afterCard(game: Game, round: number): readonly number[] {
    this.#next.copyFrom(game);
    settle(this.#next, round);
    return this.#now(this.#next, round);
  }

  /** Everybody's chance after an answer. */
  after(game: Game, answer: Answer): readonly number[] {
    const position = this.#position;
    const { round } = game;
    this.#take(game);
    if (answer !== null) position.answer(answer);
    settle(position, round);
    const isAtCard = position.round === round && !position.isAsked && !position.finished;
    return isAtCard && game.seats <= MOST_SEATS ? this.#meanOverCards() : this.#now(position, round);
  }

  #take(game: Game): void {
    this.#position.copyFrom(game);
    shuffleUnseen(this.#position);
  }

  #meanOverCards(): readonly number[] {
    const [position, next] = [this.#position, this.#next];
    const kinds = drawableOf(position).slice();
    const all = kinds.reduce((sum, copies) => sum + copies, 0);
    const means = position.hands.map(() => 0);
    for (let card = 0, place = 0; card < KINDS; card++) {
      const copies = kinds[card]!; // one count for each kind
      if (copies === 0) continue;
      next.copyFrom(position);
      this.#cards.place = place;
      next.step();
      settle(next, position.round);
      this.#now(next, position.round).forEach((chance, seat) => {
        means[seat]! += (chance * copies) / all; // one for each seat
      });
      place += copies;
    }
    return means;
  }

  /** `round`: the one that was being played. */
  #now(game: Game, round: number): readonly number[] {
    return game.finished || game.round !== round ? chancesAt(game, this.#winChance) : this.#midRound.chances(game);
  }
}

/** Lets happen what happens without chance: up to a question, a card that can be drawn, or the end of the round. */
function settle(game: Game, round: number): void {
  while (!game.isAsked && !game.finished && game.round === round && !isAtCard(game)) game.step();
}

/** Whether a card is what comes next. */
export const isAtCard = (game: Game): boolean =>
  nextDrawer(game) !== NO_HAND && drawableOf(game).some((copies) => copies > 0);

/** Draws the card at a place of the pile, in which the cards lie in the order of their kinds. */
class ChosenCard implements Shuffler {
  place = 0;

  begin(): void {}

  pick(): number {
    return this.place;
  }

  clone(): Shuffler {
    throw new Error('a chosen card is that of one table');
  }
}
