/** `turn7 hide`: takes a player out of what others see of daily results and ratings. */
import { stdout } from 'node:process';
import { Command } from 'commander';

const NOTES = `
A player is the 16 digits that GET /api/daily/ranks has beside each name, and GET /api/tables/CODE/ratings at a rated table.
Nothing is deleted: the player still sees their own results, and --back shows them to everybody again. Servers may run
meanwhile. DATABASE_URL goes before the folder. Exit code 1: nothing was changed.

Examples:
  turn7 hide 0123456789abcdef
  turn7 hide 0123456789abcdef --data /var/lib/turn7 --back`;

const NOBODY = ' Nobody by that id has played here: there is no result and no rating of theirs.';

interface Options {
  readonly data?: string;
  readonly back?: boolean;
}

export function hideCommand(): Command {
  return new Command('hide')
    .description('take a player out of daily results and ratings, or back in')
    .argument('<player>', 'as the tables of results have it')
    .option('--data <folder>', 'the folder of the database, as in `turn7 serve --data`')
    .option('--back', 'show the player again')
    .addHelpText('after', NOTES)
    .action(async (player: string, { data, back = false }: Options) => {
      const { ConfigError, hidePlayer, readConfig, StoreError } = await import('@turn7/server');
      try {
        const { database } = readConfig(process.env, data === undefined ? {} : { data });
        const isKnown = await hidePlayer(database, player, !back);
        stdout.write(`${player} is ${back ? 'shown again' : 'hidden'}.${isKnown ? '' : NOBODY}\n`);
      } catch (error) {
        if (!(error instanceof StoreError || error instanceof ConfigError)) throw error;
        process.stderr.write(`error: ${error.message}\n`);
        process.exitCode = 1;
      }
    });
}
