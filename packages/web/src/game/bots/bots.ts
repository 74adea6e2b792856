/** Bots and the coach, who answer to a view. */
import { type Choice, type Game, gameFrom, SeededShuffler, type View } from '@turn7/engine';
import { type Bot, botNamed, isSlow, MASTER_PLAYOUTS, masterWith, oddsOf } from '@turn7/strategy';
import type { CoachAdvice } from './bot-worker.ts';

/** How long the coach may think, in milliseconds: an answer that comes later is no help. */
const COACH_TIME = 250;
/** How long a bot may: on a slow device it plays its answers out less often, and nobody waits for it. */
const BOT_TIME = 200;

export class Bots {
  readonly #bots = new Map<string, Bot>();
  readonly #coach: Bot;
  readonly #now: () => number;
  /** The choices of this game, as far as they were seen, each with the position before it. */
  #seen: { readonly game: Game; readonly choice: Choice }[] = [];

  /** `now`: a clock in milliseconds. */
  constructor(now: () => number) {
    this.#now = now;
    this.#coach = masterWith({ time: { milliseconds: COACH_TIME, now } });
  }

  /** The answer of a bot of that level. The order of the draw pile is made up, and nothing to a bot. */
  choose(level: string, view: View, seed: number): Choice {
    const bot = this.#botOf(level);
    bot.reseed(seed);
    if (bot.watch) for (const { game, choice } of this.#seen) bot.watch(game, choice);
    return bot.choose(gameFrom(view, new SeededShuffler(seed)));
  }

  #botOf(level: string): Bot {
    const time = { milliseconds: BOT_TIME, now: this.#now };
    const bot =
      this.#bots.get(level) ?? (isSlow(level) ? masterWith({ playouts: MASTER_PLAYOUTS, time }) : botNamed(level));
    this.#bots.set(level, bot);
    return bot;
  }

  watch(moves: number, view: View, choice: Choice): void {
    if (moves === 0) this.#seen = []; // another game
    this.#seen.push({ game: gameFrom(view, new SeededShuffler(0)), choice });
  }

  advise(view: View): CoachAdvice {
    const game = gameFrom(view, new SeededShuffler(0));
    const isAboutCard = view.state.kind === 'playing' && view.state.question.kind === 'hit-or-stay';
    return { ...this.#coach.advise(game), odds: isAboutCard ? oddsOf(game, game.asked.seat) : null };
  }
}
