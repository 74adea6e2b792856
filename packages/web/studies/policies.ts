/** Players for studies: a bot of the roster, or one with a single change. They are no part of the roster. */
import type { Choice, Game } from '@turn7/engine';
import { type Advice, type Bot, BotNameError, botNamed } from '@turn7/strategy';
import { type Change, changeNamed, type Player } from './changes.ts';

/** `stay:25` or `stay:25 high:20` */
export function policyNamed(name: string): Bot {
  const [base = '', change, ...rest] = name.split(' ');
  const bot = botNamed(base);
  if (change === undefined) return bot;
  const made = changeNamed(change);
  if (made === undefined || rest.length > 0) throw new BotNameError(`there is no change as in "${name}"`);
  return new Changed(name, bot, made);
}

class Changed implements Bot, Player {
  readonly name: string;
  readonly #bot: Bot;
  readonly #change: Change;
  #state = 0;

  constructor(name: string, bot: Bot, change: Change) {
    this.name = name;
    this.#bot = bot;
    this.#change = change;
  }

  choose(game: Game): Choice {
    return this.#change(game, this);
  }

  advise(game: Game): Advice {
    return { ...this.#bot.advise(game), choice: this.choose(game) };
  }

  reseed(seed: number): void {
    this.#bot.reseed(seed);
    this.#state = seed;
  }

  usual(game: Game): Choice {
    return this.#bot.choose(game);
  }

  /** A linear congruence (Numerical Recipes): good enough to point at somebody. */
  chance(): number {
    this.#state = (Math.imul(this.#state, 1_664_525) + 1_013_904_223) >>> 0;
    return this.#state / 2 ** 32;
  }
}
