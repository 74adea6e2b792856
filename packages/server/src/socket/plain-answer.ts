/**
 * A request that offers another protocol where there is none is a request like any other (RFC 9110, 7.8). Node hands over
 * its connection once sockets are served anywhere, and forgets what it knew of it: here it is known still, and the
 * connection goes back with the offer taken out.
 */
import type { Server as HttpServer, IncomingMessage, ServerResponse } from 'node:http';
import type { Duplex } from 'node:stream';

const OFFER = ['upgrade', 'connection', 'http2-settings'];

export class PlainAnswers {
  readonly #server: HttpServer;
  /** When those connections were made that nothing was asked over yet. */
  readonly #madeAt = new WeakMap<Duplex, number>();
  /** What each connection owes, in order. */
  readonly #owed = new WeakMap<Duplex, Set<ServerResponse>>();

  constructor(server: HttpServer) {
    this.#server = server;
    server.on('connection', (stream) => this.#madeAt.set(stream, performance.now()));
    server.on('request', ({ socket: stream }, response) => {
      this.#madeAt.delete(stream);
      const owed = this.#owed.get(stream) ?? new Set();
      this.#owed.set(stream, owed.add(response));
      response.once('close', () => owed.delete(response));
    });
  }

  /** Goes on when all is answered that was asked before: what comes after that must not come into the middle of it. */
  afterOthers(stream: Duplex, goOn: () => void): void {
    const owed = [...(this.#owed.get(stream) ?? [])];
    const last = owed.at(-1);
    if (last === undefined) {
      goOn();
      return;
    }
    const tellDrain = (): void => void owed[0]?.emit('drain'); // Node does so no more: a long answer would stop
    stream.on('drain', tellDrain);
    stream.on('error', () => {}); // whoever asked is gone
    for (const response of owed) response.once('close', () => owed.shift());
    last.once('close', () => {
      stream.off('drain', tellDrain);
      if (stream.writable) goOn();
      else stream.destroy();
    });
  }

  /** The connection ends with the answer: what follows the request is dropped. */
  give(request: IncomingMessage, stream: Duplex, head: Buffer): void {
    const { method, url, httpVersion, rawHeaders } = request;
    const lines = [`${method} ${url} HTTP/${httpVersion}`, 'Connection: close'];
    for (let i = 0; i < rawHeaders.length; i += 2)
      if (!OFFER.includes(rawHeaders[i]?.toLowerCase() ?? '')) lines.push(`${rawHeaders[i]}: ${rawHeaders[i + 1]}`);
    this.#bound(stream);
    stream.unshift(Buffer.concat([Buffer.from(`${lines.join('\r\n')}\r\n\r\n`, 'latin1'), head]));
    this.#server.emit('connection', stream);
  }

  /** Node begins to count anew; the time for the request has been running since the connection was made. */
  #bound(stream: Duplex): void {
    const madeAt = this.#madeAt.get(stream);
    if (madeAt === undefined) return; // there were others before it
    const rest = this.#server.requestTimeout - (performance.now() - madeAt);
    const timer = setTimeout(() => {
      for (const { req } of this.#owed.get(stream) ?? []) if (!req.complete) stream.destroy();
    }, rest);
    stream.once('close', () => clearTimeout(timer));
  }
}
