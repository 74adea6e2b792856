/** Somebody who plays over HTTP, with nothing but their place. */
import { randomUUID } from 'node:crypto';
import { type Command, type CreateTable, LogPage, Place, TableView } from '@turn7/protocol';
import type * as z from 'zod/mini';
import type { Answer, TestServer } from './server.ts';

type Wish = Omit<z.infer<typeof CreateTable>, 'name'>;

export class Player {
  readonly place: Place;
  readonly #server: TestServer;

  constructor(server: TestServer, place: Place) {
    this.#server = server;
    this.place = place;
  }

  /** Opens a table. */
  static async host(server: TestServer, name: string, wish: Wish = {}): Promise<Player> {
    const { json } = await server.ask('/api/tables', { body: { name, ...wish } });
    return new Player(server, Place.parse(json));
  }

  /** Comes to somebody's table. */
  static async guest(server: TestServer, { place: { code } }: Player, name: string, sit = true): Promise<Player> {
    const { json } = await server.ask(`/api/tables/${code}/members`, { body: { name, sit } });
    return new Player(server, Place.parse(json));
  }

  get path(): string {
    return `/api/tables/${this.place.code}`;
  }

  do(command: Command, id: string = randomUUID()): Promise<Answer> {
    return this.#server.ask(`${this.path}/commands`, { token: this.place.token, body: { id, command } });
  }

  async see(): Promise<TableView> {
    return TableView.parse((await this.#server.ask(this.path, { token: this.place.token })).json);
  }

  /** The lines after `since`, waited for if there are none. */
  async hear(since: number, wait = 20): Promise<LogPage> {
    const path = `${this.path}/events?since=${since}&wait=${wait}`;
    return LogPage.parse((await this.#server.ask(path, { token: this.place.token })).json);
  }
}

/** Hits below this, unless somebody asks whom. */
const ENOUGH = 20;

/** Answers every question to these players with what the table itself shows, until the game is over. */
export async function playToTheEnd(players: readonly Player[]): Promise<TableView> {
  const [first] = players;
  if (first === undefined) throw new Error('nobody plays; expected at least one player');
  for (;;) {
    const view = await first.see();
    const { game, lobby } = view;
    if (game === null || game.top.state.kind === 'finished') return view;
    const { question } = game.top.state;
    const occupant = lobby.seats[question.seat];
    const asked = players.find(({ place }) => occupant?.kind === 'person' && occupant.member === place.member);
    if (asked === undefined) {
      await first.hear(view.seq); // a bot's turn
      continue;
    }
    const points = game.top.seats[question.seat]?.points ?? 0;
    const calm = points < ENOUGH ? 'hit' : 'stay';
    const choice = question.kind === 'target' ? (question.targets[0] ?? 0) : calm;
    const answer = await asked.do({ kind: 'move', game: game.number, question: game.question, choice });
    if (answer.status !== 200) throw new Error(`a legal move was refused: ${answer.text}`);
  }
}
