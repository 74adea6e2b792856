/** A network of our own between two who talk by TCP: it can be cut, and it can be slow. */
import { once } from 'node:events';
import { createServer, connect as dial, type Server, type Socket } from 'node:net';
import { type Disturbance, Frames } from './frames.ts';

/**
 * `refused`: connections break, and no new one comes about. `stalled`: nothing arrives, and all of it does when the cut is
 * over. `deaf`: what is said arrives, the answers do not, and the connections are lost.
 */
export type Cut = 'refused' | 'stalled' | 'deaf';

interface Link {
  readonly client: Socket;
  readonly server: Socket;
  /** What did not get through yet. */
  held: (() => void)[];
  /** Whether something that was said is lost for good. */
  isBroken: boolean;
}

export class Way {
  readonly port: number;
  readonly #server: Server;
  readonly #links = new Set<Link>();
  #cut: Cut | null = null;
  #delayMs = 0;
  #disturbance: Disturbance | null = null;

  private constructor(server: Server, port: number, target: number) {
    this.#server = server;
    this.port = port;
    server.on('connection', (client) => this.#join(client, target));
  }

  static async open(target: number): Promise<Way> {
    const server = createServer().listen(0, '127.0.0.1');
    await once(server, 'listening');
    const address = server.address();
    if (address === null || typeof address === 'string') throw new Error('expected a port');
    return new Way(server, address.port, target);
  }

  cut(kind: Cut): void {
    this.#cut = kind;
    if (kind === 'refused') for (const link of this.#links) this.#break(link);
  }

  /** Whatever is said takes so much longer to arrive. */
  slowDown(milliseconds: number): void {
    this.#delayMs = milliseconds;
  }

  /** Single messages of WebSockets get lost, or come twice. */
  disturb(disturbance: Disturbance): void {
    this.#disturbance = disturbance;
  }

  heal(): void {
    this.#cut = null;
    this.#disturbance = null;
    this.#delayMs = 0;
    for (const link of this.#links) {
      if (link.isBroken) this.#break(link);
      for (const pass of link.held.splice(0)) pass();
    }
  }

  close(): void {
    this.#server.close();
    for (const link of this.#links) this.#break(link);
  }

  #join(client: Socket, target: number): void {
    if (this.#cut === 'refused') {
      client.destroy();
      return;
    }
    const link: Link = { client, server: dial(target, '127.0.0.1'), held: [], isBroken: false };
    this.#links.add(link);
    this.#forward(link, link.client, link.server, false);
    this.#forward(link, link.server, link.client, true);
  }

  #forward(link: Link, from: Socket, to: Socket, isAnswer: boolean): void {
    from.setNoDelay(true);
    from.on('error', () => {}); // `close` follows
    const frames = new Frames();
    from.on('data', (chunk) => {
      for (const part of frames.take(chunk, this.#disturbance)) this.#pass(link, isAnswer, () => void to.write(part));
    });
    from.on('close', () => {
      this.#pass(link, false, () => to.destroy());
      if (to.destroyed) this.#links.delete(link);
    });
  }

  #pass(link: Link, isAnswer: boolean, deliver: () => void): void {
    if (this.#cut === 'deaf' && isAnswer) link.isBroken = true;
    else if (this.#cut === 'stalled' || link.held.length > 0) link.held.push(deliver);
    else if (this.#delayMs > 0) this.#later(link, deliver);
    else deliver();
  }

  /** In the order in which it was said. */
  #later(link: Link, deliver: () => void): void {
    link.held.push(deliver);
    if (link.held.length > 1) return;
    const next = (): void => {
      if (this.#cut === 'stalled') return; // healing delivers it
      link.held.shift()?.();
      if (link.held.length > 0) setTimeout(next, this.#delayMs);
    };
    setTimeout(next, this.#delayMs);
  }

  #break(link: Link): void {
    link.client.destroy();
    link.server.destroy();
    this.#links.delete(link);
  }
}
