/** `turn7 ratings` and `turn7 results`: derive what a server keeps beside its logs anew from them. */
import { stderr, stdout } from 'node:process';
import type { Rebuilt } from '@turn7/server';
import { Command } from 'commander';

const notes = (name: string): string => `
Servers may run meanwhile. DATABASE_URL goes before the folder. Exit code 1: nothing could be opened, or not all of it was
derived.

Examples:
  turn7 ${name}
  turn7 ${name} --data /var/lib/turn7`;

interface Options {
  readonly data?: string;
}

export const ratingsCommand = (): Command =>
  rebuildCommand({
    name: 'ratings',
    description: 'derive the ratings of a server anew from its logs',
    tells: `
Ratings follow from the logs of rated tables, and are written with them; this is for when they were damaged or lost. What
players have deleted stays deleted, and what tables did that are gone is kept.`,
    rebuild: 'rebuildRatings',
    told: ({ tables, games }) => `Rated games: ${games}. Tables that have some: ${tables}.`,
  });

export const resultsCommand = (): Command =>
  rebuildCommand({
    name: 'results',
    description: 'derive the daily results of a server anew from its logs',
    tells: `
Results of daily challenges follow from the logs of tries, and are written with them; this is for when they were damaged or
lost. Whatever no log tells of is deleted.`,
    rebuild: 'rebuildResults',
    told: ({ tables, games }) => `Tries that are over: ${games} of ${tables}.`,
  });

interface Rebuilding {
  readonly name: string;
  readonly description: string;
  readonly tells: string;
  readonly rebuild: 'rebuildRatings' | 'rebuildResults';
  readonly told: (rebuilt: Rebuilt) => string;
}

function rebuildCommand({ name, description, tells, rebuild, told }: Rebuilding): Command {
  return new Command(name)
    .description(description)
    .option('--data <folder>', 'the folder of the database, as in `turn7 serve --data`')
    .addHelpText('after', tells + notes(name))
    .action(async ({ data }: Options) => {
      const server = await import('@turn7/server');
      try {
        const { database } = server.readConfig(process.env, data === undefined ? {} : { data });
        const rebuilt = await server[rebuild](database);
        stdout.write(`${told(rebuilt)}\n`);
        if (rebuilt.problems.length > 0) fail(...rebuilt.problems, leftOut(rebuilt));
      } catch (error) {
        if (!(error instanceof server.StoreError || error instanceof server.ConfigError)) throw error;
        fail(error.message);
      }
    });
}

const leftOut = ({ tables, problems }: Rebuilt): string =>
  `${problems.length} of ${tables} tables could not be read; what follows from them was left as it is`;

function fail(...problems: readonly string[]): void {
  for (const problem of problems) stderr.write(`error: ${problem}\n`);
  process.exitCode = 1;
}
