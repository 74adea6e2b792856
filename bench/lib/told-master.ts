/**
 * `master`, told who sits at the table. What it wins is about the most that can be won: by the lemma of `gain.ts` a player's
 * gain is made of what each of its choices leads by, none of which leads by more than the best answer, and this one looks
 * for the best answers knowing all that can be known.
 */
import type { Seat } from '@turn7/engine';
import { type Bot, botNamed } from '@turn7/strategy';
import sharp from '../../packages/strategy/data/sharp.json' with { type: 'json' };
import winChance from '../../packages/strategy/data/win-chance-styles.json' with { type: 'json' };
import type { Acquaintance, Company } from '../../packages/strategy/src/bots/company.ts';
import { Master } from '../../packages/strategy/src/bots/master.ts';
import { modelsWith, sharesOf } from '../../packages/strategy/src/bots/styles.ts';

const SHARP = botNamed('sharp');
const MODELS = modelsWith(SHARP);

export const toldMaster = (playouts: number, rival: Bot): Bot =>
  new Master(sharp, winChance, { playouts }, 0, new Told(rival));

class Told implements Acquaintance {
  readonly #rival: Bot;

  constructor(rival: Bot) {
    this.#rival = rival;
  }

  forget(): void {}

  watch(): void {}

  companiesOf(own: Seat, seats: number): readonly Company[] {
    const players = Array.from({ length: seats }, (_, seat) => (seat === own ? SHARP : this.#rival));
    return [{ players, shares: sharesOf(players.toSpliced(own, 1), MODELS) }];
  }
}
