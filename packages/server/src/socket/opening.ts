/** What is wrong with a request that should have opened a WebSocket, said as all else is said. */
import type { IncomingMessage } from 'node:http';
import type { Duplex } from 'node:stream';
import type { Refused } from '@turn7/protocol';
import { answerRefused } from '../http/failure.ts';

const NO_GET: Refused = { code: 'bad request', message: 'A socket is opened with GET.' };
const NO_WEBSOCKET: Refused = {
  code: 'outdated',
  message: 'Sockets here are WebSockets of version 13; expected "Upgrade: websocket" and "Sec-WebSocket-Version: 13".',
};
const NO_KEY: Refused = {
  code: 'bad request',
  message: 'The server cannot read that handshake; expected that of a WebSocket, with "Sec-WebSocket-Key".',
};
/** What the library reads: the older one is the same but for a header. */
const READ_VERSIONS = ['13', '8'];
/** What would be spoken here. */
const OFFER = ['Connection: Upgrade', 'Upgrade: websocket', 'Sec-WebSocket-Version: 13'];

/** Answers a request in which something was found to be wrong, and says what. */
export function refuseOpening(request: IncomingMessage, stream: Duplex): Refused {
  const refused = refusalOf(request);
  answerRefused(stream, refused, refused === NO_WEBSOCKET ? OFFER : []);
  return refused;
}

function refusalOf({ method, headers }: IncomingMessage): Refused {
  if (method !== 'GET') return NO_GET;
  const isWebSocket = headers.upgrade?.toLowerCase() === 'websocket';
  return isWebSocket && READ_VERSIONS.includes(headers['sec-websocket-version'] ?? '') ? NO_KEY : NO_WEBSOCKET;
}
