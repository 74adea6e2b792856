/** Bots and the coach, who answer to a view. */
import { type Choice, gameFrom, SeededShuffler, type View } from '@turn7/engine';
import { type Bot, botNamed, masterWith, oddsOf } from '@turn7/strategy';
import type { CoachAdvice } from './bot-worker.ts';

/** How long the coach may think, in milliseconds: an answer that comes later is no help. */
const COACH_TIME = 250;

export class Bots {
  readonly #bots = new Map<string, Bot>();
  readonly #coach: Bot;

  /** `now`: a clock in milliseconds. */
  constructor(now: () => number) {
    this.#coach = masterWith({ milliseconds: COACH_TIME, now });
  }

  /** The answer of a bot of that level. The order of the draw pile is made up, and nothing to a bot. */
  choose(level: string, view: View, seed: number): Choice {
    const bot = this.#bots.get(level) ?? botNamed(level);
    this.#bots.set(level, bot);
    bot.reseed(seed);
    return bot.choose(gameFrom(view, new SeededShuffler(seed)));
  }

  advise(view: View): CoachAdvice {
    const game = gameFrom(view, new SeededShuffler(0));
    const isAboutCard = view.state.kind === 'playing' && view.state.question.kind === 'hit-or-stay';
    return { ...this.#coach.advise(game), odds: isAboutCard ? oddsOf(game, game.asked.seat) : null };
  }
}
