/**
 * `master` in positions that depend on the rules alone: `sharp` plays, with cards from a source of its own, so that two
 * versions of engine or `master` are asked the same.
 */
import { type Chance, Game, rulesFrom, shufflerFrom } from '@turn7/engine';
import { botNamed } from '@turn7/strategy';
import { Playouts } from '../../packages/strategy/src/bots/playout.ts';

/** Lets `master` choose so often; the playouts that it took. */
export function chooseAsMaster(seats: number, choices: number): number {
  const [master, sharp] = [botNamed('master'), botNamed('sharp')];
  const game = new Game(rulesFrom({ seats }), shufflerFrom(new OwnChance(seats)));
  game.start();
  return countingPlayouts(() => {
    for (let i = 0; i < choices; i++) {
      master.choose(game);
      game.play(sharp.choose(game));
      if (game.finished) game.start();
    }
  });
}

/** A linear congruential generator; of its 32 bits the high ones are good enough. */
class OwnChance implements Chance {
  #state: number;

  constructor(seed: number) {
    this.#state = seed;
  }

  below(n: number): number {
    this.#state = (Math.imul(this.#state, 1_664_525) + 1_013_904_223) >>> 0;
    return Math.floor((this.#state / 2 ** 32) * n);
  }

  clone(): OwnChance {
    return new OwnChance(this.#state);
  }
}

/** Nobody is told how many playouts there were, so they are counted where they are made. */
function countingPlayouts(what: () => void): number {
  const { play } = Playouts.prototype;
  let count = 0;
  Playouts.prototype.play = function (...args) {
    count++;
    return play.apply(this, args);
  };
  try {
    what();
  } finally {
    Playouts.prototype.play = play;
  }
  return count;
}
