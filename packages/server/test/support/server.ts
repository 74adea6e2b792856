/** A real server on a free port with a temporary SQLite file, and a small client for its HTTP. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, onTestFinished } from 'vitest';
import { type Config, type RunningServer, type StartOptions, startServer } from '../../src/index.ts';
import { USUAL_PACE } from '../../src/table/due.ts';

/** Bots answer at once, and nobody is taken for gone, however long a test takes. */
export const TEST_PACE = { ...USUAL_PACE, bot: 0, grace: 60_000, linger: 60_000, slack: 0 };

const TEST_CONFIG: Omit<Config, 'database'> = {
  host: '127.0.0.1',
  port: 0,
  redis: null,
  publicUrl: null,
  origins: [],
  behindProxy: false,
  rateLimits: false,
  retentionDays: null,
  pace: TEST_PACE,
  pushContact: null,
  fonts: [],
  reference: null,
  logLevel: 'silent',
};

export interface Answer {
  readonly status: number;
  readonly headers: Headers;
  readonly text: string;
  /** The text as JSON. */
  readonly json: unknown;
}

interface Sent {
  readonly method?: string;
  readonly token?: string | null;
  /** Sent as JSON; text is sent as it is. */
  readonly body?: unknown;
  readonly headers?: Readonly<Record<string, string>>;
  readonly signal?: AbortSignal;
}

export interface TestServer {
  readonly url: string;
  /** Where its SQLite file is. */
  readonly file: string;
  /** A request: POST if it has a body, GET otherwise. */
  ask(path: string, sent?: Sent): Promise<Answer>;
  /** Every answer that it gave. */
  readonly heard: readonly Heard[];
}

/** A server that no other test uses. */
export interface OwnServer extends TestServer {
  stop(): Promise<void>;
}

export interface Heard {
  readonly method: string;
  readonly path: string;
  readonly answer: Answer;
}

/** Stops with the test that started it, if not before. */
export async function startTestServer(overrides: Partial<Config> = {}, options: StartOptions = {}): Promise<OwnServer> {
  const { server, file, end } = await start(overrides, options);
  onTestFinished(end);
  return { ...clientOf(server, file), stop: () => server.stop() };
}

let common: ReturnType<typeof start> | undefined;

/** One for all tests of a file that need none of their own: starting one takes longer than most of them. */
export async function usualServer(options: StartOptions = {}): Promise<TestServer> {
  common ??= start({}, options);
  const { server, file } = await common;
  return clientOf(server, file);
}

afterAll(async () => {
  await (await common)?.end();
});

async function start(overrides: Partial<Config> = {}, options: StartOptions = {}) {
  const folder = mkdtempSync(join(tmpdir(), 'turn7-'));
  const file = join(folder, 'turn7.db');
  const config = { ...TEST_CONFIG, database: { kind: 'sqlite', file } as const, ...overrides };
  // Whoever follows a table is told after every line whether they have followed it well.
  const server = await startServer(config, { ...options, sockets: { digestEvery: 1, ...options.sockets } });
  // A start waits for Redis for two seconds; a test, until nodes hear of each other.
  if (overrides.redis) await expect.poll(() => ask(`${server.url}/ready`)).toMatchObject({ json: { hints: 'up' } });
  const end = async (): Promise<void> => {
    await server.stop();
    rmSync(folder, { recursive: true, force: true });
  };
  return { server, file, end };
}

/** For a server in a process of its own. */
export const clientAt = (url: string): TestServer => clientOf({ url }, '');

function clientOf(server: Pick<RunningServer, 'url'>, file: string): TestServer {
  const heard: Heard[] = [];
  return {
    url: server.url,
    file,
    heard,
    ask: async (path, sent = {}) => {
      const method = methodOf(sent);
      const answer = await ask(`${server.url}${path}`, sent);
      heard.push({ method, path, answer });
      return answer;
    },
  };
}

const methodOf = ({ method, body }: Sent): string => method ?? (body === undefined ? 'GET' : 'POST');

async function ask(url: string, sent: Sent = {}): Promise<Answer> {
  const { token, body, headers, signal } = sent;
  const response = await fetch(url, {
    method: methodOf(sent),
    headers: {
      ...(body === undefined ? {} : { 'content-type': 'application/json' }),
      ...(token ? { authorization: `Bearer ${token}` } : {}),
      ...headers,
    },
    ...(body === undefined ? {} : { body: typeof body === 'string' ? body : JSON.stringify(body) }),
    ...(signal ? { signal } : {}),
  });
  const text = await response.text();
  const isJson = response.headers.get('content-type')?.startsWith('application/json') ?? false;
  return { status: response.status, headers: response.headers, text, json: isJson ? JSON.parse(text) : undefined };
}
