/** The reference: rooms in which one after the other sends a line that is committed, acknowledged and told to all. */
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { createRequire } from 'node:module';
import { RawSocket } from '../../packages/server/load/raw-socket.ts';
import type { Contender } from './contender.ts';
import type { Stopwatch } from './drives.ts';

const PROGRAM = createRequire(import.meta.url).resolve('@turn7/server/bare-server');
/** As long as a line of ours, and as the id of a command. */
const COMMAND = '1:c1234:1.57.hit';
const BODY = JSON.stringify({ kind: 'chose', seat: 1, choice: 'hit', by: 'person' });

export class BareDesign implements Contender {
  readonly name = 'bare design';
  readonly #process: ChildProcess;
  readonly #rooms: readonly Room[];

  private constructor(child: ChildProcess, rooms: readonly Room[]) {
    this.#process = child;
    this.#rooms = rooms;
  }

  static async open(rooms: number, seats: number, file: string): Promise<BareDesign> {
    const child = spawn(process.execPath, [PROGRAM, file], { stdio: ['ignore', 'pipe', 'inherit'] });
    const [port] = await once(child.stdout, 'data');
    const url = `http://127.0.0.1:${Number(String(port))}`;
    const all = await Promise.all(Array.from({ length: rooms }, (_, room) => Room.open(url, `R${room}`, seats)));
    return new BareDesign(child, all);
  }

  get pids(): readonly number[] {
    return [this.#process.pid ?? 0];
  }

  async play(stopwatch: Stopwatch): Promise<void> {
    await Promise.all(this.#rooms.map((room) => room.play(stopwatch)));
  }

  async close(): Promise<void> {
    for (const room of this.#rooms) room.close();
    this.#process.kill();
    await once(this.#process, 'exit');
  }
}

class Room {
  readonly #sockets: readonly RawSocket[];
  #seq = 0;

  private constructor(sockets: readonly RawSocket[]) {
    this.#sockets = sockets;
  }

  static async open(url: string, code: string, seats: number): Promise<Room> {
    const sockets = Array.from({ length: seats }, () => new RawSocket(url, { code }));
    await Promise.all(sockets.map(({ welcome }) => welcome));
    return new Room(sockets);
  }

  async play(stopwatch: Stopwatch): Promise<void> {
    while (!stopwatch.isOver) {
      const since = await stopwatch.turn();
      if (stopwatch.isOver) return;
      const seq = ++this.#seq;
      await this.#sockets[seq % this.#sockets.length]?.ask('command', { seq, command: COMMAND, body: BODY });
      stopwatch.acknowledged({ code: '', command: '', seq }, performance.now() - since);
    }
  }

  close(): void {
    for (const socket of this.#sockets) socket.close();
  }
}
