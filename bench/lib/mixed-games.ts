/** Records of games among players of every strength, for what is measured on whole games. */
import {
  type Choice,
  type Game,
  type LocatedRecord,
  Recorder,
  readRecords,
  SeededShuffler,
  writeRecord,
} from '@turn7/engine';
import { type Advice, type Bot, botNamed } from '@turn7/strategy';

/** From the strongest to the weakest. */
export const PLAYERS = ['master', 'sharp', 'closer', 'count', 'stay:25', 'beginner'] as const;
export type Player = (typeof PLAYERS)[number];

export interface MixedGame {
  /** By seat. */
  readonly players: readonly Player[];
  readonly located: LocatedRecord;
}

/** Everybody sits at as many tables as everybody else, in every seat and beside everybody. */
export function* mixedGames(seats: number, games: number, seed: number): Generator<MixedGame> {
  for (let i = 0; i < games; i++) {
    const step = 1 + (Math.floor(i / PLAYERS.length) % (PLAYERS.length - 1));
    const players = Array.from({ length: seats }, (_, seat) =>
      playerAt(i + seat * (seats === PLAYERS.length ? 1 : step)),
    );
    yield { players, located: recordOf(players, i % seats, seed + 1000 * seats + i) };
  }
}

const playerAt = (index: number): Player => PLAYERS[index % PLAYERS.length] ?? 'sharp';

function recordOf(players: readonly Player[], dealer: number, seed: number): LocatedRecord {
  const names = players.map((player, seat) => `${player} ${seat + 1}`);
  const bots = players.map((player): Bot => (player === 'beginner' ? new Beginner(seed) : botNamed(player, seed)));
  const recorder = new Recorder({ players: names, setup: { dealer } }, new SeededShuffler(seed));
  const { game } = recorder;
  while (!game.finished) {
    const choice = bots[game.asked.seat]?.choose(game) ?? 0; // one for each seat
    for (const bot of bots) bot.watch?.(game, choice);
    recorder.play(choice);
  }
  const [located] = readRecords(writeRecord(recorder.record));
  if (located === undefined) throw new Error('a game has a record');
  return located;
}

/** Stays at 20, and gives any answer every fifth time. */
class Beginner implements Bot {
  readonly name = 'beginner';
  readonly #usual = botNamed('stay:20');
  readonly #random: Bot;
  readonly #dice: SeededShuffler;

  constructor(seed: number) {
    this.#random = botNamed('random', seed);
    this.#dice = new SeededShuffler(seed);
  }

  choose(game: Game): Choice {
    return this.#dice.pick(5) === 0 ? this.#random.choose(game) : this.#usual.choose(game);
  }

  advise(game: Game): Advice {
    return this.#usual.advise(game);
  }

  reseed(): void {}
}
