/** A built page of the smallest kind, for servers of tests. */
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, onTestFinished } from 'vitest';
import type { Config, StartOptions } from '../../src/index.ts';
import { type OwnServer, startTestServer, type TestServer, usualServer } from './server.ts';

const FILES = {
  'index.html':
    '<head><meta name="description" content="What it is." />\n<title>Turn 7</title></head><body><div id="page"></div></body>',
  'pages.json': JSON.stringify([
    '/',
    '/t/:code',
    '/tv/:code',
    '/s/:code',
    '/daily',
    '/replay',
    '/rules',
    '/learn',
    '/learn/cases',
    '/score',
    '/lab/position',
    '/embed/t/:code',
    '/embed/replay',
  ]),
};

function makePage(): string {
  const folder = mkdtempSync(join(tmpdir(), 'turn7-page-'));
  for (const [name, content] of Object.entries(FILES)) writeFileSync(join(folder, name), content);
  return folder;
}

let common: string | undefined;

/** One for all tests of a file that need none of their own. */
export function usualPage(): Promise<TestServer> {
  common ??= makePage();
  return usualServer({ page: common });
}

afterAll(() => {
  if (common !== undefined) rmSync(common, { recursive: true });
});

/** A server that no other test uses. */
export function startWithPage(overrides: Partial<Config> = {}, options: StartOptions = {}): Promise<OwnServer> {
  const page = makePage();
  onTestFinished(() => rmSync(page, { recursive: true }));
  return startTestServer(overrides, { ...options, page });
}

/** What a page says of itself to those who show its link: `title`, `description`, and by property, as a browser reads it. */
export function wordsIn(html: string): Readonly<Record<string, string>> {
  const metas = [...html.matchAll(/<meta (?:name|property)="([^"]+)" content="([^"]*)" \/>/g)];
  const title = /<title>([^<]*)<\/title>/.exec(html)?.[1] ?? '';
  return Object.fromEntries([
    ['title', unescaped(title)],
    ...metas.map(([, key, text]) => [key, unescaped(text ?? '')]),
  ]);
}

const SIGNS = { '&lt;': '<', '&gt;': '>', '&quot;': '"', '&#39;': "'", '&amp;': '&' };

const unescaped = (text: string): string =>
  Object.entries(SIGNS).reduce((rest, [entity, sign]) => rest.replaceAll(entity, sign), text);
