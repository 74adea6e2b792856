/** The API reference, where an operator wants it: pages without a script, under the same headers as everything else. */
import { existsSync } from 'node:fs';
import { join, resolve } from 'node:path';
import files from '@fastify/static';
import type { FastifyInstance } from 'fastify';
import { ConfigError } from '../config.ts';

const PREFIX = '/reference/';
/** The kinds of files that `npm run docs` makes: whatever else is in the folder is nobody's business. */
const MADE = /\/$|\.(?:html|css)$/;

/** Throws a ConfigError if it is not in that folder. */
export async function serveReference(app: FastifyInstance, folder: string): Promise<void> {
  if (!existsSync(join(folder, 'index.html')))
    throw new ConfigError(`TURN7_REFERENCE is "${folder}"; expected a folder that npm run docs has filled.`);
  await app.register(async (reference) => {
    reference.addHook('onRequest', async (_, reply) => {
      reply.header('cache-control', 'no-cache');
    });
    await reference.register(files, {
      root: resolve(folder),
      prefix: PREFIX,
      cacheControl: false,
      decorateReply: false,
      dotfiles: 'ignore',
      allowedPath: (path) => MADE.test(path),
    });
  });
  app.get(PREFIX.slice(0, -1), (_, reply) => reply.redirect(PREFIX, 308));
}
