/** Games of bots of known strength, as ratings see them, and people who play like these bots. */
import { Game, rulesFrom, SeededShuffler } from '@turn7/engine';
import { type Bot, botNamed } from '@turn7/strategy';
import { NEWCOMER, type Skill } from '../../src/rating/skill.ts';
import { skillsAfter } from '../../src/rating/winner-model.ts';

export interface RatedGame {
  /** By seat, the index of who plays there. */
  readonly seats: readonly number[];
  readonly totals: readonly number[];
  readonly winner: number;
}

/** Plays games of players who play like these bots. Which sit at a table is a matter of chance, but nobody sits twice. */
export class Circle {
  readonly #bots: readonly Bot[];
  readonly #chance: SeededShuffler;
  #games = 0;

  constructor(players: readonly string[], seed: number) {
    const byName = new Map(players.map((name) => [name, botNamed(name)]));
    this.#bots = players.flatMap((name) => byName.get(name) ?? []);
    this.#chance = new SeededShuffler(seed);
  }

  play(size: number): RatedGame {
    const seats = this.#drawn(size);
    const seed = 7919 * ++this.#games;
    for (const [i, bot] of [...new Set(this.#bots)].entries()) bot.reseed(seed + i);
    const game = new Game(rulesFrom({ seats: size }), new SeededShuffler(seed));
    game.start(this.#games % size);
    while (!game.finished) game.play(this.#botOn(seats, game.asked.seat).choose(game));
    return { seats, totals: game.hands.map(({ total }) => total), winner: game.winner };
  }

  #drawn(size: number): readonly number[] {
    const left = this.#bots.map((_, i) => i);
    return Array.from({ length: size }, () => left.splice(this.#chance.pick(left.length), 1)[0] ?? 0);
  }

  #botOn(seats: readonly number[], seat: number): Bot {
    const bot = this.#bots[seats[seat] ?? -1];
    if (bot === undefined) throw new Error(`nobody sits on seat ${seat}`);
    return bot;
  }
}

/** The skills of all players after a game. */
export function rated(skills: readonly Skill[], { seats, winner }: RatedGame): Skill[] {
  const after = skillsAfter(
    seats.map((player) => skills[player] ?? NEWCOMER),
    winner,
  );
  return skills.map((skill, player) => after[seats.indexOf(player)] ?? skill);
}
