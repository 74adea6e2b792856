/**
 * Luck taken out of games: how much better than on average each card was for everybody. On average over the cards that may
 * come it is nothing, whoever plays and however good the measure is; so a result without its luck has the same mean and a
 * smaller error (AIVAT by Burch, Schmid, Moravčík and Bowling).
 */
import type { Game } from '@turn7/engine';
import midRound from '../data/mid-round.json' with { type: 'json' };
import winChance from '../data/win-chance.json' with { type: 'json' };
import { WinChance } from './bots/win-chance.ts';
import { Foresight, isAtCard } from './review/foresight.ts';
import { MidRound } from './review/mid-round.ts';

export class LuckMeter {
  /** By seat, since `begin`; together they are 0. */
  readonly luck: Float64Array;
  readonly #foresight: Foresight;

  /** For games with these rules. */
  constructor(rules: Game['rules']) {
    const chance = new WinChance(winChance);
    this.luck = new Float64Array(rules.seats);
    this.#foresight = new Foresight(rules, new MidRound(midRound, chance), chance);
  }

  begin(): void {
    this.luck.fill(0);
  }

  /** Lets a game take a step, and measures the card if it draws one. */
  step(game: Game): void {
    const { round } = game;
    const before = isAtCard(game) ? this.#foresight.beforeCard(game) : null;
    game.step();
    if (before === null) return;
    this.#foresight.afterCard(game, round).forEach((chance, seat) => {
      this.luck[seat]! += chance - before[seat]!; // one for each seat
    });
  }
}
