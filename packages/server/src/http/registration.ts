/** From a request of Fastify's to a route of ours, and back. */
import { Token } from '@turn7/protocol';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { addressOf } from '../address.ts';
import { Refusal } from '../refusal.ts';
import type { Services } from '../services.ts';
import type { Asked, Route } from './route.ts';

/** A new table with its host and bots, or a new member, with a key to the place: about so many bytes. */
const ARRIVAL_BYTES = 1000;

/** Pictures are shown by pages from elsewhere, which browsers would not let them otherwise. */
const FOR_OTHER_PAGES = ['cross-origin-resource-policy', 'cross-origin'] as const;

const contentType = ({ media }: Route): string => (media === 'image/png' ? media : `${media}; charset=utf-8`);

export function register(app: FastifyInstance, services: Services, route: Route): void {
  app.route<{ Params: Record<string, string> }>({
    method: route.method,
    url: route.path,
    bodyLimit: route.most,
    onRequest: async (request) => countRequest(services, route, request),
    handler: async (request, reply) => {
      const answer = await route.handle(services, askedBy(services, request));
      if (route.media === 'image/png') reply.header(...FOR_OTHER_PAGES);
      return reply.code(route.status).type(contentType(route)).header('cache-control', route.cache).send(answer);
    },
  });
}

function countRequest({ rates, config }: Services, { rate }: Route, { raw }: FastifyRequest): void {
  if (rate === null) return;
  const address = addressOf(raw, config.behindProxy);
  rates.take('request', address);
  if (rate !== 'request') rates.take(rate, address);
  if (rate === 'arrival') rates.take('written', address, ARRIVAL_BYTES);
}

const askedBy = ({ config }: Services, request: FastifyRequest<{ Params: Record<string, string> }>): Asked => ({
  path: request.params,
  query: request.query,
  body: request.body ?? undefined,
  token: tokenIn(request.headers.authorization),
  address: addressOf(request.raw, config.behindProxy),
  origin: `${request.protocol}://${request.host}`,
  gone: () => request.signal,
});

function tokenIn(header: string | undefined): string | null {
  if (header === undefined) return null;
  const [, text] = /^Bearer ([^ ]+)$/i.exec(header) ?? [];
  const token = Token.safeParse(text);
  if (token.success) return token.data;
  throw new Refusal(
    'unauthorised',
    'The Authorization header has no token; expected "Bearer" and the 43 letters of one.',
  );
}
