/** The line from one person's device to the server, which a journey may cut and mend; an origin of its own as well. */
import { once } from 'node:events';
import { connect, createServer, type Server, type Socket } from 'node:net';

export class Line {
  readonly #server: Server;
  readonly #sockets = new Set<Socket>();
  #isCut = false;

  private constructor(target: URL) {
    this.#server = createServer((near) => this.#join(near, target));
  }

  static async to(address: string): Promise<Line> {
    const line = new Line(new URL(address));
    line.#server.listen(0, '127.0.0.1');
    await once(line.#server, 'listening');
    return line;
  }

  get origin(): string {
    const address = this.#server.address();
    if (address === null || typeof address === 'string') throw new Error('the line is closed');
    return `http://127.0.0.1:${address.port}`;
  }

  cut(): void {
    this.#isCut = true;
    for (const socket of this.#sockets) socket.destroy();
  }

  mend(): void {
    this.#isCut = false;
  }

  close(): void {
    this.cut();
    this.#server.close();
  }

  #join(near: Socket, target: URL): void {
    if (this.#isCut) {
      near.destroy();
      return;
    }
    const far = connect(Number(target.port), target.hostname);
    for (const [one, other] of [
      [near, far],
      [far, near],
    ] as const) {
      this.#sockets.add(one);
      one.pipe(other);
      one.on('error', () => other.destroy()); // both ends go together
      one.on('close', () => {
        this.#sockets.delete(one);
        other.destroy();
      });
    }
  }
}
