/** What is asked of a server over HTTP: tables, places at them, and what happened there long ago. */
import {
  type CreateTable,
  Failure,
  type JoinTable,
  type LogLine,
  LogPage,
  PASSING,
  Pass,
  Place,
  type RefusalCode,
  TableList,
  type TableListing,
  TableView,
} from '@turn7/protocol';

/** What the server said, or `unreadable`: its answer comes from another version than this page. */
export type Problem = RefusalCode | 'unreadable';

/** A no of the server's, or of the way to it: then it is `unavailable`. */
export class Refusal extends Error {
  override readonly name = 'Refusal';
  readonly code: Problem;

  constructor(code: Problem, message: string) {
    super(message);
    this.code = code;
  }
}

/** Why something was not done: what the server said, or that it could not be reached. */
export const codeOf = (error: unknown): Problem => (error instanceof Refusal ? error.code : 'unavailable');

/** Whether asking again later may help. */
export const isPassing = (code: Problem): boolean => PASSING.some((passing) => passing === code);

/** A table, and the key to a place there if one has it. */
export interface Door {
  readonly code: string;
  readonly token: string | null;
}

/** A schema of the protocol. */
export interface Reads<T> {
  safeParse(sent: unknown): { success: true; data: T } | { success: false };
}

export class Api {
  readonly #base: string;

  /** `base`: the origin of the server; the page's own if empty. */
  constructor(base = '') {
    this.#base = base;
  }

  create(table: CreateTable): Promise<Place> {
    return this.#ask(Place, '/api/tables', { body: table });
  }

  join(code: string, wish: JoinTable): Promise<Place> {
    return this.#ask(Place, `/api/tables/${code}/members`, { body: wish });
  }

  /** Moves a place here that was at another device. */
  redeem(code: string, pass: string): Promise<Place> {
    return this.#ask(Place, `/api/tables/${code}/places`, { body: { pass } });
  }

  /** A key to this place for another device. */
  pass({ code, token }: Door): Promise<Pass> {
    return this.#ask(Pass, `/api/tables/${code}/passes`, { method: 'POST', token });
  }

  look({ code, token }: Door): Promise<TableView> {
    return this.#ask(TableView, `/api/tables/${code}`, { token });
  }

  /** Tables that anybody may come to. */
  async list(): Promise<readonly TableListing[]> {
    return (await this.#ask(TableList, '/api/tables')).tables;
  }

  /** At most 500 lines. */
  async lines({ code, token }: Door, since: number): Promise<readonly LogLine[]> {
    return (await this.#ask(LogPage, `/api/tables/${code}/events?since=${since}`, { token })).lines;
  }

  async record({ code, token }: Door, game: number): Promise<string> {
    return (await this.#fetch(`/api/tables/${code}/records/${game}.t7`, { token })).text();
  }

  #ask<T>(reads: Reads<T>, path: string, sent: Sent = {}): Promise<T> {
    return askFor(reads, `${this.#base}${path}`, sent);
  }

  #fetch(path: string, sent: Sent): Promise<Response> {
    return fetchFrom(`${this.#base}${path}`, sent);
  }
}

/** What the server answers, read with a schema. Rejects with a Refusal. */
export async function askFor<T>(reads: Reads<T>, url: string, sent: Sent = {}): Promise<T> {
  const response = await fetchFrom(url, sent);
  const answer = reads.safeParse(await response.json().catch(() => null));
  if (answer.success) return answer.data;
  throw new Refusal('unreadable', `The answer of ${url} is not one that this page knows.`);
}

async function fetchFrom(url: string, { method, token, body, signal = null }: Sent): Promise<Response> {
  const response = await fetch(url, {
    method: method ?? (body === undefined ? 'GET' : 'POST'),
    headers: {
      ...(token ? { authorization: `Bearer ${token}` } : {}),
      ...(body === undefined ? {} : { 'content-type': 'application/json' }),
    },
    body: body === undefined ? null : JSON.stringify(body),
    signal,
  }).catch(() => {
    throw new Refusal('unavailable', 'The server cannot be reached.');
  });
  if (!response.ok) throw await refusalIn(response);
  return response;
}

interface Sent {
  readonly method?: 'POST';
  readonly token?: string | null;
  readonly body?: object;
  readonly signal?: AbortSignal | null;
}

/** Whatever stands between the page and the server may answer too, in words of its own. */
async function refusalIn(response: Response): Promise<Refusal> {
  const failure = Failure.safeParse(await response.json().catch(() => null));
  if (!failure.success) return new Refusal('unavailable', `The answer was ${response.status}.`);
  return new Refusal(failure.data.refused.code, failure.data.refused.message);
}

/** The server that this page came from. */
export const api = new Api();
