/** `turn7 doctor`: looks for what is wrong with a server's database, and says it in words. */
import { existsSync, statSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { stdout } from 'node:process';
import type { Amount, Examination } from '@turn7/server';
import { Command } from 'commander';
import { bytes, counted } from '../english.ts';

const NOTES = `
Looked at are every page of the file, every log for lines that are missing, and every line for whether it can be replayed.
Nothing is changed, and the server may run meanwhile.
Exit code 0: all is well; 1: something is wrong, or there is no database.

Examples:
  turn7 doctor /var/lib/turn7
  turn7 doctor data
  turn7 doctor backup.db`;

const ADVICE = `
What to do: make a copy of the folder first. Tables that are not named here can be played on. A table that is named stays
refused, or goes on from what is left of it; its players begin a new one. If the file is damaged, restore the last backup,
and look after the disk. docs/operations.md tells how.`;

export function doctorCommand(): Command {
  return new Command('doctor')
    .description("look for what is wrong with a server's SQLite database")
    .argument('<data>', 'the folder of the database, as in `turn7 serve --data`, or a backup')
    .addHelpText('after', NOTES)
    .action(async (data: string) => {
      const { DATABASE_FILE, examine, StoreError } = await import('@turn7/server');
      const file = isFile(data) ? data : join(data, DATABASE_FILE);
      try {
        const examination = examine(file);
        stdout.write(report(resolve(file), examination));
        process.exitCode = examination.problems.length === 0 ? 0 : 1;
      } catch (error) {
        if (!(error instanceof StoreError)) throw error;
        process.stderr.write(`error: ${error.message}\n`);
        process.exitCode = 1;
      }
    });
}

const isFile = (path: string): boolean => existsSync(path) && statSync(path).isFile();

function report(file: string, { problems, size, tables, sheets, groups, longest }: Examination): string {
  const lines = [
    file,
    `  the file       ${bytes(size.file)}, of which ${bytes(size.free)} are free`,
    `  the log of it  ${bytes(size.log)}`,
    `  tables         ${amount(tables)}`,
    `  shared scores  ${amount(sheets)}`,
    `  groups         ${amount(groups)}`,
    ...longest.map(
      ({ name, lines: count }, i) =>
        `  ${i === 0 ? 'the longest  ' : '             '}  ${name}, ${counted(count, 'line')}`,
    ),
    ...verdict(problems),
  ];
  return `${lines.join('\n')}\n`;
}

const amount = ({ logs, lines }: Amount): string => `${counted(logs, 'log')} with ${counted(lines, 'line')}`;

function verdict(problems: readonly string[]): string[] {
  if (problems.length === 0) return ['All is well.'];
  return [`${counted(problems.length, 'problem')}:`, ...problems.map((words) => `  ${words}`), ADVICE];
}
