/** `turn7 backup`: a copy of a server's database, also while the server runs. */
import { join, resolve } from 'node:path';
import { stdout } from 'node:process';
import { Command } from 'commander';
import { bytes } from '../english.ts';

const NOTES = `
The copy is the database as it was at one moment; the server goes on meanwhile. It is checked before it counts. It holds the
secrets of games that are being played: keep it where only you can read. PostgreSQL has pg_dump; docs/operations.md tells
how to restore either.
Exit code 1: there is no copy.

Examples:
  turn7 backup /var/lib/turn7 /var/backups/turn7-monday.db
  turn7 backup data backup.db`;

export function backupCommand(): Command {
  return new Command('backup')
    .description("copy a server's SQLite database, also while the server runs")
    .argument('<data>', 'the folder of the database, as in `turn7 serve --data`')
    .argument('<file>', 'a file that does not exist yet')
    .addHelpText('after', NOTES)
    .action(async (data: string, file: string) => {
      const { backUp, DATABASE_FILE, StoreError } = await import('@turn7/server');
      try {
        const size = backUp(join(data, DATABASE_FILE), file);
        stdout.write(`${resolve(file)} has it all: ${bytes(size)}.\n`);
      } catch (error) {
        if (!(error instanceof StoreError)) throw error;
        process.stderr.write(`error: ${error.message}\n`);
        process.exitCode = 1;
      }
    });
}
