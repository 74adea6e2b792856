/** What is asked of a server over HTTP: tables and places at them, what happened there long ago, scores to be shared. */
import {
  type BeginTry,
  type CreateTable,
  Daily,
  DailyDay,
  Failure,
  Group,
  type JoinTable,
  type LogLine,
  LogPage,
  OwnRating,
  Pass,
  Place,
  PushKey,
  Ranking,
  type RankQuery,
  SharedSheet,
  type Sheet,
  TableList,
  type TableListing,
  TableRatings,
  TableView,
  type TurnNotice,
  TurnNoticed,
} from '@turn7/protocol';
import { ServerRefusal } from './refusal.ts';

/** Of a table or a shared score: its code, and the key to a place there, or to keeping it, if one has that. */
export interface Credentials {
  readonly code: string;
  readonly token: string | null;
}

/** A schema of the protocol. */
export interface Reads<T> {
  safeParse(sent: unknown): { success: true; data: T } | { success: false };
}

export class Api {
  readonly #base: string;

  /** `base`: the origin of the server; in a page, its own if empty. */
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
  pass({ code, token }: Credentials): Promise<Pass> {
    return this.#ask(Pass, `/api/tables/${code}/passes`, { method: 'POST', token });
  }

  look({ code, token }: Credentials): Promise<TableView> {
    return this.#ask(TableView, `/api/tables/${code}`, { token });
  }

  /** Tables that anybody may come to. */
  async list(): Promise<readonly TableListing[]> {
    return (await this.#ask(TableList, '/api/tables')).tables;
  }

  /** At most 500 lines. */
  async lines({ code, token }: Credentials, since: number): Promise<readonly LogLine[]> {
    return (await this.#ask(LogPage, `/api/tables/${code}/events?since=${since}`, { token })).lines;
  }

  async record({ code, token }: Credentials, game: number): Promise<string> {
    return (await this.#fetch(`/api/tables/${code}/records/${game}.t7`, { token })).text();
  }

  /** With which this server is asked for messages. */
  pushKey(): Promise<PushKey> {
    return this.#ask(PushKey, '/api/push');
  }

  async tellTurns({ code, token }: Credentials, notice: TurnNotice): Promise<void> {
    await this.#ask(TurnNoticed, `/api/tables/${code}/notices`, { token, body: notice });
  }

  /** From now on others can see it; who has the key may help to keep it. */
  share(sheet: Sheet): Promise<SharedSheet> {
    return this.#ask(SharedSheet, '/api/sheets', { body: { sheet } });
  }

  /** Today's challenge, and how the player of a key stands in it. */
  daily(token: string): Promise<Daily> {
    return this.#ask(Daily, '/api/daily', { token });
  }

  day(date: string): Promise<DailyDay> {
    return this.#ask(DailyDay, `/api/daily/days/${date}`);
  }

  beginTry(token: string, wish: BeginTry): Promise<Place> {
    return this.#ask(Place, '/api/daily/tries', { token, body: wish });
  }

  ranks({ board, period, group }: Pick<RankQuery, 'board' | 'period' | 'group'>): Promise<Ranking> {
    const query = new URLSearchParams({ board, period, ...(group === undefined ? {} : { group }) });
    return this.#ask(Ranking, `/api/daily/ranks?${query}`);
  }

  createGroup(token: string, title: string, name: string): Promise<Group> {
    return this.#ask(Group, '/api/daily/groups', { token, body: { title, name } });
  }

  /** `leave`: goes instead of coming. */
  joinGroup(token: string, code: string, name: string, leave: boolean): Promise<Group> {
    return this.#ask(Group, `/api/daily/groups/${code}/members`, { token, body: { name, leave } });
  }

  /** How strong the player of a key is, as far as is known. */
  rating(token: string): Promise<OwnRating> {
    return this.#ask(OwnRating, '/api/rating', { token });
  }

  removeRating(token: string): Promise<OwnRating> {
    return this.#ask(OwnRating, '/api/rating/removal', { method: 'POST', token });
  }

  /** Of those at a table whose games count there. */
  async tableRatings({ code, token }: Credentials): Promise<TableRatings['ratings']> {
    return (await this.#ask(TableRatings, `/api/tables/${code}/ratings`, { token })).ratings;
  }

  /** What the server answers, read with a schema. Rejects with a ServerRefusal. */
  async #ask<T>(reads: Reads<T>, path: string, sent: Sent = {}): Promise<T> {
    const answer = reads.safeParse(await (await this.#fetch(path, sent)).json().catch(() => null));
    if (answer.success) return answer.data;
    throw new ServerRefusal('outdated', `The answer of ${path} is not one that this version knows.`);
  }

  async #fetch(path: string, { method, token, body }: Sent): Promise<Response> {
    const response = await fetch(`${this.#base}${path}`, {
      method: method ?? (body === undefined ? 'GET' : 'POST'),
      headers: {
        ...(token ? { authorization: `Bearer ${token}` } : {}),
        ...(body === undefined ? {} : { 'content-type': 'application/json' }),
      },
      body: body === undefined ? null : JSON.stringify(body),
    }).catch(() => {
      throw new ServerRefusal('unavailable', 'The server cannot be reached.');
    });
    if (!response.ok) throw await refusalIn(response);
    return response;
  }
}

interface Sent {
  readonly method?: 'POST';
  readonly token?: string | null;
  readonly body?: object;
}

/** Whatever stands between this end and the server may answer too, in words of its own. */
async function refusalIn(response: Response): Promise<ServerRefusal> {
  const failure = Failure.safeParse(await response.json().catch(() => null));
  if (!failure.success) return new ServerRefusal('unavailable', `The answer was ${response.status}.`);
  return new ServerRefusal(failure.data.refused.code, failure.data.refused.message);
}
