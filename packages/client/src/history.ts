/** What happened at a table before this end was told: lines of long ago, page by page. */
import { type GameEvent, standingIn } from '@turn7/engine';
import { type LogLine, standInOf } from '@turn7/protocol';
import type { Api, Credentials } from './api.ts';
import { patiently } from './back-off.ts';

/** As many as the server gives at once. */
const PAGE = 500;

export class History {
  readonly #api: Api;
  readonly #credentials: Credentials;

  constructor(api: Api, credentials: Credentials) {
    this.#api = api;
    this.#credentials = credentials;
  }

  /** The lines after one and up to another; null if the server does not tell. */
  between(since: number, until: number): Promise<readonly LogLine[] | null> {
    return patiently(() => this.#between(since, until)).catch(() => null);
  }

  /** The lines of a game up to one; null as above. `wasRefused`: they were asked for before, and it is not waited again. */
  ofGame(game: number, until: number, wasRefused: boolean): Promise<readonly LogLine[] | null> {
    const ask = () => this.#ofGame(game, until);
    return (wasRefused ? ask() : patiently(ask)).catch(() => null);
  }

  async #between(since: number, until: number): Promise<readonly LogLine[]> {
    const lines: LogLine[] = [];
    for (let last = since; last < until; ) {
      const page = await this.#api.lines(this.#credentials, last);
      lines.push(...page);
      const next = page.at(-1)?.seq;
      if (next === undefined) break;
      last = next;
    }
    return lines.filter(({ seq }) => seq <= until);
  }

  /** From its start on: looked for backwards, since a table may have had many games. */
  async #ofGame(game: number, until: number): Promise<readonly LogLine[]> {
    let lines: readonly LogLine[] = [];
    for (let from = until; from > 0; ) {
      const since = Math.max(0, from - PAGE);
      lines = [...(await this.#between(since, from)), ...lines];
      const start = lines.findIndex(({ entry }) => entry.kind === 'started' && entry.game === game);
      if (start >= 0) return lines.slice(start);
      from = since;
    }
    return lines;
  }
}

/** What happened in the game that the last of these lines belong to. */
export function eventsOf(lines: readonly LogLine[]): readonly GameEvent[] {
  const start = lines.findLastIndex(({ entry }) => entry.kind === 'started');
  return lines.slice(Math.max(0, start)).flatMap(eventsOfLine);
}

/** That of a choice says whose it was. */
function eventsOfLine({ entry, events }: LogLine): readonly GameEvent[] {
  const why = standInOf(entry);
  if (why === null) return events;
  const told: GameEvent[] = [];
  events.forEach(standingIn(why, (event) => told.push(event)));
  return told;
}
