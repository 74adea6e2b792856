/** Places for assistants over HTTP, of which there are not many: who gets one when all are taken. */
import { Server } from '@modelcontextprotocol/sdk/server/index.js';
import { LATEST_PROTOCOL_VERSION } from '@modelcontextprotocol/sdk/types.js';
import { expect, onTestFinished, test, vi } from 'vitest';
import { serveHttp } from '../src/mcp/http.ts';

const PLACES = 32;
const MINUTE = 60_000;

const HEADERS = { 'content-type': 'application/json', accept: 'application/json, text/event-stream' };

async function start(): Promise<string> {
  vi.useFakeTimers({ toFake: ['Date', 'setInterval', 'clearInterval'] });
  onTestFinished(() => void vi.useRealTimers());
  const begin = () => ({ server: new Server({ name: 'test', version: '1' }, { capabilities: {} }), close: () => {} });
  const { url, stop } = await serveHttp(0, begin);
  onTestFinished(stop);
  return url;
}

/** Somebody new, who never says goodbye. */
async function come(url: string): Promise<{ status: number; id: string; text: string }> {
  const params = {
    protocolVersion: LATEST_PROTOCOL_VERSION,
    capabilities: {},
    clientInfo: { name: 'a', version: '1' },
  };
  const body = JSON.stringify({ jsonrpc: '2.0', id: 1, method: 'initialize', params });
  const response = await fetch(url, { method: 'POST', headers: HEADERS, body });
  const id = response.headers.get('mcp-session-id') ?? '';
  return { status: response.status, id, text: await response.text() };
}

async function statusOf(url: string, id: string): Promise<number> {
  const body = JSON.stringify({ jsonrpc: '2.0', id: 2, method: 'ping' });
  const response = await fetch(url, { method: 'POST', headers: { ...HEADERS, 'mcp-session-id': id }, body });
  await response.text();
  return response.status;
}

const pass = (minutes: number): void => void vi.advanceTimersByTime(minutes * MINUTE);

async function fill(url: string): Promise<string[]> {
  const ids: string[] = [];
  while (ids.length < PLACES) ids.push((await come(url)).id);
  return ids;
}

test('where all places are taken, the one that was idle longest goes to a newcomer', async () => {
  const url = await start();
  const [first = '', second = '', ...others] = await fill(url);
  pass(4);
  expect(await statusOf(url, first)).toBe(200);
  pass(2);
  expect(await come(url)).toMatchObject({ status: 200 });
  expect(await statusOf(url, second)).toBe(404);
  for (const id of [first, ...others]) expect(await statusOf(url, id)).toBe(200);
});

test('a newcomer who finds no idle place is told what to do', async () => {
  const url = await start();
  await fill(url);
  pass(4);
  expect(await come(url)).toMatchObject({ status: 503, text: expect.stringMatching(/DELETE.*in 5 minutes/) });
});

test('who listens keeps their place, however silent', async () => {
  const url = await start();
  const ids = await fill(url);
  const ends = new AbortController();
  const listen = (id: string) => fetch(url, { headers: { ...HEADERS, 'mcp-session-id': id }, signal: ends.signal });
  for (const id of ids) expect(await listen(id)).toMatchObject({ status: 200 });
  pass(30);
  expect(await come(url)).toMatchObject({ status: 503 });
  ends.abort();
  const comeLater = async () => {
    pass(6); // after the server has heard of it, which nobody is told
    return come(url);
  };
  await expect.poll(comeLater).toMatchObject({ status: 200 });
});

test('what begins no session takes no place from anybody', async () => {
  const url = await start();
  const ids = await fill(url);
  pass(10);
  const response = await fetch(url, { method: 'POST', headers: HEADERS, body: '{}' });
  expect(response.status).toBe(400);
  for (const id of ids) expect(await statusOf(url, id)).toBe(200);
});

test('after an hour of silence a session is over, unless somebody listens to it', async () => {
  const url = await start();
  const [silent, listening] = [await come(url), await come(url)];
  const ends = new AbortController();
  await fetch(url, { headers: { ...HEADERS, 'mcp-session-id': listening.id }, signal: ends.signal });
  pass(62);
  await expect.poll(() => statusOf(url, silent.id)).toBe(404);
  expect(await statusOf(url, listening.id)).toBe(200);
  ends.abort();
});
