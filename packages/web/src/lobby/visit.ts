/** Somebody's way to a table: by a place that this device has, by a pass, through the door, or only to watch. */
import type { Lobby, RefusalCode } from '@turn7/protocol';
import { Api, codeOf } from '../session/api.ts';
import { type PlaceBook, placeBook } from '../session/place-book.ts';
import { openRemote, type RemoteSession } from '../session/remote.ts';
import { Store } from '../store.ts';

/** Why there is nothing to see; the texts have a title and a sentence for each. */
export type Sorry = 'not found' | 'full' | 'left' | 'noWatching' | 'pass' | 'unavailable' | 'version';

export type VisitState =
  | { readonly kind: 'connecting' }
  /** Not at the table yet. `lobby`: what can be seen from outside; null if nobody may watch. */
  | { readonly kind: 'door'; readonly lobby: Lobby | null; readonly hasLostPlace: boolean }
  | { readonly kind: 'here'; readonly session: RemoteSession }
  | { readonly kind: 'sorry'; readonly why: Sorry };

/** How long a farewell may take. */
const FAREWELL_MS = 1500;

export interface Arrival {
  /** Moves a place here from another device. */
  readonly pass: string | null;
  /** Without a place, even if this device has one. */
  readonly watches: boolean;
}

export class Visit {
  readonly state = new Store<VisitState>({ kind: 'connecting' });
  readonly #code: string;
  readonly #url: string;
  readonly #api: Api;
  readonly #book: PlaceBook;
  readonly #end = new AbortController();
  #session: RemoteSession | null = null;

  /** `url`: the origin of the server, the page's own if empty. */
  constructor(code: string, url = '', book: PlaceBook = placeBook) {
    this.#code = code;
    this.#url = url;
    this.#api = new Api(url);
    this.#book = book;
  }

  async arrive({ pass, watches }: Arrival): Promise<void> {
    this.#show({ kind: 'connecting' });
    if (pass !== null && !(await this.#redeem(pass))) return;
    const place = this.#book.find(this.#code);
    if (watches) await this.#come(null);
    else if (place !== null) await this.#come(place.token);
    else await this.#lookIn(false);
  }

  /** Gets a place. Why not, or null. */
  async join(name: string): Promise<RefusalCode | null> {
    try {
      const { token } = this.#book.keep(await this.#api.join(this.#code, { name, sit: true }));
      await this.#come(token);
      return null;
    } catch (error) {
      return codeOf(error);
    }
  }

  async watch(): Promise<void> {
    await this.#come(null);
  }

  /** Gives the place up for good. Whoever cannot reach the server does not have to wait for it. */
  async leave(): Promise<void> {
    const session = this.#session;
    this.#session = null; // that the server hangs up now is no news
    this.#book.forget(this.#code);
    if (session === null) return;
    const patience = new Promise((resolve) => setTimeout(resolve, FAREWELL_MS));
    await Promise.race([session.online.send({ kind: 'leave' }), patience]);
    session.close();
  }

  /** A link that opens this place on another device; rejects with a Refusal. */
  async pass(): Promise<string> {
    const token = this.#book.find(this.#code)?.token ?? null;
    return (await this.#api.pass({ code: this.#code, token })).link;
  }

  wake(): void {
    this.#session?.wake();
  }

  close(): void {
    this.#end.abort();
    this.#session?.close();
    this.#session = null;
  }

  async #redeem(pass: string): Promise<boolean> {
    try {
      this.#book.keep(await this.#api.redeem(this.#code, pass));
      return true;
    } catch (error) {
      const code = codeOf(error);
      this.#show({ kind: 'sorry', why: code === 'unauthorised' ? 'pass' : sorryFor(code) });
      return false;
    }
  }

  async #come(token: string | null): Promise<void> {
    this.#session?.close();
    try {
      const session = await openRemote({ code: this.#code, token }, this.#end.signal, this.#url);
      this.#session = session;
      session.online.connection.subscribe(() => this.#heedEnd(session));
      this.#show({ kind: 'here', session });
    } catch (error) {
      const code = codeOf(error);
      if (code !== 'unauthorised') this.#show({ kind: 'sorry', why: sorryFor(code) });
      else if (token === null) this.#show({ kind: 'sorry', why: 'noWatching' });
      else {
        this.#book.forget(this.#code);
        await this.#lookIn(true);
      }
    }
  }

  /** From outside. */
  async #lookIn(hasLostPlace: boolean): Promise<void> {
    try {
      const { lobby } = await this.#api.look({ code: this.#code, token: null });
      this.#show({ kind: 'door', lobby, hasLostPlace });
    } catch (error) {
      const code = codeOf(error);
      if (code === 'unauthorised') this.#show({ kind: 'door', lobby: null, hasLostPlace });
      else this.#show({ kind: 'sorry', why: sorryFor(code) });
    }
  }

  #heedEnd(session: RemoteSession): void {
    const { value } = session.online.connection;
    if (value.kind !== 'closed' || session !== this.#session) return;
    const isMember = session.online.me.value !== null;
    if (value.code !== 'unauthorised') this.#show({ kind: 'sorry', why: sorryFor(value.code) });
    else {
      if (isMember) this.#book.forget(this.#code);
      this.#show({ kind: 'sorry', why: isMember ? 'left' : 'noWatching' });
    }
  }

  #show(state: VisitState): void {
    if (!this.#end.signal.aborted) this.state.set(state);
  }
}

function sorryFor(code: RefusalCode): Sorry {
  switch (code) {
    case 'not found':
    case 'full':
      return code;
    case 'unauthorised':
      return 'left';
    case 'bad request':
      return 'version';
    default:
      return 'unavailable';
  }
}
