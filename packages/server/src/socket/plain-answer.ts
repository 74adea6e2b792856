/**
 * A request that offers another protocol where there is none is a request like any other (RFC 9110, 7.8). Node hands over
 * its connection once sockets are served anywhere: it goes back, with the offer taken out.
 */
import type { Server as HttpServer, IncomingMessage } from 'node:http';
import type { Duplex } from 'node:stream';

const OFFER = ['upgrade', 'connection', 'http2-settings'];

export function answerPlainly(server: HttpServer, request: IncomingMessage, stream: Duplex, head: Buffer): void {
  const { method, url, httpVersion, rawHeaders } = request;
  const lines = [`${method} ${url} HTTP/${httpVersion}`, 'Connection: close'];
  for (let i = 0; i < rawHeaders.length; i += 2)
    if (!OFFER.includes(rawHeaders[i]?.toLowerCase() ?? '')) lines.push(`${rawHeaders[i]}: ${rawHeaders[i + 1]}`);
  stream.unshift(Buffer.concat([Buffer.from(`${lines.join('\r\n')}\r\n\r\n`, 'latin1'), head]));
  server.emit('connection', stream);
}
