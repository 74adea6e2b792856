#!/usr/bin/env node
/**
 * The `turn7` command. Each command stands in its own file. Whatever is wrong with the command line, or with a record
 * that it names, exits with 2; only `replay`, `verify` and `review`, which take any number of records, exit with 1 for a wrong
 * one.
 */
import { Command, CommanderError } from 'commander';
import manifest from '../package.json' with { type: 'json' };
import { backupCommand } from './commands/backup.ts';
import { conformCommand } from './commands/conform.ts';
import { doctorCommand } from './commands/doctor.ts';
import { hideCommand } from './commands/hide.ts';
import { ladderCommand } from './commands/ladder.ts';
import { mcpCommand } from './commands/mcp.ts';
import { oddsCommand } from './commands/odds.ts';
import { playCommand } from './commands/play.ts';
import { ratingsCommand, resultsCommand } from './commands/rebuild.ts';
import { replayCommand } from './commands/replay.ts';
import { reviewCommand } from './commands/review.ts';
import { serveCommand } from './commands/serve.ts';
import { simulateCommand } from './commands/simulate.ts';
import { verifyCommand } from './commands/verify.ts';

const WRONG_USAGE = 2;

const EXAMPLES = `
Without a command it serves the page and its tables at http://localhost:7777.

Examples:
  turn7 play --bots 2 --level sharp --coach
  turn7 serve --port 8080
  turn7 backup data monday.db
  turn7 doctor data
  turn7 hide 0123456789abcdef
  turn7 ratings
  turn7 results
  turn7 odds --hand "3 7 12 +4" --total 120 --other "150:5 8 x2"
  turn7 replay --why cases/example-walkthrough.t7
  turn7 verify game.t7
  turn7 review game.t7
  turn7 simulate --seats sharp,count,stay:25 --games 10000
  turn7 ladder --bots count,closer,sharp --players 4 --seconds 5
  turn7 conform -- PROGRAM
  turn7 mcp

\`turn7 COMMAND --help\` explains a command and has more examples.`;

const OPTIONS_OF_ITS_OWN = ['-h', '--help', '-V', '--version'];

/** Without a command it serves, with options as well: `turn7 --port 8080`. */
function withCommand(words: readonly string[]): readonly string[] {
  const [first = '--'] = words;
  return first.startsWith('-') && !OPTIONS_OF_ITS_OWN.includes(first) ? ['serve', ...words] : words;
}

const program = new Command('turn7')
  .description('The push-your-luck card game that people know as Flip 7, in your terminal.')
  .version(manifest.version)
  .addCommand(playCommand())
  .addCommand(serveCommand())
  .addCommand(backupCommand())
  .addCommand(doctorCommand())
  .addCommand(hideCommand())
  .addCommand(ratingsCommand())
  .addCommand(resultsCommand())
  .addCommand(oddsCommand())
  .addCommand(replayCommand())
  .addCommand(verifyCommand())
  .addCommand(reviewCommand())
  .addCommand(simulateCommand())
  .addCommand(conformCommand())
  .addCommand(ladderCommand())
  .addCommand(mcpCommand())
  .addHelpText('after', EXAMPLES);

// Whoever reads our output may stop early, as `head` does.
process.stdout.on('error', (error: NodeJS.ErrnoException) => {
  if (error.code !== 'EPIPE') throw error;
  process.exit();
});

for (const command of [program, ...program.commands])
  command.exitOverride().showHelpAfterError('(add --help to see what is possible)');

try {
  await program.parseAsync(withCommand(process.argv.slice(2)), { from: 'user' });
} catch (error) {
  if (!(error instanceof CommanderError)) throw error;
  process.exitCode = error.exitCode === 0 ? 0 : WRONG_USAGE;
}
