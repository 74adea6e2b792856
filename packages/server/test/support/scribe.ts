/** Somebody who keeps the score of a game with real cards on a shared sheet. */
import { randomUUID } from 'node:crypto';
import {
  Ack,
  Beat,
  Refused,
  SHEET_MESSAGES,
  SharedSheet,
  type Sheet,
  type SheetChange,
  type SheetEnvelope,
  type SheetLine,
  SheetView,
} from '@turn7/protocol';
import { onTestFinished, vi } from 'vitest';
import type { Answer, TestServer } from './server.ts';
import { type Greeting, Talk } from './talk.ts';

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

/** Nearly as long as one may be. */
export const LONG_SHEET: Sheet = {
  ...SHEET,
  rounds: Array.from({ length: 64 }, () => ({ entries: {}, seen: Array<'12'>(1500).fill('12') })),
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
    return `/api/sheets/${this.shared.code}`;
  }

  change(change: SheetChange, { id = randomUUID(), key = this.shared.key }: Said = {}): Promise<Answer> {
    return this.#server.ask(`${this.path}/changes`, { token: key, body: { id, change } });
  }

  /** The sheet as it is now. */
  async look(): Promise<SheetView> {
    return SheetView.parse((await this.#server.ask(this.path)).json);
  }

  /** A socket at the sheet; with the key, unless it only watches. */
  follow(hello: { readonly watches?: boolean; readonly since?: number } = {}): Promise<SheetSocket> {
    const { code, key } = this.shared;
    const { watches = false, ...rest } = hello;
    return SheetSocket.open(this.#server.url, { code, ...(watches ? {} : { token: key }), ...rest });
  }
}

/** A socket at a sheet, which reads every message with its strict schema. */
export class SheetSocket {
  /** In the order in which they came, those of the welcome first. */
  readonly lines: SheetLine[] = [];
  readonly refusals: Refused[] = [];
  readonly talk: Talk;
  isGone = false;
  view: SheetView = { seq: 0, sheet: SHEET };
  origin = '';
  member: number | null = null;
  /** How many watch, as it was told last. */
  watching = 0;
  #onWelcome: () => void = () => {};

  private constructor(url: string, greeting: Greeting, onEnd: (farewell: Refused | null) => void) {
    this.talk = new Talk(url, greeting, {
      onMessage: (name, said) => this.#hear(name, said),
      onEnd: (farewell) => {
        this.isGone = true;
        onEnd(farewell);
      },
    });
    onTestFinished(() => this.talk.cut());
  }

  /** Resolves with the welcome; rejects with what the server refused. */
  static open(url: string, hello: Greeting): Promise<SheetSocket> {
    return new Promise((resolve, reject) => {
      const opened = new SheetSocket(url, { kind: 'sheet', ...hello }, (farewell) =>
        reject(farewell ?? new Error('the connection was closed')),
      );
      opened.#onWelcome = () => resolve(opened);
    });
  }

  async send(envelope: SheetEnvelope) {
    return Ack.parse(await this.talk.ask('command', envelope));
  }

  async catchUp(since: number) {
    return SHEET_MESSAGES.catchUp.parse(await this.talk.ask('catch up', since));
  }

  until(holds: () => boolean): Promise<boolean> {
    return vi.waitUntil(holds, { timeout: 20_000, interval: 5 });
  }

  #hear(name: string, said: unknown): void {
    if (name === 'welcome') this.#meet(said);
    else if (name === 'update') this.lines.push(SHEET_MESSAGES.update.parse(said).line);
    else if (name === 'beat') this.watching = Beat.parse(said).watching ?? -1;
    else if (name === 'refused') this.refusals.push(Refused.parse(said));
    else throw new Error(`an unknown message "${name}"`);
  }

  #meet(said: unknown): void {
    const { snapshot, origin, member } = SHEET_MESSAGES.welcome.parse(said);
    Object.assign(this, { view: snapshot.view, origin, member });
    this.lines.push(...snapshot.missed);
    this.#onWelcome();
  }
}
