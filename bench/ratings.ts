/**
 * `npm run bench ratings`: what is known of ratings by games of bots of known strength. How strong they are, by winning and by
 * their places; what becomes of newcomers who play like them; what openskill's own models make of the same games.
 */
import { NEWCOMER, type Skill } from '../packages/server/src/rating/skill.ts';
import { skillsAfter } from '../packages/server/src/rating/winner-model.ts';
import { OTHER_MODELS, type Rate } from '../packages/server/test/support/other-models.ts';
import { Circle, type RatedGame } from '../packages/server/test/support/rated-games.ts';
import { printRow } from './lib/numbers.ts';
import { optionsFrom, wholeOption } from './lib/options.ts';
import { strengthsOf } from './lib/strengths.ts';

const values = optionsFrom({ games: { type: 'string', default: '60000' } });
const STYLES = ['stay:15', 'stay:25', 'count', 'closer', 'sharp'];
const ANCHOR = STYLES.indexOf('stay:25');
const SIZES = [2, 3, 4, 4, 4, 6];
/** So that several of a style may sit at one table. */
const EACH = 6;

const circle = new Circle(
  STYLES.flatMap((style) => Array<string>(EACH).fill(style)),
  1,
);
const styleOf = (player: number): number => Math.floor(player / EACH);
const games = Array.from({ length: wholeOption('games', values.games) }, (_, i): RatedGame => {
  const game = circle.play(SIZES[i % SIZES.length] ?? 4);
  return { ...game, seats: game.seats.map(styleOf) };
});

console.log('Strength in points at a table of four, by who won\n');
printRow(['players', ...STYLES]);
for (const size of [2, 3, 4, 6]) printRow([size, ...points(games.filter(({ seats }) => seats.length === size))]);
const truth = points(games);
printRow(['all', ...truth]);
printRow(['by places', ...points(games.filter(({ seats }) => seats.length === 4).flatMap(contests))]);

/** As a newcomer among the others, who are known. */
const MODELS: Readonly<Record<string, Rate>> = { ours: skillsAfter, ...OTHER_MODELS };
const MARKS = [10, 30, 100, 300];
const LONGEST = Math.max(...MARKS);
const NEWCOMERS = 100;

for (const [name, model] of Object.entries(MODELS)) {
  console.log(
    `\nNewcomers, ${name}: mean rating ± standard deviation, uncertainty; the error in uncertainties (rms)\n`,
  );
  printRow(['games', ...STYLES]);
  const courses = STYLES.map((_, style) => courseOf(model, style));
  for (const [i, mark] of MARKS.entries()) {
    printRow([mark, ...courses.map((course) => course[i]?.rating ?? '')]);
    printRow(['', ...courses.map((course) => course[i]?.error ?? '')]);
  }
}

function courseOf(model: Rate, style: number): { rating: string; error: string }[] {
  const played = games.flatMap((game) => game.seats.flatMap((one, seat) => (one === style ? [{ game, seat }] : [])));
  const found = MARKS.map((): Skill[] => []);
  for (let who = 0; who < NEWCOMERS; who++) {
    let me = NEWCOMER;
    for (const [i, { game, seat }] of played.slice(who * LONGEST, (who + 1) * LONGEST).entries()) {
      const skills = game.seats.map((one, at) => (at === seat ? me : { rating: truth[one] ?? 0, uncertainty: 0 }));
      me = model(skills, game.winner)[seat] ?? me;
      found[MARKS.indexOf(i + 1)]?.push(me);
    }
  }
  return found.map((skills) => {
    const mean = meanOf(skills.map(({ rating }) => rating));
    const spread = Math.sqrt(meanOf(skills.map(({ rating }) => (rating - mean) ** 2)));
    const uncertainty = meanOf(skills.map((skill) => skill.uncertainty));
    const errors = skills.map((skill) => ((skill.rating - (truth[style] ?? 0)) / skill.uncertainty) ** 2);
    return {
      rating: `${mean.toFixed(0)} ± ${spread.toFixed(0)}, ${uncertainty.toFixed(0)}`,
      error: Math.sqrt(meanOf(errors)).toFixed(1),
    };
  });
}

/** A game as its places tell it: each of them won against all behind. */
function contests({ seats, totals }: RatedGame): RatedGame[] {
  const order = seats.map((_, seat) => seat).toSorted((a, b) => (totals[b] ?? 0) - (totals[a] ?? 0));
  return order.slice(0, -1).map((_, place) => {
    const left = order.slice(place);
    return { seats: left.map((seat) => seats[seat] ?? 0), totals: [], winner: 0 };
  });
}

function points(of: readonly RatedGame[]): number[] {
  return strengthsOf(STYLES.length, of, ANCHOR).map((strength) => Math.round(NEWCOMER.rating + strength));
}

function meanOf(numbers: readonly number[]): number {
  return numbers.reduce((sum, value) => sum + value, 0) / numbers.length;
}
