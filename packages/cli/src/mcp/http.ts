/** Assistants over HTTP, on this machine alone: each has a session, and pages from elsewhere have none. */
import { randomUUID } from 'node:crypto';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { StreamableHTTPServerTransport } from '@modelcontextprotocol/sdk/server/streamableHttp.js';
import type { AssistantServer } from './server.ts';

const HOST = '127.0.0.1';
const PATH = '/mcp';
const MOST_SESSIONS = 32;
/** Who was silent for so long has forgotten to say goodbye. */
const IDLE_MS = 60 * 60_000;
const LOOK_MS = 60_000;
/** Who was silent for so long, and listens to nothing, makes room if a newcomer finds none. */
const YIELD_MINUTES = 5;

const FULL = `There are ${MOST_SESSIONS} sessions already, and each was used in the last ${YIELD_MINUTES} minutes or is listened to. \
Expected that one of them is ended (DELETE with its mcp-session-id), another attempt in ${YIELD_MINUTES} minutes, or another turn7 mcp --http \
on a port of its own.`;

interface Session {
  readonly transport: StreamableHTTPServerTransport;
  usedAt: number;
  /** How many requests are under way, with those that listen. */
  requests: number;
}

export interface HttpServer {
  readonly url: string;
  stop(): Promise<void>;
}

/** Rejects if the port is taken. */
export async function serveHttp(port: number, begin: () => AssistantServer): Promise<HttpServer> {
  const sessions = new Sessions(begin);
  const server = createServer((request, response) => {
    sessions.answer(request, response).catch((error: unknown) => {
      console.error(error);
      if (!response.headersSent) refuse(response, 500, 'Something went wrong inside turn7.');
    });
  });
  const look = setInterval(() => void sessions.endIdle().catch(console.error), LOOK_MS).unref();
  await new Promise<void>((resolve, reject) => server.once('error', reject).listen(port, HOST, resolve));
  const address = server.address();
  const at = typeof address === 'object' && address !== null ? address.port : port;
  return {
    url: `http://${HOST}:${at}${PATH}`,
    async stop() {
      clearInterval(look);
      await sessions.end();
      server.close();
      server.closeAllConnections();
    },
  };
}

class Sessions {
  readonly #begin: () => AssistantServer;
  readonly #all = new Map<string, Session>();

  constructor(begin: () => AssistantServer) {
    this.#begin = begin;
  }

  async answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const stranger = strangerIn(request);
    if (stranger !== null) return refuse(response, 403, stranger);
    if (request.url?.split('?')[0] !== PATH) return refuse(response, 404, `There is nothing here; expected ${PATH}.`);
    const id = request.headers['mcp-session-id'];
    if (id === undefined) return this.#welcome(request, response);
    const session = this.#all.get(String(id));
    if (session === undefined) return refuse(response, 404, 'This session is over; expected a new one.');
    use(session, response);
    await session.transport.handleRequest(request, response);
  }

  async endIdle(): Promise<void> {
    for (const { transport } of this.#idleSince(Date.now() - IDLE_MS)) await transport.close();
  }

  /** The session that makes room for another; null if none must. */
  get #idlest(): Session | null {
    const idle = this.#idleSince(Date.now() - 60_000 * YIELD_MINUTES);
    return idle.toSorted((a, b) => a.usedAt - b.usedAt)[0] ?? null;
  }

  /** Whoever listens is not idle, however silent. */
  #idleSince(moment: number): Session[] {
    return [...this.#all.values()].filter(({ usedAt, requests }) => requests === 0 && usedAt <= moment);
  }

  async end(): Promise<void> {
    for (const { transport } of [...this.#all.values()]) await transport.close();
  }

  async #welcome(request: IncomingMessage, response: ServerResponse): Promise<void> {
    if (this.#all.size >= MOST_SESSIONS && this.#idlest === null) return refuse(response, 503, FULL);
    const { server, close } = this.#begin();
    const transport = new StreamableHTTPServerTransport({
      sessionIdGenerator: () => randomUUID(),
      onsessioninitialized: async (id) => {
        if (this.#all.size >= MOST_SESSIONS) await this.#idlest?.transport.close(); // not for what begins no session
        const session = { transport, usedAt: Date.now(), requests: 0 };
        use(session, response);
        this.#all.set(id, session);
      },
    });
    server.onclose = () => {
      if (transport.sessionId !== undefined) this.#all.delete(transport.sessionId);
      close();
    };
    await server.connect(transport);
    await transport.handleRequest(request, response);
  }
}

/** A session is in use until the answer is there, or nobody waits for it. */
function use(session: Session, response: ServerResponse): void {
  session.usedAt = Date.now();
  session.requests++;
  response.once('close', () => {
    session.usedAt = Date.now();
    session.requests--;
  });
}

/** Names of this machine that lead nobody elsewhere. */
const LOOPBACK = ['localhost', HOST, '[::1]'];

const isHere = (url: string): boolean => URL.canParse(url) && LOOPBACK.includes(new URL(url).hostname);

/**
 * Why a request is not for us; null if it is. A page from elsewhere says so by its origin; one that had a name of its own
 * lead to this machine, by the host.
 */
function strangerIn({ headers: { host = '', origin } }: IncomingMessage): string | null {
  if (!isHere(`http://${host}`)) return `The host "${host}" is not this machine; expected localhost or ${HOST}.`;
  if (origin !== undefined && !isHere(origin)) return `The origin "${origin}" is not this machine; expected none.`;
  return null;
}

function refuse(response: ServerResponse, status: number, message: string): void {
  response.writeHead(status, { 'content-type': 'application/json' });
  response.end(JSON.stringify({ jsonrpc: '2.0', error: { code: -32_000, message }, id: null }));
}
