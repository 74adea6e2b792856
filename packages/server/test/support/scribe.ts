/** Somebody who keeps the score of a game with real cards on a shared sheet. */
import { randomUUID } from 'node:crypto';
import { SharedSheet, type Sheet, type SheetChange, SheetPage } from '@turn7/protocol';
import type { Answer, TestServer } from './server.ts';

export const SHEET: Sheet = {
  format: 'turn7 score sheet 1',
  id: 'evening',
  startedAt: 1_700_000_000_000,
  title: '',
  target: 200,
  decks: null,
  players: [
    { id: 1, name: 'Ann', left: false },
    { id: 2, name: 'Ben', left: false },
  ],
  dealer: 1,
  rounds: [{ entries: { 1: { kind: 'points', points: 21 } }, seen: [] }],
  shuffledIn: 0,
};

/** A score of the first player in the first round. */
export const scored = (points: number): SheetChange => ({
  kind: 'entry',
  round: 0,
  player: 1,
  entry: { kind: 'points', points },
});

interface Said {
  readonly id?: string;
  readonly key?: string | null;
}

export class Scribe {
  readonly shared: SharedSheet;
  readonly #server: TestServer;

  constructor(server: TestServer, shared: SharedSheet) {
    this.#server = server;
    this.shared = shared;
  }

  static async share(server: TestServer, sheet: Sheet = SHEET): Promise<Scribe> {
    return new Scribe(server, SharedSheet.parse((await server.ask('/api/sheets', { body: { sheet } })).json));
  }

  /** The same person at another node. */
  at(server: TestServer): Scribe {
    return new Scribe(server, this.shared);
  }

  get path(): string {
    return `/api/sheets/${this.shared.code}/changes`;
  }

  change(change: SheetChange, { id = randomUUID(), key = this.shared.key }: Said = {}): Promise<Answer> {
    return this.#server.ask(this.path, { token: key, body: { id, change } });
  }

  /** The lines after `since`, waited for up to so many seconds if there are none. */
  async look(since: number, wait = 0): Promise<SheetPage> {
    return SheetPage.parse((await this.#server.ask(`${this.path}?since=${since}&wait=${wait}`)).json);
  }
}
