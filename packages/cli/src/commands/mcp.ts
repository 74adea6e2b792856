/** `turn7 mcp`: the game for assistants, by the Model Context Protocol. */
import { stderr, stdout } from 'node:process';
import type { Vocabulary } from '@turn7/narration/languages';
import { Command, InvalidArgumentError, Option } from 'commander';
import { wholeNumber } from '../arguments.ts';
import { vocabularyOption } from '../english.ts';
import type * as Assistants from '../mcp/main.ts';

const FAILED = 1;

const NOTES = `
Over standard input and output, as assistants start it themselves; or, with --http, at an address of this machine that only programs
of this machine can reach. Assistants look up rulings and cases, score hands, get exact odds and advice, simulate, replay and review
games, and sit down at online tables as one of the players. docs/assistants.md shows how they are set up.

Examples:
  turn7 mcp
  turn7 mcp --server https://turn7.example --names classic
  turn7 mcp --http 7778`;

interface Options {
  readonly http?: number;
  readonly server: string;
  readonly names: Vocabulary;
}

export function mcpCommand(): Command {
  return new Command('mcp')
    .description('let assistants look up rules, compute odds and play, by the Model Context Protocol')
    .option('--http <port>', 'serve streamable HTTP on this machine; 0 is any free port', wholeNumber(0, 65_535))
    .addOption(
      new Option('--server <address>', 'where tables are that are named by their code')
        .argParser(originFrom)
        .default('http://localhost:7777'),
    )
    .addOption(vocabularyOption())
    .addHelpText('after', NOTES)
    .action(async ({ http, ...options }: Options) => {
      const { overHttp, overStdio }: typeof Assistants = await import(new URL('mcp.js', import.meta.url).href);
      await (http === undefined ? overStdio(options) : serve(() => overHttp(options, http), http));
    });
}

function originFrom(text: string): string {
  if (URL.canParse(text) && /^https?:$/.test(new URL(text).protocol)) return new URL(text).origin;
  throw new InvalidArgumentError('Expected an address such as http://localhost:7777.');
}

async function serve(start: () => ReturnType<typeof Assistants.overHttp>, port: number): Promise<void> {
  try {
    const { url, stop } = await start();
    stdout.write(`Turn 7 is there for assistants at ${url}\nCtrl-C stops it.\n`);
    for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.once(signal, () => void stop());
  } catch (error) {
    const isTaken = error instanceof Error && 'code' in error && error.code === 'EADDRINUSE';
    if (!isTaken) throw error;
    stderr.write(`error: port ${port} is taken by another program; expected a free one, as in --http ${port + 1}\n`);
    process.exitCode = FAILED;
  }
}
