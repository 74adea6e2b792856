/** What a browser sees: the page's own files, or as long as there are none a few words about the server. */
import files from '@fastify/static';
import type { FastifyInstance } from 'fastify';
import { ROUTES } from './routes.ts';

/** Addresses that people open. `/t/CODE` is a table. */
const ADDRESSES = ['/', '/t/:code'];

/** `folder`: with the built files of the page. */
export async function servePage(app: FastifyInstance, folder: string | null): Promise<void> {
  if (folder === null) {
    for (const address of ADDRESSES)
      app.get(address, (_, reply) => reply.type('text/html; charset=utf-8').send(PLAIN_PAGE));
    return;
  }
  await app.register(files, { root: folder });
  app.get('/t/:code', (_, reply) => reply.sendFile('index.html'));
}

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
