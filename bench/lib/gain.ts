/**
 * What one bot's choices gain on another's, by playouts instead of wins: in games of the one, wherever the other would choose
 * differently, both answers are played out with the same cards by the other and the rivals. Over a game that comes to what the
 * one wins more often than the other (the performance difference lemma of Kakade and Langford), as far as the win chance that
 * playouts end with is right. The luck of all else is left out, so hundreds of games tell what takes hundreds of thousands by
 * wins. The win chance knows who the rivals are: one that takes them for `sharp` calls a loss what is a gain against `stay:25`.
 * Rivals and the other are told of no choice, so they are players who need not know them.
 */
import { type Choice, choicesOf, Game, rulesFrom, SeededShuffler } from '@turn7/engine';
import { type Bot, botNamed } from '@turn7/strategy';
import winChance from '../../packages/strategy/data/win-chance-styles.json' with { type: 'json' };
import { Playouts } from '../../packages/strategy/src/bots/playout.ts';
import { modelsWith, sharesOf } from '../../packages/strategy/src/bots/styles.ts';
import { WinChance } from '../../packages/strategy/src/bots/win-chance.ts';

/** Of each of two answers. */
const PLAYOUTS = 512;
/** Rivals of another kind are judged as if they were `sharp`. */
const MODELS = modelsWith(botNamed('sharp'));

interface Match {
  /** Who plays the games. */
  readonly bot: Bot;
  /** Who plays on in playouts. */
  readonly over: Bot;
  readonly rival: Bot;
  readonly seats: number;
  readonly seed: number;
}

export interface Gain {
  /** Chances to win a game. */
  readonly mean: number;
  readonly se: number;
  /** Questions with a choice, and those at which the two differ. */
  readonly questions: number;
  readonly differ: number;
}

export function gainIn(match: Match, games: number): Gain {
  const { seats, seed } = match;
  const contest = new Contest(match);
  const game = new Game(rulesFrom({ seats }), new SeededShuffler(seed));
  const gains = Array.from({ length: games }, (_, i) => {
    game.start(Math.floor(i / seats) % seats);
    return contest.play(game, i);
  });
  const mean = gains.reduce((sum, gain) => sum + gain, 0) / games;
  const square = gains.reduce((sum, gain) => sum + (gain - mean) ** 2, 0) / (games - 1);
  return { mean, se: Math.sqrt(square / games), questions: contest.questions, differ: contest.differ };
}

class Contest {
  questions = 0;
  differ = 0;
  readonly #match: Match;
  readonly #playouts: Playouts;

  constructor(match: Match) {
    this.#match = match;
    this.#playouts = new Playouts(match.over, new WinChance(winChance));
  }

  /** What the bot's choices gain in a game; seats go round with the number of the game. */
  play(game: Game, number: number): number {
    const { bot, over, rival, seats } = this.#match;
    const place = number % seats;
    const players = Array.from({ length: seats }, (_, seat) => (seat === place ? over : rival));
    const shares = sharesOf(players.toSpliced(place, 1), MODELS);
    bot.reseed(number);
    let gain = 0;
    while (!game.finished) {
      const isOurs = game.asked.seat === place;
      const choice = (isOurs ? bot : rival).choose(game);
      if (isOurs && choicesOf(game).length > 1) {
        this.questions++;
        const usual = over.choose(game);
        if (choice !== usual) {
          this.#playouts.take(game, number, [{ players, shares }]);
          gain += this.#lead(choice, usual);
        }
      }
      bot.watch?.(game, choice);
      game.play(choice);
    }
    return gain;
  }

  #lead(choice: Choice, usual: Choice): number {
    this.differ++;
    let sum = 0;
    for (let i = 0; i < PLAYOUTS; i++) sum += this.#playouts.play(choice, i) - this.#playouts.play(usual, i);
    return sum / PLAYOUTS;
  }
}
