/** Somebody's way to a table: by a place that this device has, by a pass, through the door, or only to watch. */
import { Code, type Lobby, Token } from '@turn7/protocol';
import { Signal } from '../device/signal.ts';
import { openRemote, type RemoteSession } from '../game/session/remote.ts';
import { Api, codeOf, isPassing, type Problem } from '../sync/api.ts';
import { type PlaceBook, placeBook } from '../sync/place-book.ts';

/** Why there is nothing to see; the texts have a title and a sentence for each. */
export type Sorry = 'not found' | 'full' | 'left' | 'noWatching' | 'pass' | 'unavailable' | 'version';

export type VisitState =
  | { readonly kind: 'connecting' }
  /** Not at the table yet. `lobby`: what can be seen from outside; null if nobody may watch. */
  | { readonly kind: 'door'; readonly lobby: Lobby | null; readonly hasLostPlace: boolean }
  | { readonly kind: 'here'; readonly session: RemoteSession }
  | { readonly kind: 'sorry'; readonly why: Sorry };

export interface Arrival {
  /** Moves a place here from another device. */
  readonly pass: string | null;
  /** Without a place, even if this device has one. */
  readonly watches: boolean;
}

export class Visit {
  readonly state = new Signal<VisitState>({ kind: 'connecting' });
  readonly #code: string;
  readonly #url: string;
  readonly #api: Api;
  readonly #book: PlaceBook;
  /** How to come to the table, until the server has said its last word to it. */
  #arrival: Arrival = { pass: null, watches: false };
  /** The way that is being gone; aborted when another one is, or none. */
  #way = new AbortController();
  #session: RemoteSession | null = null;

  /** `url`: the origin of the server, the page's own if empty. */
  constructor(code: string, url = '', book: PlaceBook = placeBook) {
    this.#code = code;
    this.#url = url;
    this.#api = new Api(url);
    this.#book = book;
  }

  async arrive(arrival: Arrival): Promise<void> {
    this.#arrival = arrival;
    const way = this.#newWay();
    this.#show({ kind: 'connecting' }, way);
    if (!Code.safeParse(this.#code).success) return this.#show({ kind: 'sorry', why: 'not found' }, way);
    const { pass } = arrival;
    if (pass !== null && !(await this.#redeem(pass, way))) return;
    const place = this.#book.find(this.#code);
    if (arrival.watches) await this.#come(null, way);
    else if (place !== null) await this.#come(place.token, way);
    else await this.#lookIn(false, way);
  }

  /** The same way once more. */
  retry(): Promise<void> {
    return this.arrive(this.#arrival);
  }

  /** Gets a place. Why not, or null. */
  async join(name: string): Promise<Problem | null> {
    const way = this.#newWay();
    try {
      const { token } = this.#book.keep(await this.#api.join(this.#code, { name, sit: true }));
      this.#arrival = { pass: null, watches: false };
      await this.#come(token, way);
      return null;
    } catch (error) {
      return codeOf(error);
    }
  }

  async watch(): Promise<void> {
    await this.arrive({ pass: null, watches: true });
  }

  /** Gives the place up for good, as soon as the server hears of it. Why not, or null. */
  async leave(): Promise<Problem | null> {
    const session = this.#session;
    if (session === null) return null;
    const refused = await session.online.send({ kind: 'leave' });
    if (refused !== null) return refused;
    this.#book.forget(this.#code);
    this.#hangUp();
    return null;
  }

  /** A link that opens this place on another device; rejects with a Refusal. */
  async pass(): Promise<string> {
    const token = this.#book.find(this.#code)?.token ?? null;
    return (await this.#api.pass({ code: this.#code, token })).link;
  }

  wake(): void {
    this.#session?.wake();
  }

  /** The device has no network any more. */
  cut(): void {
    this.#session?.cut();
  }

  close(): void {
    this.#way.abort();
    this.#hangUp();
  }

  /** Whoever goes another way has given the last one up. */
  #newWay(): AbortSignal {
    this.#way.abort();
    this.#way = new AbortController();
    return this.#way.signal;
  }

  /** That the connection ends now is no news. */
  #hangUp(): void {
    const session = this.#session;
    this.#session = null;
    session?.close();
  }

  async #redeem(pass: string, way: AbortSignal): Promise<boolean> {
    const problem = await this.#move(pass);
    if (problem === null || !isPassing(problem)) this.#arrival = { ...this.#arrival, pass: null };
    if (problem === null) return true;
    this.#show({ kind: 'sorry', why: problem === 'unauthorised' ? 'pass' : sorryFor(problem) }, way);
    return false;
  }

  async #move(pass: string): Promise<Problem | null> {
    if (!Token.safeParse(pass).success) return 'unauthorised';
    try {
      this.#book.keep(await this.#api.redeem(this.#code, pass));
      return null;
    } catch (error) {
      return codeOf(error);
    }
  }

  async #come(token: string | null, way: AbortSignal): Promise<void> {
    this.#hangUp();
    try {
      const session = await openRemote({ code: this.#code, token }, way, this.#url);
      if (way.aborted) return session.close();
      this.#session = session;
      this.#show({ kind: 'here', session }, way);
      session.online.connection.subscribe(() => this.#heedEnd(session));
      this.#heedEnd(session); // it may have ended while it was opened
    } catch (error) {
      await this.#turnBack(codeOf(error), token, way);
    }
  }

  /** The server will not have this device. */
  async #turnBack(code: Problem, token: string | null, way: AbortSignal): Promise<void> {
    if (code !== 'unauthorised') return this.#show({ kind: 'sorry', why: sorryFor(code) }, way);
    if (token === null) return this.#show({ kind: 'sorry', why: 'noWatching' }, way);
    this.#book.forget(this.#code);
    await this.#lookIn(true, way);
  }

  /** From outside. */
  async #lookIn(hasLostPlace: boolean, way: AbortSignal): Promise<void> {
    try {
      const { lobby } = await this.#api.look({ code: this.#code, token: null });
      this.#show({ kind: 'door', lobby, hasLostPlace }, way);
    } catch (error) {
      const code = codeOf(error);
      if (code === 'unauthorised') this.#show({ kind: 'door', lobby: null, hasLostPlace }, way);
      else this.#show({ kind: 'sorry', why: sorryFor(code) }, way);
    }
  }

  #heedEnd(session: RemoteSession): void {
    const { value } = session.online.connection;
    if (value.kind !== 'closed' || session !== this.#session) return;
    const isMember = session.online.me.value !== null;
    if (value.code !== 'unauthorised') this.state.set({ kind: 'sorry', why: sorryFor(value.code) });
    else {
      if (isMember) this.#book.forget(this.#code);
      this.state.set({ kind: 'sorry', why: isMember ? 'left' : 'noWatching' });
    }
  }

  #show(state: VisitState, way: AbortSignal): void {
    if (!way.aborted) this.state.set(state);
  }
}

function sorryFor(code: Problem): Sorry {
  switch (code) {
    case 'not found':
    case 'full':
      return code;
    case 'unauthorised':
      return 'left';
    case 'bad request': // all that this page sends is well-formed to its mind
    case 'unreadable':
      return 'version';
    default:
      return 'unavailable';
  }
}
