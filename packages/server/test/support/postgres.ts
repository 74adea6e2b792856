/** A real PostgreSQL for tests: its own process, folder and port. */
import { execFile, execFileSync } from 'node:child_process';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { Client } from 'pg';
import { folderOf, foldersBelow, isRoot } from './binaries.ts';
import { freePort } from './free-port.ts';
import { type RunAs, ServerProcess, temporaryFolder } from './server-process.ts';

const run = promisify(execFile);

const folder = folderOf({
  name: 'PostgreSQL',
  programs: ['initdb', 'postgres'],
  folders: () => [...foldersBelow('/usr/lib/postgresql', 'bin'), ...foldersBelow('/opt/homebrew/opt', 'bin')],
  aptPackage: 'postgresql',
});

/** Whether tests can start one. If not, this file has said so. */
export const hasPostgres = folder !== null;

export interface Postgres {
  /** The address of a database of its own. */
  readonly url: string;
  /** Makes another database, and gives its address. */
  createDatabase(name: string): Promise<string>;
  /** Deletes a database, by its address. */
  dropDatabase(url: string): Promise<void>;
  /** Breaks all connections and ends the server. The data stay. */
  stop(): Promise<void>;
  /** Again, on the same port. */
  start(): Promise<void>;
  /** Ends all its processes at once, unsaved as they are: the next start is a recovery. */
  kill(): Promise<void>;
  /** Ends it and deletes its data. */
  dispose(): Promise<void>;
}

export async function startPostgres(): Promise<Postgres> {
  if (folder === null) throw new Error('expected hasPostgres to be asked first');
  const runAs = unprivileged();
  const home = temporaryFolder('turn7-postgres-', runAs);
  const data = join(home, 'data');
  await run(join(folder, 'initdb'), ['-D', data, '-U', 'turn7', '-A', 'trust', '-E', 'UTF8', '--no-sync'], {
    cwd: home,
    ...runAs,
  });
  const port = await freePort();
  const urlOf = (database: string): string => `postgres://turn7@127.0.0.1:${port}/${database}`;
  const ask = (sql: string): Promise<void> => askOnce(urlOf('postgres'), sql);
  const args = ['-D', data, '-p', `${port}`, '-h', '127.0.0.1', '-k', home, '-c', 'max_connections=100'];
  const command = { program: join(folder, 'postgres'), args, quit: 'SIGQUIT', runAs } as const;
  const server = new ServerProcess(command, home, () => ask('select 1'));
  const createDatabase = async (name: string): Promise<string> => {
    await ask(`create database "${name}"`);
    return urlOf(name);
  };

  await server.start();
  return {
    url: await createDatabase('turn7'),
    createDatabase,
    dropDatabase: (url) => ask(`drop database "${new URL(url).pathname.slice(1)}" with (force)`),
    stop: () => server.stop('SIGINT'),
    start: () => server.start(),
    // A SIGKILL would only reach the first process; the others go on serving as long as they are kept busy.
    kill: () => server.stop('SIGQUIT'),
    dispose: () => server.dispose(),
  };
}

async function askOnce(url: string, sql: string): Promise<void> {
  const client = new Client({ connectionString: url, connectionTimeoutMillis: 1000 });
  client.on('error', () => {}); // told by the query, too
  try {
    await client.connect();
    await client.query(sql);
  } finally {
    await client.end().catch(() => {});
  }
}

/** PostgreSQL refuses to run as root. */
function unprivileged(): RunAs {
  if (!isRoot) return undefined;
  const idOf = (flag: string, user: string): number => Number(execFileSync('id', [flag, user], { encoding: 'utf8' }));
  return { uid: idOf('-u', 'nobody'), gid: idOf('-g', 'nobody') };
}
