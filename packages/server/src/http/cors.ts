/** Pages from elsewhere: those that the configuration names may use the API, all others may change nothing. */
import type { FastifyReply, FastifyRequest } from 'fastify';
import { isWelcome } from '../origin.ts';
import type { Services } from '../services.ts';
import { FOREIGN, sendRefused } from './failure.ts';

/** Seconds for which a browser need not ask again. */
const REMEMBERED = 600;

/** Answers at once where nothing more is to be done. */
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
