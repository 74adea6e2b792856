/** Somebody's way to a table: by a place that this device has, by a pass, by joining, or only to watch. */
import { Api, codeOf, isPassing, newKey, type Problem } from '@turn7/client';
import { Code, type Lobby, Token } from '@turn7/protocol';
import type { Readable } from '../device/signal.ts';
import { openRemote, type RemoteSession } from '../game/session/remote.ts';
import { type Keys, keys } from '../sync/keys.ts';
import { Opening } from '../sync/opening.ts';
import { player } from '../sync/player.ts';

/** Why there is nothing to see; the texts have a title and a sentence for each. */
export type Sorry = 'not found' | 'full' | 'left' | 'noWatching' | 'pass' | 'unavailable' | 'version';

type Found =
  /** Not at the table yet. `lobby`: what can be seen from outside; null if nobody may watch. */
  | { readonly kind: 'outside'; readonly lobby: Lobby | null; readonly hasLostPlace: boolean }
  | { readonly kind: 'here'; readonly session: RemoteSession }
  | { readonly kind: 'sorry'; readonly why: Sorry };

export type TableOpeningState = { readonly kind: 'opening' } | Found;

export interface Arrival {
  /** Moves a place here from another device. */
  readonly pass: string | null;
  /** Without a place, even if this device has one. */
  readonly watches: boolean;
}

export class TableOpening {
  readonly #opening = new Opening<Found>();
  readonly #code: string;
  readonly #url: string;
  readonly #api: Api;
  readonly #keys: Keys;
  /** How to come to the table, until the server has said its last word to it. */
  #arrival: Arrival = { pass: null, watches: false };
  #session: RemoteSession | null = null;
  /** The key to a place that is still to be had: pressed again after an answer was lost, "Join" comes to that place. */
  #newcomer = newKey();

  /** `url`: the origin of the server, the page's own if empty. */
  constructor(code: string, url = '', kept: Keys = keys) {
    this.#code = code;
    this.#url = url;
    this.#api = new Api(url);
    this.#keys = kept;
  }

  get state(): Readable<TableOpeningState> {
    return this.#opening.state;
  }

  arrive(arrival: Arrival): Promise<void> {
    this.#arrival = arrival;
    return this.#opening.go(async (signal) => {
      if (!Code.safeParse(this.#code).success) return { kind: 'sorry', why: 'not found' };
      const refused = arrival.pass === null ? null : await this.#redeem(arrival.pass);
      if (refused !== null) return { kind: 'sorry', why: refused };
      if (arrival.watches) return this.#come(null, signal);
      const place = this.#keys.place(this.#code);
      return place === null ? this.#lookIn(false) : this.#come(place.token, signal);
    });
  }

  /** The same way once more. */
  retry(): Promise<void> {
    return this.arrive(this.#arrival);
  }

  /** Gets a place. `agrees`: to be rated there, for they were told so. Why not, or null. */
  async join(name: string, agrees = false): Promise<Problem | null> {
    let refused: Problem | null = null;
    await this.#opening.goQuietly(async (signal) => {
      try {
        const wish = { name, sit: true, token: this.#newcomer };
        const { token } = this.#keys.keepPlace(await this.#api.join(this.#code, wish));
        this.#newcomer = newKey();
        this.#arrival = { pass: null, watches: false };
        const found = await this.#come(token, signal);
        if (agrees && found.kind === 'here') void found.session.online.send({ kind: 'be rated', key: player.key });
        return found;
      } catch (error) {
        refused = codeOf(error);
        if (!isPassing(refused)) this.#newcomer = newKey();
        return null;
      }
    });
    return refused;
  }

  /** What has changed at the table for somebody who is still outside. What cannot be seen now is seen later. */
  async lookAgain(): Promise<void> {
    const before = this.state.value;
    if (before.kind !== 'outside' || before.lobby === null) return;
    const found = await this.#lookIn(before.hasLostPlace);
    if (this.state.value === before && found.kind === 'outside') this.#opening.state.set(found);
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
    this.#keys.forgetPlace(this.#code);
    this.#hangUp();
    return null;
  }

  /** A link that opens this place on another device; rejects with a ServerRefusal. */
  async pass(): Promise<string> {
    const token = this.#keys.place(this.#code)?.token ?? null;
    return (await this.#api.pass({ code: this.#code, token })).link;
  }

  close(): void {
    this.#opening.close();
    this.#hangUp();
  }

  /** That the connection ends now is no news. */
  #hangUp(): void {
    const session = this.#session;
    this.#session = null;
    session?.close();
  }

  /** Why the pass opens nothing, or null. */
  async #redeem(pass: string): Promise<Sorry | null> {
    const problem = await this.#move(pass);
    if (problem === null || !isPassing(problem)) this.#arrival = { ...this.#arrival, pass: null };
    if (problem === null) return null;
    return problem === 'unauthorised' ? 'pass' : sorryFor(problem);
  }

  async #move(pass: string): Promise<Problem | null> {
    if (!Token.safeParse(pass).success) return 'unauthorised';
    try {
      this.#keys.keepPlace(await this.#api.redeem(this.#code, pass));
      return null;
    } catch (error) {
      return codeOf(error);
    }
  }

  async #come(token: string | null, signal: AbortSignal): Promise<Found> {
    this.#hangUp();
    try {
      const session = await openRemote({ code: this.#code, token }, signal, this.#url);
      if (signal.aborted) session.close();
      else this.#session = session;
      session.online.connection.subscribe(() => this.#heedEnd(session));
      return this.#endOf(session) ?? { kind: 'here', session }; // it may have ended while it was opened
    } catch (error) {
      const code = codeOf(error);
      if (code !== 'unauthorised') return { kind: 'sorry', why: sorryFor(code) };
      if (token === null) return { kind: 'sorry', why: 'noWatching' };
      this.#keys.forgetPlace(this.#code);
      return this.#lookIn(true);
    }
  }

  /** From outside. */
  async #lookIn(hasLostPlace: boolean): Promise<Found> {
    try {
      const { lobby } = await this.#api.look({ code: this.#code, token: null });
      return { kind: 'outside', lobby, hasLostPlace };
    } catch (error) {
      const code = codeOf(error);
      if (code === 'unauthorised') return { kind: 'outside', lobby: null, hasLostPlace };
      return { kind: 'sorry', why: sorryFor(code) };
    }
  }

  #heedEnd(session: RemoteSession): void {
    const end = session === this.#session ? this.#endOf(session) : null;
    if (end !== null) this.#opening.state.set(end);
  }

  /** Why a session has ended; null if it has not. */
  #endOf({ online }: RemoteSession): Found | null {
    const { value } = online.connection;
    if (value.kind !== 'closed') return null;
    if (value.code !== 'unauthorised') return { kind: 'sorry', why: sorryFor(value.code) };
    const isMember = online.me.value !== null;
    if (isMember) this.#keys.forgetPlace(this.#code);
    return { kind: 'sorry', why: isMember ? 'left' : 'noWatching' };
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
    case 'outdated':
      return 'version';
    default:
      return 'unavailable';
  }
}
