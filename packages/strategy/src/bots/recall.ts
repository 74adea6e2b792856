/**
 * What came of the playouts of a position. In the same company, after the same first answer and the same cards a table is the
 * same, and so is what everybody answers; the first cards of many playouts are alike, and to look them up here is far cheaper
 * than to think.
 *
 * The situations that have come up form a tree. Every index is one of them, and a card or ANSWERED: that proves each `!`.
 */
import { type Card, type Choice, type Game, type Hand, KINDS } from '@turn7/engine';
import type { Bot } from '../bot.ts';
import type { Company } from './company.ts';
import type { WinChance } from './win-chance.ts';

/** So many situations are remembered. */
const MOST = 8192;
/** What leads from one to the next: a card, or the answer to the question that was asked. */
const WAYS = KINDS + 1;
const ANSWERED = KINDS;
/** Instead of a situation: from here on nothing is remembered in this playout. */
const NOWHERE = 0;
/** Neither hit nor stay nor a seat, and no chance. */
const NO_ANSWER = -128;
const NO_CHANCE = -1;

export class Recall {
  /** Where each way leads, situation by situation; NOWHERE if nobody has gone it. */
  readonly #next = new Uint16Array(MOST * WAYS);
  /** What was answered there, or how likely it is to win after it. */
  readonly #answers = new Int8Array(MOST).fill(NO_ANSWER);
  readonly #chances = new Float64Array(MOST).fill(NO_CHANCE);
  /** By company, the situation after each first answer; after null if there was no question. */
  readonly #firsts = new Map<Company, Map<Choice | null, number>>();
  #size = NOWHERE + 1;
  #now = NOWHERE;

  /** There is a new position. */
  forget(): void {
    this.#next.fill(NOWHERE, 0, this.#size * WAYS);
    this.#answers.fill(NO_ANSWER, 0, this.#size);
    this.#chances.fill(NO_CHANCE, 0, this.#size);
    this.#firsts.clear();
    this.#size = NOWHERE + 1;
  }

  /** There is a new playout. */
  begin(choice: Choice | null, company: Company): void {
    const first = this.#firsts.get(company) ?? new Map<Choice | null, number>();
    this.#now = first.get(choice) ?? this.#remember();
    first.set(choice, this.#now);
    this.#firsts.set(company, first);
  }

  /** A card was drawn, or a question answered. */
  follow(way: Card | typeof ANSWERED): void {
    if (this.#now === NOWHERE) return;
    const place = this.#now * WAYS + way;
    if (this.#next[place] === NOWHERE) this.#next[place] = this.#remember();
    this.#now = this.#next[place]!;
  }

  /** What a player answers to the question of the game. */
  answerOf(player: Bot, game: Game): Choice {
    const now = this.#now;
    if (now === NOWHERE) return player.choose(game);
    if (this.#answers[now] === NO_ANSWER) this.#answers[now] = player.choose(game);
    this.follow(ANSWERED);
    return this.#answers[now]!;
  }

  /** The chance of a hand, of which it is always the same, when the round is over. */
  chanceOf(hand: Hand, game: Game, winChance: WinChance): number {
    const now = this.#now;
    if (now === NOWHERE) return winChance.after(game, hand);
    if (this.#chances[now] === NO_CHANCE) this.#chances[now] = winChance.after(game, hand);
    return this.#chances[now]!;
  }

  #remember(): number {
    return this.#size === MOST ? NOWHERE : this.#size++;
  }
}
