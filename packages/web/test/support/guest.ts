/** Somebody at a table through the page's own session, and what they saw there. */
import { Api, type Credentials, type TableGame } from '@turn7/client';
import { type Choice, HIT, STAY } from '@turn7/engine';
import type { Command, Place, SomeOptions } from '@turn7/protocol';
import { onTestFinished, vi } from 'vitest';
import { BrowserSocket } from '../../../server/test/support/browser-socket.ts';
import { openRemote, type RemoteSession } from '../../src/game/session/remote.ts';
import type { Online } from '../../src/game/session/session.ts';
import { MapStorage } from './map-storage.ts';

vi.stubGlobal('WebSocket', BrowserSocket);

const PATIENCE = { timeout: 20_000, interval: 5 };

export class Guest {
  readonly session: RemoteSession;
  /** The game each time it went on, as far as they looked. */
  readonly games: TableGame[] = [];

  constructor(session: RemoteSession) {
    this.session = session;
    onTestFinished(() => session.close());
  }

  /** Through the wire if there is one, on a device of their own. */
  static async at(url: string, credentials: Credentials, storage = new MapStorage()): Promise<Guest> {
    return new Guest(await openRemote(credentials, new AbortController().signal, url, storage));
  }

  get online(): Online {
    return this.session.online;
  }

  /** As the table screen does, and at once. */
  watch(): this {
    const look = () => {
      const { value } = this.session.game;
      if (value === null) return;
      this.games.push(value);
      this.session.seen(value);
    };
    this.session.game.subscribe(look);
    look();
    return this;
  }

  get now(): TableGame {
    const game = this.games.at(-1);
    if (game === undefined) throw new Error('expected to have seen something');
    return game;
  }

  /** The seat that is asked, or −1. */
  get asked(): number {
    const { state } = this.now.view;
    return state.kind === 'playing' ? state.question.seat : -1;
  }

  /** A command that must be carried out. */
  async do(command: Command): Promise<void> {
    const refused = await this.online.send(command);
    if (refused !== null) throw new Error(`${command.kind} was refused: ${refused}`);
  }

  /** Answers what is asked like somebody who plays quickly, if not well. */
  answer(): void {
    this.session.choose(quickAnswer(this.now));
  }

  until(holds: () => boolean): Promise<boolean> {
    return vi.waitUntil(holds, PATIENCE);
  }

  async untilPlaying(): Promise<void> {
    await this.until(() => this.online.lobby.value.stage === 'playing');
  }
}

function quickAnswer({ view }: TableGame): Choice {
  if (view.state.kind !== 'playing') throw new Error('expected a question');
  const { question } = view.state;
  if (question.kind === 'target') return question.targets[0] ?? 0;
  return (view.seats[question.seat]?.points ?? 0) < 12 ? HIT : STAY;
}

export interface Places {
  readonly ann: Place;
  readonly ben: Place;
}

/** Ann opens a table, and Ben joins her. */
export async function twoPlaces(url: string, options: SomeOptions = {}): Promise<Places> {
  const api = new Api(url);
  const ann = await api.create({ name: 'Ann', options });
  return { ann, ben: await api.join(ann.code, { name: 'Ben' }) };
}

/** Plays on until something holds, Ann in the first seat and Ben in the second. */
export async function play(ann: Guest, ben: Guest, until: () => boolean): Promise<void> {
  while (!until()) {
    await ann.until(() => ann.now.log.length === ben.now.log.length);
    const { length } = ann.now.log;
    (ann.asked === 0 ? ann : ben).answer();
    await ann.until(() => ann.now.log.length > length);
  }
}
