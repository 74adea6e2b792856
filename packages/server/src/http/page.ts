/** What a browser sees: the page's own files, or as long as there are none a few words about the server. */
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import files from '@fastify/static';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import * as z from 'zod/mini';
import type { Services } from '../services.ts';
import { embedded } from './headers.ts';
import { pageWithWords } from './page-words.ts';
import { ROUTES } from './routes.ts';

/** Beside the page's files: the addresses that people open, as `/t/:code`. The page knows what each shows. */
const ADDRESSES = z.array(z.string());
const ADDRESSES_FILE = 'pages.json';

/** The names of files in there change with what they contain. */
const HASHED = '/assets/';
const FOR_EVER = 'public, max-age=31536000, immutable';
/** Kept, but asked for each time: an old page must never meet a new server without knowing. */
const FRESH = 'no-cache';

const HTML = 'text/html; charset=utf-8';
/** What others may show in a frame; everything else stays as strict as it is. */
const EMBEDS = '/embed/';

/** What becomes of a request that nothing answers. */
type Refuse = (request: FastifyRequest, reply: FastifyReply) => FastifyReply;

/** `folder`: with the built files of the page. */
export async function servePage(
  app: FastifyInstance,
  services: Services,
  folder: string | null,
  refuse: Refuse,
): Promise<void> {
  if (folder === null) {
    app.get('/', (_, reply) => reply.type(HTML).send(PLAIN_PAGE));
    app.setNotFoundHandler(refuse);
    return;
  }
  const addresses = ADDRESSES.parse(JSON.parse(await readFile(join(folder, ADDRESSES_FILE), 'utf8')));
  await app.register(async (page) => {
    page.addHook('onRequest', async ({ url }, reply) => {
      reply.header('cache-control', url.startsWith(HASHED) ? FOR_EVER : FRESH);
      reply.header('vary', 'origin, accept-encoding');
    });
    // The build has put a smaller copy beside each file that is worth it.
    await page.register(files, { root: folder, preCompressed: true, cacheControl: false });
    for (const address of addresses)
      page.get(
        address,
        { helmet: address.startsWith(EMBEDS) ? embedded(services.config) : {} },
        async (request, reply) => {
          const html = await pageWithWords(services, folder, request);
          return reply.type(HTML).header('vary', 'origin, accept-language').send(html);
        },
      );
    page.setNotFoundHandler((request, reply) => {
      if (!isPageWanted(request)) return refuse(request, reply);
      return reply.code(404).header('cache-control', 'no-store').sendFile('index.html');
    });
  });
}

/** A browser that opens an address says so; a script that is missing, or a program, gets an answer for programs. */
const isPageWanted = ({ method, url, headers }: FastifyRequest): boolean =>
  (method === 'GET' || method === 'HEAD') &&
  !url.startsWith('/api/') &&
  (headers.accept?.includes('text/html') ?? false);

const API = ROUTES.map(
  ({ method, path, summary }) => `<dt><code>${method} ${path}</code></dt><dd>${summary.replaceAll('`', '')}</dd>`,
).join('\n');

const PLAIN_PAGE = `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<title>Turn 7</title>
<h1>Turn 7</h1>
<p>The server is running. It keeps tables of the push-your-luck card game that people know as Flip 7.</p>
<p>There is no page to play on yet. Programs can play here:
<a href="/api/openapi.json">the API as an OpenAPI document</a>, <a href="/health">is the server alive?</a></p>
<dl>
${API}
</dl>
<p>An independent, unofficial implementation. Not affiliated with or endorsed by the author or publisher of the game.</p>
</html>
`;
