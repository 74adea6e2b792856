/** What a request that cannot be answered gets instead: always `{ refused: { code, message } }`, with the code's status. */
import { STATUS_CODES } from 'node:http';
import type { Socket } from 'node:net';
import type { Duplex } from 'node:stream';
import { MESSAGE_BYTES, REFUSALS, type Refused } from '@turn7/protocol';
import type { FastifyReply } from 'fastify';
import { TooOften } from '../rates.ts';
import { refusedFor } from '../refusal.ts';
import type { Services } from '../services.ts';
import { codeOf } from '../store/failure.ts';

/** Seconds after which to try again, where nothing more exact is known. */
const RETRY_AFTER: Partial<Record<Refused['code'], number>> = { 'too many requests': 5, unavailable: 1 };

const NO_ROUTE: Refused = {
  code: 'not found',
  message: 'There is nothing at this address; GET /api/openapi.json says what there is.',
};
const NO_EMBED: Refused = {
  code: 'not found',
  message: 'Nothing is here for a frame; expected /embed/t/CODE or /embed/replay?table=CODE&game=NUMBER.',
};

export const noRoute = (url: string): Refused => (url.startsWith('/embed') ? NO_EMBED : NO_ROUTE);

export const FOREIGN: Refused = { code: 'forbidden', message: 'Pages from elsewhere may not use this server.' };

export const NO_HOST: Refused = { code: 'bad request', message: 'The request has no Host header.' };

const TOO_LARGE = 'FST_ERR_CTP_BODY_TOO_LARGE';

const tooLarge = (most: number | undefined): Refused => ({
  code: 'too large',
  message: `The body is too large; expected at most ${most ?? MESSAGE_BYTES} bytes.`,
});

const UNREADABLE: Refused = { code: 'bad request', message: 'The server cannot read that request.' };

/** What Fastify finds wrong with a request before any handler sees it. */
const UNREAD: Readonly<Record<string, Refused>> = {
  FST_ERR_CTP_INVALID_MEDIA_TYPE: {
    code: 'bad request',
    message: 'The content type is not known here; expected application/json.',
  },
  FST_ERR_CTP_EMPTY_JSON_BODY: { code: 'bad request', message: 'The body is empty; expected JSON.' },
  FST_ERR_CTP_INVALID_JSON_BODY: { code: 'bad request', message: 'The body is not JSON; expected an object.' },
};

export const sendFailure = (services: Services, reply: FastifyReply, error: unknown): FastifyReply =>
  sendRefused(
    services,
    reply,
    refusedOver(error, services, reply),
    error instanceof TooOften ? error.retryAfterSeconds : undefined,
  );

function refusedOver(error: unknown, { log }: Services, { request }: FastifyReply): Refused {
  const code = codeOf(error);
  if (code === TOO_LARGE) return tooLarge(request.routeOptions.bodyLimit);
  const unread = UNREAD[code];
  if (unread !== undefined) return unread;
  return isClientsFault(error) ? UNREADABLE : refusedFor(error, log);
}

export function sendRefused(
  { metrics }: Services,
  reply: FastifyReply,
  refused: Refused,
  retryAfter = RETRY_AFTER[refused.code],
): FastifyReply {
  metrics.refused(refused.code);
  if (retryAfter !== undefined) reply.header('retry-after', retryAfter);
  return reply.code(REFUSALS[refused.code]).header('cache-control', 'no-store').send({ refused });
}

function isClientsFault(error: unknown): boolean {
  if (!(error instanceof Error) || !('statusCode' in error)) return false;
  return typeof error.statusCode === 'number' && error.statusCode >= 400 && error.statusCode < 500;
}

/** For what is not even HTTP. */
export const answerUnreadable = (socket: Socket): void => answerRefused(socket, UNREADABLE);

/** Over a connection that is no longer Fastify's; the answer ends it. `more`: headers besides. */
export function answerRefused(stream: Duplex, refused: Refused, more: readonly string[] = []): void {
  stream.on('error', () => {}); // whoever asked is gone
  if (!stream.writable) {
    stream.destroy();
    return;
  }
  const status = REFUSALS[refused.code];
  const body = JSON.stringify({ refused });
  const head = [
    `HTTP/1.1 ${status} ${STATUS_CODES[status]}`,
    'Content-Type: application/json',
    `Content-Length: ${Buffer.byteLength(body)}`,
    'Connection: close',
    ...more,
  ];
  stream.once('finish', () => stream.destroy()); // it reads nothing more
  stream.end([...head, '', body].join('\r\n'));
}
