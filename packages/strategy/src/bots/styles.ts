/**
 * How everybody at a table plays, told from their choices so far. Of a handful of players each choice speaks for those who
 * would have made it, and they play on for a seat in playouts as often as they are likely. A seat that has shown nothing yet
 * is taken for `sharp`.
 */
import { type Choice, choicesOf, type Game, type Seat } from '@turn7/engine';
import type { Bot } from '../bot.ts';
import { Closer } from './closer.ts';
import type { Acquaintance, Company } from './company.ts';
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
/** How much more likely `sharp` is than another as far as choices do not tell. */
const DOUBT = 4;
/** How likely it is that all rivals are of one kind, as far as choices do not tell: people fill tables so. */
const ALIKE = 0.75;

/**
 * As many companies are thought of, and each is an equal part of what may be. A power of two, so that odd steps go through all
 * of them, that divides the playouts between two looks at the answers, so that each has its turn.
 */
const COMPANIES = 8;
const SURELY_SHARP = [1];
/** The golden ratio: its multiples lie evenly between whole numbers. */
const GOLDEN = 0.618034;

/** Every index is that of a model, or of a seat and a model: that proves each `!`. */
export class Styles implements Acquaintance {
  readonly #models: readonly Bot[];
  /** How likely each is as far as choices do not tell. */
  readonly #doubt: readonly number[];
  /** By seat, then by model: the logarithm of how likely all choices of the seat are. */
  #evidence = new Float64Array();

  /** The first of the models is `sharp`. */
  constructor(models: readonly Bot[]) {
    this.#models = models;
    this.#doubt = shares(models.map((_, i) => (i === 0 ? DOUBT : 1)));
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
   * Who may sit around a seat: every model as often as it is likely, at one seat to an eighth and better over all; as many
   * companies are of one kind as it is likely that all rivals are. The same company twice is the same object.
   */
  companiesOf(own: Seat, seats: number): Company[] {
    const rivals = Array.from({ length: seats }, (_, seat) => seat).filter((seat) => seat !== own);
    const likely = rivals.map((seat) => this.#likelihoods(seat));
    const kin = this.#kinAmong(rivals);
    const known = new Map<string, Company>();
    return Array.from({ length: COMPANIES }, (_, i) => {
      const place = (i + 0.5) / COMPANIES;
      const kind = place < kin.chance ? pick(kin.likely, place / kin.chance) : null;
      const picks = likely.map((chances, rival) => kind ?? pick(chances, placeOf(rivals[rival]!, i)));
      const company = known.get(picks.join()) ?? this.#company(picks.toSpliced(own, 0, 0), own);
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
    if (!this.#hasShown(seat)) return SURELY_SHARP;
    return shares(this.#fits(seat).map((fit, i) => fit * this.#doubt[i]!));
  }

  /** How likely it is that rivals are all of one kind, and of which: what one of them shows then speaks for the others. */
  #kinAmong(rivals: readonly Seat[]): { readonly chance: number; readonly likely: readonly number[] } {
    const shown = rivals.filter((seat) => this.#hasShown(seat)).map((seat) => this.#fits(seat));
    if (shown.length === 0) return { chance: 0, likely: SURELY_SHARP };
    const together = this.#doubt.map((doubt, i) => shown.reduce((chance, fits) => chance * fits[i]!, doubt));
    const each = shown.map((fits) => sum(fits.map((fit, i) => fit * this.#doubt[i]!)));
    const [alike, apart] = [ALIKE * sum(together), (1 - ALIKE) * each.reduce((chance, one) => chance * one, 1)];
    return { chance: alike / (alike + apart), likely: shares(together) };
  }

  /** A choice leaves no model as likely as before. */
  #hasShown(seat: Seat): boolean {
    return (this.#evidence[seat * this.#models.length] ?? 0) !== 0;
  }

  /** How well each of the models explains the choices of a seat: the best one is 1. */
  #fits(seat: Seat): readonly number[] {
    const first = seat * this.#models.length;
    const logs = this.#models.map((_, i) => this.#evidence[first + i] ?? 0);
    const most = Math.max(...logs);
    return logs.map((log) => Math.exp(log - most));
  }
}

const sum = (values: readonly number[]): number => values.reduce((total, value) => total + value, 0);

const shares = (weights: readonly number[]): number[] => {
  const total = sum(weights);
  return weights.map((weight) => weight / total);
};

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
