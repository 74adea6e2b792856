/** A piece of a study, small enough to be shared out: the same piece always comes to the same counts, whoever does it. */
import { Game, rulesFrom, SeededShuffler } from '@turn7/engine';
import { playGames } from '@turn7/simulator';
import { ARMS, type ArmId } from '../src/learn/guide/arms.ts';
import { policyNamed } from './policies.ts';

const TARGET = 200;

export type Shard =
  /** The games of an arm from `first` on. */
  | {
      readonly kind: 'games';
      readonly arm: ArmId;
      readonly seed: number;
      readonly first: number;
      readonly count: number;
    }
  /** Rounds of somebody alone who stays at a limit, each with a fresh deck. */
  | {
      readonly kind: 'rounds';
      readonly limit: number;
      readonly seed: number;
      readonly first: number;
      readonly count: number;
    };

/** Whole numbers, to be added up: of games each is 1 if won, of rounds it is the score. */
export interface Counts {
  readonly count: number;
  readonly sum: number;
  readonly squares: number;
}

export const NOTHING: Counts = { count: 0, sum: 0, squares: 0 };

export const added = (a: Counts, b: Counts): Counts => ({
  count: a.count + b.count,
  sum: a.sum + b.sum,
  squares: a.squares + b.squares,
});

export const meanOf = ({ count, sum }: Counts): number => sum / count;
export const errorOf = ({ count, sum, squares }: Counts): number =>
  Math.sqrt((squares / count - (sum / count) ** 2) / count);

export function work(shard: Shard): Counts {
  return shard.kind === 'games' ? playArm(shard) : playRounds(shard);
}

function playArm({ arm, seed, first, count }: Shard & { readonly kind: 'games' }): Counts {
  const { one, field, players } = ARMS[arm];
  const entries = [one, ...Array<string>(players - 1).fill(field)];
  const wins = playGames({ table: { entries, seed, target: TARGET }, first, games: count }, policyNamed).wins(0);
  return { count, sum: wins, squares: wins };
}

function playRounds({ limit, seed, first, count }: Shard & { readonly kind: 'rounds' }): Counts {
  const bot = policyNamed(`stay:${limit}`);
  const game = new Game(rulesFrom({ seats: 1 }), new SeededShuffler(seed + first));
  let counts = NOTHING;
  for (let round = 0; round < count; round++) {
    const score = playRound(game, () => game.play(bot.choose(game)));
    counts = added(counts, { count: 1, sum: score, squares: score * score });
  }
  return counts;
}

/** The score of the first round of a new game; what is dealt after it does not matter. */
function playRound(game: Game, answer: () => void): number {
  let score: number | null = null;
  game.onRoundEnd = () => {
    score ??= game.dealer.points; // the only hand
  };
  game.start();
  while (score === null) answer();
  return score;
}
