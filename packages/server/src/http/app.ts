/** HTTP: reads requests, refuses those that may not be made, hands the others to their routes. */
import helmet from '@fastify/helmet';
import { MESSAGE_BYTES } from '@turn7/protocol';
import fastify, { type FastifyBaseLogger, type FastifyInstance, LogController } from 'fastify';
import type { Services } from '../services.ts';
import { answerUnreadable, NO_ROUTE, sendFailure, sendRefused } from './failure.ts';
import { checkOrigin, headersFor } from './headers.ts';
import { servePage } from './page.ts';
import { register } from './registration.ts';
import { ROUTES } from './routes.ts';

/** How long somebody may take to send a request. */
const REQUEST_MS = 10_000;

/** `page`: the folder with the built files of the page, or null if there is none. */
export async function buildApp(services: Services, page: string | null): Promise<FastifyInstance> {
  const logger: FastifyBaseLogger = services.log;
  const app = fastify({
    loggerInstance: logger,
    logController: new LogController({ disableRequestLogging: true }), // lines would name tables and addresses
    bodyLimit: MESSAGE_BYTES,
    requestTimeout: REQUEST_MS,
    trustProxy: services.config.behindProxy,
    return503OnClosing: false, // what is under way is finished, and /ready says why nothing more should come
    frameworkErrors: (error, _request, reply) => sendFailure(services, reply, error),
    clientErrorHandler: (_error, socket) => answerUnreadable(socket),
  });
  app.removeContentTypeParser('text/plain');
  await app.register(helmet, headersFor(services.config));
  app.addHook('onRequest', async (request, reply) => checkOrigin(services, request, reply));
  app.setErrorHandler((error, _request, reply) => sendFailure(services, reply, error));
  for (const route of ROUTES) register(app, services, route);
  await servePage(app, page, (_request, reply) => sendRefused(services, reply, NO_ROUTE));
  return app;
}
