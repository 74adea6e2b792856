/** What browsers are told to forbid, and which pages from elsewhere may use the API. */
import type { FastifyHelmetOptions } from '@fastify/helmet';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { isWelcome } from '../address.ts';
import type { Config } from '../config.ts';
import type { Services } from '../services.ts';
import { FOREIGN, sendRefused } from './failure.ts';

/** Whose pages may have ours in a frame. */
type Framers = "'none'" | '*';

/** The page needs nothing from elsewhere. */
const policy = ({ publicUrl }: Config, framers: Framers) => ({
  useDefaults: false, // they turn http into https, which a server at home does not have
  directives: {
    defaultSrc: ["'none'"],
    scriptSrc: ["'self'"],
    styleSrc: ["'self'"],
    imgSrc: ["'self'"],
    fontSrc: ["'self'"],
    connectSrc: ["'self'", ...(publicUrl === null ? [] : [socketOrigin(publicUrl)])],
    workerSrc: ["'self'"],
    manifestSrc: ["'self'"],
    baseUri: ["'none'"],
    formAction: ["'self'"],
    frameAncestors: [framers],
  },
});

/** Of what is made to be shown inside any page: nothing can be done there, and nothing is kept. */
export const embedded = (config: Config): FastifyHelmetOptions => ({
  contentSecurityPolicy: policy(config, '*'),
  frameguard: false,
  crossOriginResourcePolicy: { policy: 'cross-origin' },
});

/** Of everything else: nobody needs it inside a page of theirs. */
export const headersFor = (config: Config): FastifyHelmetOptions => ({
  contentSecurityPolicy: policy(config, "'none'"),
  frameguard: { action: 'deny' },
  referrerPolicy: { policy: 'no-referrer' },
  hsts: config.publicUrl?.startsWith('https:') ?? false,
});

/** `'self'` covers sockets in today's browsers; older ones must be told their address. */
const socketOrigin = (publicUrl: string): string => new URL(publicUrl).origin.replace(/^http/, 'ws');

/** Seconds for which a browser need not ask again. */
const REMEMBERED = 600;

/**
 * Pages from elsewhere that the configuration names may use the API, all others may change nothing. Answers at once where
 * nothing more is to be done.
 */
export async function checkOrigin(services: Services, request: FastifyRequest, reply: FastifyReply): Promise<unknown> {
  const { origin } = request.headers;
  reply.header('vary', 'origin');
  if (origin === undefined) return;
  if (!isWelcome(request.raw, services.config)) {
    // Whoever only reads gets an answer that their browser keeps from the page.
    return request.method === 'GET' || request.method === 'HEAD' ? undefined : sendRefused(services, reply, FOREIGN);
  }
  reply.header('access-control-allow-origin', origin);
  if (request.method !== 'OPTIONS') return;
  reply.headers({
    'access-control-allow-methods': 'GET, POST',
    'access-control-allow-headers': 'authorization, content-type',
    'access-control-max-age': REMEMBERED,
  });
  return reply.code(204).send();
}
