/**
 * How everybody at a table plays, told from their choices so far. Of a handful of players each choice speaks for those who
 * would have made it, and they play on for a seat in playouts as often as they are likely. A seat that has shown nothing yet
 * is taken for `sharp`.
 */
import { type Choice, choicesOf, type Game, type Seat } from '@turn7/engine';
import type { Bot } from '../bot.ts';
import { Closer } from './closer.ts';
import type { Company } from './company.ts';
import { Count } from './count.ts';
import { Stay } from './stay.ts';

/** Points at which people stay who go by points. */
const LIMITS = [15, 20, 25, 30, 35];

/** The players that others are compared with; the first is `sharp`. */
export const modelsWith = (sharp: Bot): readonly Bot[] => [
  sharp,
  new Closer(),
  new Count(),
  ...LIMITS.map((limit) => new Stay(limit)),
];

/** How many of them there are besides `sharp`. */
export const STYLES = LIMITS.length + 2;

/** The share of each of the models but `sharp` among some players. */
export const sharesOf = (players: readonly Bot[], models: readonly Bot[]): number[] =>
  models
    .slice(1)
    .map(({ name }) => players.filter((player) => player.name === name).length / Math.max(1, players.length));

/** How often somebody chooses what their style does not. */
const SLIP = 0.08;
/** How much more likely `sharp` is than another as far as choices do not tell, as a logarithm. */
const DOUBT = Math.log(4);

/**
 * As many companies are thought of, and each is an equal part of what may be. A power of two, so that odd steps go through all
 * of them, that divides the playouts between two looks at the answers, so that each has its turn.
 */
const COMPANIES = 8;
const SURELY_SHARP = [1];
/** The golden ratio: its multiples lie evenly between whole numbers. */
const GOLDEN = 0.618034;

/** Every index is that of a model, or of a seat and a model: that proves each `!`. */
export class Styles {
  readonly #models: readonly Bot[];
  /** By seat, then by model: the logarithm of how likely all choices of the seat are. */
  #evidence = new Float64Array();

  /** The first of the models is `sharp`. */
  constructor(models: readonly Bot[]) {
    this.#models = models;
  }

  /** A new game. */
  forget(): void {
    this.#evidence = new Float64Array();
  }

  /** Sees a choice before it is played. Where there is none, or all models agree, nothing can be told. */
  watch(game: Game, choice: Choice): void {
    const models = this.#models;
    const answers = choicesOf(game).length;
    if (answers < 2 || game.seats === 1) return;
    if (this.#evidence.length !== game.seats * models.length)
      this.#evidence = new Float64Array(game.seats * models.length);
    const first = game.asked.seat * models.length;
    const [agrees, differs] = [Math.log(1 - SLIP), Math.log(SLIP / (answers - 1))];
    for (let i = 0; i < models.length; i++) {
      this.#evidence[first + i]! += models[i]!.choose(game) === choice ? agrees : differs;
    }
  }

  /**
   * Who may sit around a seat: every model as often as it is likely, to an eighth at one seat and better over all. The same
   * company twice is the same object.
   */
  companiesOf(own: Seat, seats: number): Company[] {
    const likely = Array.from({ length: seats }, (_, seat) => (seat === own ? SURELY_SHARP : this.#likelihoods(seat)));
    const known = new Map<string, Company>();
    return Array.from({ length: COMPANIES }, (_, i) => {
      const picks = likely.map((chances, seat) => pick(chances, placeOf(seat, i)));
      const company = known.get(picks.join()) ?? this.#company(picks, own);
      known.set(picks.join(), company);
      return company;
    });
  }

  /** `picks`: by seat, the number of a model. */
  #company(picks: readonly number[], own: Seat): Company {
    const players = picks.map((i) => this.#models[i]!);
    return { players, shares: sharesOf(players.toSpliced(own, 1), this.#models) };
  }

  /** How likely it is that each of the models plays for a seat. */
  #likelihoods(seat: Seat): readonly number[] {
    const first = seat * this.#models.length;
    if ((this.#evidence[first] ?? 0) === 0) return SURELY_SHARP; // a choice leaves no model as likely as before
    const logs = this.#models.map((_, i) => (this.#evidence[first + i] ?? 0) + (i === 0 ? DOUBT : 0));
    const most = Math.max(...logs);
    const weights = logs.map((log) => Math.exp(log - most));
    const sum = weights.reduce((total, weight) => total + weight, 0);
    return weights.map((weight) => weight / sum);
  }
}

/** Where a company looks into the likelihoods of a seat, from 0 to 1: in another part for every seat and every company. */
const placeOf = (seat: Seat, company: number): number =>
  ((((2 * seat + 1) * company + 3 * seat) % COMPANIES) + ((GOLDEN * (seat + 1)) % 1)) / COMPANIES;

/** The model in whose part of the likelihoods a place lies. */
const pick = (chances: readonly number[], place: number): number => {
  let left = place;
  const found = chances.findIndex((chance) => {
    left -= chance;
    return left < 0;
  });
  return Math.max(0, found); // sums of fractions may stop short of 1
};
