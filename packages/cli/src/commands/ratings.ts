/** `turn7 ratings`: derives the ratings of a server anew from its logs. */
import { stdout } from 'node:process';
import { Command } from 'commander';

const NOTES = `
Ratings follow from the logs of rated tables, and are written with them; this is for when they were damaged or lost. What
players have deleted stays deleted, and what tables did that are gone is kept. Servers may run meanwhile. DATABASE_URL goes
before the folder. Exit code 1: nothing could be opened, or not all of it was derived.

Examples:
  turn7 ratings
  turn7 ratings --data /var/lib/turn7`;

interface Options {
  readonly data?: string;
}

export function ratingsCommand(): Command {
  return new Command('ratings')
    .description('derive the ratings of a server anew from its logs')
    .option('--data <folder>', 'the folder of the database, as in `turn7 serve --data`')
    .addHelpText('after', NOTES)
    .action(async ({ data }: Options) => {
      const { readConfig, rebuildRatings, StoreError } = await import('@turn7/server');
      try {
        const { database } = readConfig(process.env, data === undefined ? {} : { data });
        const { tables, games } = await rebuildRatings(database);
        stdout.write(`Rated games: ${games}. Tables that have some: ${tables}.\n`);
      } catch (error) {
        if (!(error instanceof StoreError)) throw error;
        process.stderr.write(`error: ${error.message}\n`);
        process.exitCode = 1;
      }
    });
}
