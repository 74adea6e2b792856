/** A real nginx with the configuration of deploy/, but for its addresses and folders. */
import { execFile } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { folderOf } from './binaries.ts';
import { freePort } from './free-port.ts';
import { ServerProcess, temporaryFolder } from './server-process.ts';

const CONFIG = new URL('../../../../deploy/nginx.conf', import.meta.url);

const folder = folderOf({
  name: 'nginx',
  programs: ['nginx'],
  folders: () => ['/usr/sbin', '/usr/local/sbin', '/opt/homebrew/bin'],
  aptPackage: 'nginx-light',
});

/** Whether tests can start one. If not, this file has said so. */
export const hasNginx = folder !== null;

export interface Nginx {
  readonly url: string;
  /** What `nginx -t` says of the configuration. */
  check(): Promise<string>;
  /** Ends it and deletes its folder. */
  dispose(): Promise<void>;
}

/** In front of the nodes that listen at these ports. */
export async function startNginx(nodes: readonly number[]): Promise<Nginx> {
  if (folder === null) throw new Error('expected hasNginx to be asked first');
  const program = join(folder, 'nginx');
  const home = temporaryFolder('turn7-nginx-');
  const port = await freePort();
  const file = join(home, 'nginx.conf');
  writeFileSync(file, configFor({ nodes, port, home }));
  const url = `http://127.0.0.1:${port}`;
  // One process without workers, so that nothing is left behind whatever happens to it.
  const alone = 'daemon off; master_process off;';
  const args = ['-p', home, '-e', join(home, 'error.log'), '-c', file, '-g', alone];
  const server = new ServerProcess({ program, args }, home, () => fetch(`${url}/metrics`));
  await server.start();
  return {
    url,
    check: async () => (await promisify(execFile)(program, [...args, '-t'])).stderr,
    dispose: () => server.dispose(),
  };
}

interface Place {
  readonly nodes: readonly number[];
  readonly port: number;
  readonly home: string;
}

const TEMPORARY = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'];

function configFor({ nodes, port, home }: Place): string {
  const config = readFileSync(CONFIG, 'utf8');
  const servers = nodes.map((node, index) => [`server node${index + 1}:7777`, `server 127.0.0.1:${node}`] as const);
  const folders = TEMPORARY.map((name) => `${name}_temp_path ${join(home, name)};`).join('\n');
  const changes: readonly (readonly [string, string])[] = [
    ...servers,
    ['listen 80;', `listen 127.0.0.1:${port};`],
    ['pid /tmp/nginx.pid;', `pid ${join(home, 'nginx.pid')};`],
    ['http {', `http {\n${folders}`],
    ['access_log /dev/stdout;', `access_log ${join(home, 'access.log')};`],
    ['error_log /dev/stderr;', `error_log ${join(home, 'error.log')};`],
  ];
  const changed = changes.reduce(replaceOnce, config);
  return changed.replace(/^ *server node\d:7777.*\n/gm, ''); // as many nodes as the test has
}

function replaceOnce(text: string, [from, to]: readonly [string, string]): string {
  if (text.split(from).length !== 2) throw new Error(`deploy/nginx.conf has no single "${from}"`);
  return text.replace(from, to);
}
