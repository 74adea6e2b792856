/** `turn7 serve`: tables for others to play at, until it is told to stop. */
import { existsSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join, resolve } from 'node:path';
import { stderr, stdout } from 'node:process';
import type { Config, Flags, RunningServer } from '@turn7/server';
import { Command } from 'commander';

const FAILED = 1;
/** What a shell makes of Ctrl-C. */
const INTERRUPTED = 130;

const NOTES = `
Everything else is set in the environment; docs/operations.md explains it:
  DATABASE_URL, REDIS_URL     several nodes: where PostgreSQL and Redis are
  TURN7_PUBLIC_URL            what links to tables begin with
  TURN7_ORIGINS               pages from elsewhere that may use the server
  TURN7_BEHIND_PROXY          on: a proxy says who is asking
  TURN7_RATE_LIMITS           off: anybody may ask as often as they like
  TURN7_RETENTION_DAYS        how long tables are kept after their last use (30), or never
  TURN7_GRACE_SECONDS         how long somebody may be gone before a bot plays for them (20)
  TURN7_BOT_PACE_MS           how long bots seem to think (900)
  TURN7_PUSH_CONTACT          how push services reach you; with it people are told of their turn
  TURN7_FONTS                 fonts for names in pictures of links that ours cannot draw
  TURN7_REFERENCE             a folder made by npm run docs, shown at /reference/
  TURN7_LOG_LEVEL             silent, error, warn, info or debug: JSON lines on standard error
                              (warn in a terminal, info otherwise)

Examples:
  turn7 serve
  turn7 serve --port 8080 --data /var/lib/turn7
  turn7 serve --host 127.0.0.1          for this machine only`;

export function serveCommand(): Command {
  return new Command('serve')
    .description('serve tables that others join with a link')
    .option('--port <number>', 'where to listen; 0 is any free port (PORT, otherwise 7777)')
    .option('--host <address>', 'where to listen (HOST, otherwise all addresses of this machine)')
    .option('--data <folder>', 'where the database is kept (TURN7_DATA, otherwise ./data)')
    .addHelpText('after', NOTES)
    .action(serve);
}

async function serve(flags: Flags, command: Command): Promise<void> {
  const { ConfigError, isEverywhere, networkAddresses, readConfig, startServer } = await import('@turn7/server');
  const config = readSettings();
  try {
    const server = await startServer(config, { page: pageFolder() });
    stopOnSignal(server);
    stdout.write(announcement(config, server, isEverywhere(config.host) ? networkAddresses() : null));
  } catch (error) {
    fail(problem(error, config));
  }

  function readSettings(): Config {
    try {
      return readConfig({ TURN7_LOG_LEVEL: stdout.isTTY ? 'warn' : 'info', ...process.env }, flags);
    } catch (error) {
      if (error instanceof ConfigError) command.error(`error: ${error.message}`);
      throw error;
    }
  }
}

function fail(message: string): never {
  stderr.write(`error: ${message}\n`);
  process.exit(FAILED);
}

/** The first signal lets everybody finish; a second Ctrl-C does not. */
function stopOnSignal(server: RunningServer): void {
  let isStopping = false;
  const stop = (signal: NodeJS.Signals): void => {
    if (isStopping && signal === 'SIGINT') process.exit(INTERRUPTED);
    if (isStopping) return;
    isStopping = true;
    stdout.write('Stopping …\n');
    server.stop().then(
      () => process.exit(0),
      (error: unknown) => fail(String(error)),
    );
  };
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, stop);
}

function problem(error: unknown, { host, port }: Config): string {
  const code = error instanceof Error && 'code' in error ? error.code : undefined;
  if (code === 'EADDRINUSE')
    return `port ${port} is taken by another program; expected a free one, as in --port ${port + 1}`;
  if (code === 'EACCES') return `port ${port} is not for everybody; expected one from 1024 on, as in --port 7777`;
  if (isOfHost(error, host))
    return `"${host}" is no address of this machine (${code}); expected one that is, as in --host 127.0.0.1`;
  return error instanceof Error ? error.message : String(error);
}

/** Other hosts, such as that of Redis, fail with the same codes. */
const isOfHost = (error: unknown, host: string): boolean =>
  error instanceof Error &&
  (('hostname' in error && error.hostname === host) || ('address' in error && error.address === host));

/**
 * What is said once it serves. `addresses`: of this machine, where it serves at all of them; null where it serves at one
 * that was named.
 */
function announcement(config: Config, { url, port }: RunningServer, addresses: readonly string[] | null): string {
  const lines = [
    `Turn 7 is at ${addresses === null ? url : `http://localhost:${port}`}`,
    ...(addresses ?? []).map((address) => `  on your network  http://${address}:${port}`),
    ...(config.publicUrl === null ? [] : [`  links begin with ${config.publicUrl}`]),
    `  data             ${placeOf(config.database)}`,
    ...(config.redis === null ? [] : [`  other nodes      through Redis at ${hostOf(config.redis)}`]),
    'Ctrl-C stops it.',
  ];
  return `${lines.join('\n')}\n`;
}

/** Without the user and the password. */
function placeOf(database: Config['database']): string {
  if (database.kind === 'sqlite') return `SQLite in ${resolve(database.file)}`;
  return `PostgreSQL at ${hostOf(database.url)}${new URL(database.url).pathname}`;
}

const hostOf = (url: string): string => new URL(url).host;

/** Where the built files of the page are; null if it is not installed or not built. */
function pageFolder(): string | null {
  try {
    const folder = join(dirname(createRequire(import.meta.url).resolve('@turn7/web/package.json')), 'dist');
    return existsSync(join(folder, 'index.html')) ? folder : null;
  } catch {
    return null;
  }
}
