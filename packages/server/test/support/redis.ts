/** A real Redis for tests: its own process, folder and port. It keeps nothing. */
import { connect } from 'node:net';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { folderOf } from './binaries.ts';
import { freePort } from './free-port.ts';
import { ServerProcess, temporaryFolder } from './server-process.ts';

const folder = folderOf({
  name: 'Redis',
  programs: ['redis-server'],
  folders: () => ['/opt/homebrew/bin', '/usr/local/bin'],
  aptPackage: 'redis-server',
});

/** Whether tests can start one. If not, this file has said so. */
export const hasRedis = folder !== null;

export interface Redis {
  readonly url: string;
  /** Breaks all connections and ends the server. */
  stop(): Promise<void>;
  /** Again, on the same port. */
  start(): Promise<void>;
  /** Ends it and deletes its folder. */
  dispose(): Promise<void>;
}

export async function startRedis(): Promise<Redis> {
  if (folder === null) throw new Error('expected hasRedis to be asked first');
  const home = temporaryFolder('turn7-redis-');
  const port = await freePort();
  const args = ['--port', `${port}`, '--bind', '127.0.0.1', '--save', '', '--appendonly', 'no', '--dir', home];
  const command = { program: join(folder, 'redis-server'), args, quit: 'SIGKILL' } as const;
  const server = new ServerProcess(command, home, () => ping(port));
  await server.start();
  return {
    url: `redis://127.0.0.1:${port}`,
    stop: () => server.stop('SIGTERM'),
    start: () => server.start(),
    dispose: () => server.dispose(),
  };
}

async function ping(port: number): Promise<void> {
  const socket = connect(port, '127.0.0.1');
  try {
    socket.end('PING\r\n');
    const answer = await text(socket); // what comes before the end, if anything does
    if (!answer.startsWith('+PONG')) throw new Error(`expected PONG, not ${answer}`);
  } finally {
    socket.destroy();
  }
}
