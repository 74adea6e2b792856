/** `turn7 simulate`: many games between bots, on all cores, and what came of them. */
import { writeFileSync } from 'node:fs';
import { stderr, stdout } from 'node:process';
import { type HouseRules, houseRulesFrom, MOST_SEATS } from '@turn7/engine';
import { summaryCsv, summaryOf, type Table } from '@turn7/simulator';
import type { Played } from '@turn7/simulator/pool';
import { Command } from 'commander';
import { inArena, seedOption, workersOption } from '../arena.ts';
import { wholeNumber, withHouseRules } from '../arguments.ts';
import { BOT_HELP, botNames } from '../bots.ts';
import { whole } from '../english.ts';
import { simulationReport } from './simulation-report.ts';

const MOST_GAMES = 1_000_000_000;

interface Options extends Partial<HouseRules> {
  readonly seats: readonly string[];
  readonly games: number;
  readonly seed: number;
  readonly workers: number;
  readonly json?: true;
  readonly csv?: string;
}

const NOTES = `
Places rotate: in as many games as there are seats, every bot has every seat and every distance from the first dealer
once. Figures are per name in --seats, not per place.
The seed alone decides the games, whatever the number of workers. Ctrl-C prints what was reached and exits with 130.
A green bar is a win rate above par, a red one below, by more than two standard errors (SE).

Examples:
  turn7 simulate --seats stay:25,stay:25,stay:25,stay:25
  turn7 simulate --seats sharp,closer,count,stay:25 --games 200000 --seed 7
  turn7 simulate --seats count,stay:30 --csv duel.csv
  turn7 simulate --seats count,stay:30 --target 300 --decks 2 --original-turn-three
  turn7 simulate --seats stay:25 --json          how long one player alone takes`;

export function simulateCommand(): Command {
  const command = new Command('simulate')
    .description('play many games between bots and tell who wins how often')
    .requiredOption('--seats <bots>', 'who plays, a name for each seat, as in stay:25,count', botNames(1, MOST_SEATS))
    .option('--games <number>', 'how many games', wholeNumber(1, MOST_GAMES), 100_000)
    .addOption(seedOption())
    .addOption(workersOption())
    .option('--json', 'the figures as JSON')
    .option('--csv <file>', 'also write a row for each bot to a file');
  return withHouseRules(command)
    .addHelpText('after', BOT_HELP + NOTES)
    .action(async (options: Options) => {
      // Found out before the first game, not after the last.
      const problem = options.csv === undefined ? undefined : problemOfWriting(options.csv, '', 'a');
      if (problem !== undefined) command.error(`error: ${problem}`);
      await simulate(options);
    });
}

async function simulate(options: Options): Promise<void> {
  const { seats, seed, games, workers } = options;
  const table: Table = { entries: seats, seed, ...houseRulesFrom(options) };
  const outcome = await inArena(Math.min(workers, games), async ({ pool, progress, signal }) => {
    const onProgress = (done: number): void => progress.show(done / games, `${whole(done)} of ${whole(games)} games`);
    onProgress(0);
    return pool.play(table, games, { signal, onProgress });
  });
  if (!outcome) return;
  const { result, interrupted } = outcome;
  if (interrupted) stderr.write(`Interrupted after ${whole(result.tally.games)} of ${whole(games)} games.\n`);
  if (result.tally.games > 0) tell(table, result, options);
}

function tell(table: Table, { tally, seconds }: Played, { json, csv }: Options): void {
  const summary = summaryOf(table, tally, seconds);
  stdout.write(json ? `${JSON.stringify(summary)}\n` : simulationReport(summary));
  const problem = csv === undefined ? undefined : problemOfWriting(csv, summaryCsv(summary), 'w');
  if (problem === undefined) return;
  stderr.write(`error: ${problem}\n`);
  process.exitCode = 1;
}

/** Why a text cannot be written to a file, if so. */
function problemOfWriting(file: string, text: string, flag: 'a' | 'w'): string | undefined {
  try {
    writeFileSync(file, text, { flag });
    return undefined;
  } catch (error) {
    const why = error instanceof Error ? error.message : String(error);
    return `${file} cannot be written (${why}); expected a file in a folder that exists`;
  }
}
