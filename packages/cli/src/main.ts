/** The `turn7` command. Each command stands in its own file; wrong usage exits with 2, a wrong record with 1. */
import { Command, CommanderError } from 'commander';
import manifest from '../package.json' with { type: 'json' };
import { ladderCommand } from './ladder.ts';
import { oddsCommand } from './odds.ts';
import { playCommand } from './play.ts';
import { replayCommand } from './replay.ts';
import { simulateCommand } from './simulate.ts';

const WRONG_USAGE = 2;

const program = new Command('turn7')
  .description('The push-your-luck card game that people know as Flip 7, in your terminal.')
  .version(manifest.version)
  .addCommand(playCommand())
  .addCommand(oddsCommand())
  .addCommand(replayCommand())
  .addCommand(simulateCommand())
  .addCommand(ladderCommand());

// Whoever reads our output may stop early, as `head` does.
process.stdout.on('error', (error: NodeJS.ErrnoException) => {
  if (error.code !== 'EPIPE') throw error;
  process.exit();
});

for (const command of [program, ...program.commands])
  command.exitOverride().showHelpAfterError('(add --help for what is possible)');

try {
  await program.parseAsync();
} catch (error) {
  if (!(error instanceof CommanderError)) throw error;
  process.exitCode = error.exitCode === 0 ? 0 : WRONG_USAGE;
}
