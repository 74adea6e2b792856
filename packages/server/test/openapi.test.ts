/** The OpenAPI document says what the server does: all of it, and nothing else. */
import { describe, expect, test } from 'vitest';
import * as z from 'zod';
import { EXAMPLES, PARAMETERS } from '../src/http/examples.ts';
import { openApi } from '../src/http/openapi.ts';
import { ROUTES } from '../src/http/routes.ts';
import { beRated, spendDay, spendEvening } from './support/evening.ts';
import { type Heard, startTestServer } from './support/server.ts';

const DOCUMENT = openApi(ROUTES);

describe('the document', () => {
  test('is what the server gives', async () => {
    const server = await startTestServer();
    expect((await server.ask('/api/openapi.json')).json).toEqual(JSON.parse(JSON.stringify(DOCUMENT)));
  });

  test('has these routes, each with a sentence', () => {
    const lines = Object.entries(DOCUMENT.paths).flatMap(([path, operations]) =>
      Object.keys(operations).map((method) => `${method.toUpperCase()} ${path}`),
    );
    expect(lines.sort()).toEqual([
      'GET /api/daily',
      'GET /api/daily/days/{date}',
      'GET /api/daily/ranks',
      'GET /api/openapi.json',
      'GET /api/push',
      'GET /api/rating',
      'GET /api/sheets/{code}',
      'GET /api/tables',
      'GET /api/tables/{code}',
      'GET /api/tables/{code}/events',
      'GET /api/tables/{code}/ratings',
      'GET /api/tables/{code}/records',
      'GET /api/tables/{code}/records/{game}',
      'GET /health',
      'GET /metrics',
      'GET /oembed',
      'GET /preview.png',
      'GET /ready',
      'POST /api/daily/groups',
      'POST /api/daily/groups/{code}/members',
      'POST /api/daily/tries',
      'POST /api/rating/removal',
      'POST /api/sheets',
      'POST /api/sheets/{code}/changes',
      'POST /api/tables',
      'POST /api/tables/{code}/commands',
      'POST /api/tables/{code}/members',
      'POST /api/tables/{code}/notices',
      'POST /api/tables/{code}/passes',
      'POST /api/tables/{code}/places',
    ]);
    for (const { summary } of ROUTES) expect(summary).toMatch(/^[A-Z].+\.$/);
  });

  test.each(ROUTES.map((route) => [`${route.method} ${route.path}`, route] as const))(
    '%s says what it answers, and shows what is sent and answered',
    (name, { body, answer, media }) => {
      const example = EXAMPLES[name];
      expect(example?.answered).toMatch(/^[A-Z].+\.$/);
      expect(body.safeParse(example?.body)).toMatchObject({ success: true });
      if (media !== 'image/png') expect(answer.safeParse(example?.answer)).toMatchObject({ success: true });
    },
  );

  test('shows nothing of operations that there are not', () => {
    expect(Object.keys(EXAMPLES).toSorted()).toEqual(ROUTES.map(({ method, path }) => `${method} ${path}`).toSorted());
  });

  test('says of every parameter what it is, and gives one', () => {
    const named = [...JSON.stringify(DOCUMENT.paths).matchAll(/"name":"(\w+)","in":"(?:path|query)"/g)];
    expect([...new Set(named.map(([, name]) => name))].toSorted()).toEqual(Object.keys(PARAMETERS).toSorted());
  });

  test('refers only to schemas that it has', () => {
    const refs = [...JSON.stringify(DOCUMENT).matchAll(/"\$ref":"#\/components\/schemas\/(\w+)"/g)].map(
      ([, name]) => name,
    );
    expect(refs.length).toBeGreaterThan(10);
    expect(Object.keys(DOCUMENT.components.schemas)).toEqual(expect.arrayContaining(refs));
    expect(JSON.stringify(DOCUMENT)).not.toMatch(/"\$ref":"(?!#\/components\/schemas\/)/);
  });

  test('says which query parameters there are', () => {
    expect(DOCUMENT.paths['/api/tables/{code}/events']?.['get']).toMatchObject({
      parameters: [
        { name: 'code', in: 'path', required: true },
        { name: 'since', in: 'query', required: false, schema: { default: 0 } },
        { name: 'wait', in: 'query', required: false, schema: { default: 0, maximum: 25 } },
      ],
    });
  });
});

/** The document as a program reads it that knows nothing else of the server. */
type Schema = z.core.JSONSchema.JSONSchema;
const Read = z.object({
  paths: z.record(
    z.string(),
    z.record(
      z.string(),
      z.object({
        responses: z.record(
          z.string(),
          z.object({ content: z.record(z.string(), z.object({ schema: z.custom<Schema>() })) }),
        ),
      }),
    ),
  ),
  components: z.object({ schemas: z.record(z.string(), z.custom<Schema>()) }),
});

describe('every answer of a whole evening', () => {
  const { paths, components } = Read.parse(
    JSON.parse(JSON.stringify(DOCUMENT).replaceAll('#/components/schemas/', '#/$defs/')),
  );

  /** The path of the document that a request was for. */
  const pathOf = ({ path }: Heard): string | undefined =>
    Object.keys(paths).find((key) =>
      new RegExp(`^${key.replace(/\{\w+\}/g, '[^/]+')}$`).test(path.split('?')[0] ?? ''),
    );

  function schemaFor(heard: Heard): z.ZodType {
    const { status, headers } = heard.answer;
    const responses = paths[pathOf(heard) ?? '']?.[heard.method.toLowerCase()]?.responses;
    const media = headers.get('content-type')?.split(';')[0] ?? '';
    const schema = (responses?.[status] ?? responses?.['default'])?.content[media]?.schema;
    if (schema === undefined) throw new Error(`${heard.method} ${heard.path}: ${status} ${media} is not documented`);
    return z.fromJSONSchema({ ...schema, $defs: components.schemas });
  }

  test('is as the document says', async () => {
    const server = await startTestServer();
    await spendEvening(server);
    await spendDay(server);
    await beRated(server);
    const known = server.heard.filter(pathOf);
    expect(new Set(known.map((heard) => `${heard.method} ${pathOf(heard)}`)).size).toBe(ROUTES.length);
    for (const heard of known) {
      const { json, text } = heard.answer;
      expect(schemaFor(heard).safeParse(json ?? text), `${heard.method} ${heard.path}`).toMatchObject({
        success: true,
      });
    }
  });
});
