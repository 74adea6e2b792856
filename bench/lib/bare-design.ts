/** The reference: rooms in which one after the other sends a line that is committed, acknowledged and told to all. */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createRequire } from 'node:module';
import { RawSocket } from '../../packages/server/load/raw-socket.ts';
import { AsFastAsPossible, type Measured, Stopwatch } from './drives.ts';

const PROGRAM = createRequire(import.meta.url).resolve('@turn7/server/bare-server');
/** As long as a line of ours. */
const BODY = JSON.stringify({ kind: 'chose', seat: 1, choice: 'hit', by: 'person' });

export async function measureBareDesign(
  rooms: number,
  seats: number,
  seconds: number,
  file: string,
): Promise<Measured> {
  const child = spawn(process.execPath, [PROGRAM, file], { stdio: ['ignore', 'pipe', 'inherit'] });
  try {
    const [port] = await once(child.stdout, 'data');
    const url = `http://127.0.0.1:${Number(String(port))}`;
    const all = await Promise.all(Array.from({ length: rooms }, (_, room) => openRoom(url, `R${room}`, seats)));
    const stopwatch = new Stopwatch(new AsFastAsPossible(seconds));
    await Promise.all(all.map((room) => playRoom(room, stopwatch)));
    for (const socket of all.flat()) socket.close();
    return stopwatch.measured;
  } finally {
    child.kill();
    await once(child, 'exit');
  }
}

async function openRoom(url: string, code: string, seats: number): Promise<RawSocket[]> {
  const sockets = Array.from({ length: seats }, () => new RawSocket(url, { code }));
  await Promise.all(sockets.map(({ welcome }) => welcome));
  return sockets;
}

async function playRoom(sockets: readonly RawSocket[], stopwatch: Stopwatch): Promise<void> {
  for (let seq = 1; !stopwatch.isOver; seq++) {
    const since = await stopwatch.turn();
    await sockets[seq % sockets.length]?.emit('command', { seq, body: BODY });
    stopwatch.acknowledged({ code: '', command: '', seq }, performance.now() - since);
  }
}
