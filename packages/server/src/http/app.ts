/** The HTTP edge: reads requests, refuses those that may not be made, hands the others to their routes. */
import helmet from '@fastify/helmet';
import { MESSAGE_BYTES } from '@turn7/protocol';
import fastify, { type FastifyBaseLogger, type FastifyInstance, LogController } from 'fastify';
import { checkOrigin } from './cors.ts';
import { answerUnreadable, NO_ROUTE, sendFailure, sendRefused } from './failure.ts';
import { headersFor } from './headers.ts';
import { servePage } from './page.ts';
import { register } from './registration.ts';
import type { Desk } from './route.ts';
import { ROUTES } from './routes.ts';

/** How long somebody may take to send a request. */
const REQUEST_MS = 10_000;

/** `page`: the folder with the built files of the page, or null if there is none. */
export async function buildApp(desk: Desk, page: string | null): Promise<FastifyInstance> {
  const logger: FastifyBaseLogger = desk.log;
  const app = fastify({
    loggerInstance: logger,
    logController: new LogController({ disableRequestLogging: true }), // lines would name tables and addresses
    bodyLimit: MESSAGE_BYTES,
    requestTimeout: REQUEST_MS,
    trustProxy: desk.config.behindProxy,
    return503OnClosing: false, // what is under way is finished, and /ready says why nothing more should come
    frameworkErrors: (error, _request, reply) => sendFailure(desk, reply, error),
    clientErrorHandler: (_error, socket) => answerUnreadable(socket),
  });
  app.removeContentTypeParser('text/plain');
  await app.register(helmet, headersFor(desk.config));
  app.addHook('onRequest', async (request, reply) => checkOrigin(desk, request, reply));
  app.setErrorHandler((error, _request, reply) => sendFailure(desk, reply, error));
  for (const route of ROUTES) register(app, desk, route);
  await servePage(app, page, (_request, reply) => sendRefused(desk, reply, NO_ROUTE));
  return app;
}
