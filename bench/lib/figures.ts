/** Are our averages the published ones? Four players, all staying at 25 points, full rules. */
import { createGame, type Game, type GameEvent, SeededShuffler } from '@turn7/engine';
import type { Bot } from '@turn7/strategy';

const SEATS = 4;
const GAMES = 200_000;
/** The averages must lie within so many standard errors. */
const TOLERANCE = 3;

/** Published values, and half a unit of their last digit. */
const FIGURES = [
  { name: 'rounds a game', value: 9.113, rounding: 0.0005 },
  { name: 'cards a game', value: 134.8, rounding: 0.05 },
  { name: 'busts a seat and round', value: 0.2967, rounding: 0.00005 },
  { name: 'Turn 7s a round', value: 0.0042, rounding: 0.00005 },
] as const;

/** What one game adds to each figure: its count, and what it is counted per. */
type Sample = readonly (readonly [count: number, per: number])[];

export function agreesWithFigures(player: Bot): boolean {
  const samples = playSamples(player);
  console.log(`Averages of ${GAMES.toLocaleString('en')} games of four, all ${player.name}:\n`);
  return FIGURES.map(({ name, value, rounding }, i) => {
    const { mean, error } = ratioOf(samples.map((sample) => sample[i] ?? [0, 0]));
    const off = Math.max(0, Math.abs(mean - value) - rounding) / error;
    console.log(
      `${name.padStart(24)} ${mean.toFixed(4)} ± ${error.toFixed(4)}, published ${value}: ${off.toFixed(1)} SE off`,
    );
    return off <= TOLERANCE;
  }).every(Boolean);
}

function playSamples(player: Bot): Sample[] {
  const counts = { drew: 0, busted: 0, sevens: 0 };
  const count = (event: GameEvent): void => {
    if (event.kind === 'drew') counts.drew++;
    else if (event.kind === 'busted') counts.busted++;
    else if (event.kind === 'turn 7') counts.sevens++;
  };
  const game = createGame({ seats: SEATS }, new SeededShuffler(7));
  game.listen(count);
  return Array.from({ length: GAMES }, (_, i) => {
    Object.assign(counts, { drew: 0, busted: 0, sevens: 0 });
    playOut(game, i % SEATS, player);
    const { round } = game;
    return [
      [round, 1],
      [counts.drew, 1],
      [counts.busted, round * SEATS],
      [counts.sevens, round],
    ];
  });
}

function playOut(game: Game, dealer: number, player: Bot): void {
  game.start(dealer);
  while (!game.finished) game.play(player.choose(game));
}

/** A ratio of sums over games and its standard error: rounds of one game are not independent, games are. */
function ratioOf(samples: Sample): { mean: number; error: number } {
  const total = samples.reduce((sum, [, per]) => sum + per, 0);
  const mean = samples.reduce((sum, [count]) => sum + count, 0) / total;
  const squares = samples.reduce((sum, [count, per]) => sum + (count - mean * per) ** 2, 0);
  return { mean, error: Math.sqrt(squares) / total };
}
