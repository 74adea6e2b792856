/** HTTP: reads requests, refuses those that may not be made, hands the others to their routes. */
import type { Server } from 'node:http';
import helmet from '@fastify/helmet';
import { MESSAGE_BYTES } from '@turn7/protocol';
import fastify, { type FastifyBaseLogger, type FastifyInstance, LogController } from 'fastify';
import { networkOf } from '../address.ts';
import type { Rates } from '../rates.ts';
import type { Services } from '../services.ts';
import { answerUnreadable, NO_HOST, noRoute, sendFailure, sendRefused } from './failure.ts';
import { checkOrigin, headersFor } from './headers.ts';
import { servePage } from './page.ts';
import { serveReference } from './reference.ts';
import { register } from './registration.ts';
import { ROUTES } from './routes.ts';

/** How long somebody may take to send a request, or nothing at all. */
const REQUEST_MS = 10_000;
/** How long somebody may take to read an answer: what waits for them fills the memory. */
const ANSWER_MS = 60_000;
/** How often Node looks for those who took longer: every half a minute, if it is not told otherwise. */
const LOOK_MS = 500;

/** How Node calls what follows a request with which the connection ends. It is dropped: the answer is on its way. */
const AFTER_THE_LAST = 'HPE_CLOSED_CONNECTION';

/** In milliseconds. */
export interface Patience {
  /** How long somebody may take to send a request; ten seconds unless told. */
  readonly requestMs?: number;
  /** How long somebody may take to read the answer; a minute unless told. */
  readonly answerMs?: number;
}

/** `page`: the folder with the built files of the page, or null if there is none. */
export async function buildApp(
  services: Services,
  page: string | null,
  { requestMs = REQUEST_MS, answerMs = ANSWER_MS }: Patience = {},
): Promise<FastifyInstance> {
  const logger: FastifyBaseLogger = services.log;
  const app = fastify({
    loggerInstance: logger,
    logController: new LogController({ disableRequestLogging: true }), // lines would name tables and addresses
    bodyLimit: MESSAGE_BYTES,
    requestTimeout: requestMs,
    // A longer time for the head would be taken for that of the whole: Node swaps the two.
    http: {
      connectionsCheckingInterval: LOOK_MS,
      headersTimeout: requestMs,
      requestTimeout: requestMs,
      requireHostHeader: false, // Node would refuse without a word
    },
    trustProxy: services.config.behindProxy,
    return503OnClosing: false, // what is under way is finished, and /ready says why nothing more should come
    frameworkErrors: (error, _request, reply) => sendFailure(services, reply, error),
    clientErrorHandler: ({ code }, socket) => {
      if (code !== AFTER_THE_LAST) answerUnreadable(socket);
    },
  });
  if (!services.config.behindProxy) boundConnections(app.server, services.rates);
  app.removeContentTypeParser('text/plain');
  await app.register(helmet, headersFor(services.config));
  app.addHook('onRequest', async ({ raw }, reply) => {
    if (raw.httpVersion === '1.1' && raw.headers.host === undefined) return sendRefused(services, reply, NO_HOST);
  });
  app.addHook('onRequest', async (request, reply) => checkOrigin(services, request, reply));
  app.addHook('onSend', async (_request, { raw }) => {
    if (raw.closed) return; // whoever asked has hung up
    const timer = setTimeout(() => raw.destroy(), answerMs);
    raw.once('close', () => clearTimeout(timer));
  });
  app.setErrorHandler((error, _request, reply) => sendFailure(services, reply, error));
  for (const route of ROUTES) register(app, services, route);
  if (services.config.reference !== null) await serveReference(app, services.config.reference);
  await servePage(app, services, page, ({ url }, reply) => sendRefused(services, reply, noRoute(url)));
  return app;
}

/** Whoever has too many connections open gets no further one, so that some are left for others. */
export function boundConnections(server: Server, rates: Rates): void {
  server.on('connection', (socket) => {
    try {
      socket.once('close', rates.open('connection', networkOf(socket.remoteAddress)));
    } catch {
      socket.destroy();
    }
  });
}
