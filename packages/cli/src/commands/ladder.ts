/** `turn7 ladder`: a round robin of bots at tables of several sizes, and their ratings. */
import { stderr, stdout } from 'node:process';
import { DEFAULT_TARGET, MOST_SEATS } from '@turn7/engine';
import { type Match, type MatchResult, matchesOf, tableOf } from '@turn7/simulator';
import { botNamed, ROSTER } from '@turn7/strategy';
import { Command, InvalidArgumentError, Option } from 'commander';
import { type Arena, inArena, seedOption, workersOption } from '../arena.ts';
import { wholeNumber, wholeNumbers } from '../arguments.ts';
import { BOT_HELP, botNames } from '../bots.ts';
import { type Ladder, ladderJson, ladderReport } from './ladder-report.ts';

/** An hour for one match. */
const MOST_SECONDS = 3600;

interface Options {
  readonly bots: readonly string[];
  readonly players: readonly number[];
  readonly games: number;
  readonly seconds: number;
  readonly seed: number;
  readonly workers: number;
  readonly lessLuck?: true;
  readonly json?: true;
}

const NOTES = `
In a match one bot sits at a table that another fills; the seats rotate. A match of slow bots ends after --seconds with
the games that were begun by then, so its cell may have fewer games. A cell can be repeated: that of sharp against
three of count is what \`turn7 simulate --seats sharp,count,count,count\` says for the same games and seed.

A green cell is above par, a red one below, by more than two standard errors (SE); of many cells a few are so by chance.

--less-luck: how much better than the average of all cards each card was for the bot, by its chance to win, is taken away
from its results. That is nothing on average, so the mean stays what it is, and its SE shrinks. A cell then has both: without
luck, and in brackets as it was. Worth it for slow bots; it takes some 30 milliseconds a game. Ratings are of the games as played.

Rating: a bot of strength a wins a / (a + (n - 1) b) of its games against n - 1 of strength b. 400 points more are ten
times the strength; stay:25, or the first bot if that one does not play, has 1000.

Ctrl-C prints what was reached and exits with 130.

Examples:
  turn7 ladder                  a few minutes; slow bots get few games
  turn7 ladder --seconds 600    a few hours
  turn7 ladder --bots stay:20,stay:25,stay:30 --players 4 --games 50000
  turn7 ladder --bots count,closer,sharp --players 2,6 --json
  turn7 ladder --bots master,sharp,closer --players 4 --seconds 600 --less-luck`;

export function ladderCommand(): Command {
  return new Command('ladder')
    .description('let every bot play every other, and rate them')
    .addOption(
      new Option('--bots <names>', 'who plays').argParser(differentBots).default(usualBots(), 'one of each kind'),
    )
    .addOption(
      new Option('--players <numbers>', 'sizes of the tables')
        .argParser(wholeNumbers(2, MOST_SEATS))
        .default([2, 4, 6], '2,4,6'),
    )
    .option('--games <number>', 'the most games of a match', wholeNumber(1, 10_000_000), 10_000)
    .option('--seconds <number>', 'no game of a match begins after so many seconds', wholeNumber(1, MOST_SECONDS), 10)
    .option('--less-luck', 'measure the luck of every card, and take it out: the same mean, a smaller error')
    .addOption(seedOption())
    .addOption(workersOption())
    .option('--json', 'matches and ratings as JSON')
    .addHelpText('after', BOT_HELP + NOTES)
    .action(runLadder);
}

/** `stay` and `stay:25` are the same bot. */
function differentBots(text: string): string[] {
  const names = botNames(2, 100)(text).map((name) => botNamed(name).name);
  if (new Set(names).size === names.length) return names;
  throw new InvalidArgumentError('Expected each bot once.');
}

const usualBots = (): string[] => ROSTER.map(({ name }) => botNamed(name).name);

async function runLadder(options: Options): Promise<void> {
  const { bots, players, seed, workers, json } = options;
  const matches = matchesOf(bots, players);
  const outcome = await inArena(workers, (arena) => playAll(matches, options, arena));
  if (!outcome) return;
  const { result: results, interrupted } = outcome;
  if (interrupted) stderr.write(`Interrupted after ${results.length} of ${matches.length} matches.\n`);
  if (results.length === 0) return;
  const ladder: Ladder = { bots, players, seed, results };
  stdout.write(json ? `${JSON.stringify(ladderJson(ladder))}\n` : ladderReport(ladder));
}

/** All matches one after the other, each on all workers; those with a game that was finished, if interrupted. */
async function playAll(matches: readonly Match[], options: Options, arena: Arena): Promise<MatchResult[]> {
  const results: MatchResult[] = [];
  for (const [i, match] of matches.entries()) {
    if (arena.signal.aborted) break;
    const result = await playMatch(match, options, arena, (share) =>
      arena.progress.show(
        (i + share) / matches.length,
        `${match.players} players: ${match.bot} against ${match.field}`,
      ),
    );
    if (result.games > 0) results.push(result);
  }
  return results;
}

async function playMatch(
  match: Match,
  { games, seconds, seed, lessLuck }: Options,
  { pool, signal }: Arena,
  onProgress: (share: number) => void,
): Promise<MatchResult> {
  const startedAt = performance.now();
  onProgress(0);
  const { tally } = await pool.play(tableOf(match, seed, DEFAULT_TARGET, lessLuck), games, {
    signal,
    seconds,
    onProgress: (done) => onProgress(Math.max(done / games, (performance.now() - startedAt) / 1000 / seconds)),
  });
  const fieldWins = Array.from({ length: match.players - 1 }, (_, i) => tally.wins(i + 1));
  return {
    ...match,
    games: tally.games,
    wins: tally.wins(0),
    fieldWins: fieldWins.reduce((sum, wins) => sum + wins, 0),
    ...(lessLuck && tally.games > 0 && { lessLuck: tally.skill(0) }),
  };
}
