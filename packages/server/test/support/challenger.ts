/** Somebody who tries daily challenges over HTTP, known by a key alone. */
import { type Board, Daily, Group, type OwnTry, Place, Ranking } from '@turn7/protocol';
import { newToken } from '../../src/live/ids.ts';
import { Player } from './player.ts';
import type { Answer, TestServer } from './server.ts';

export class Challenger {
  readonly key: string;
  readonly player: Player;
  readonly #server: TestServer;

  private constructor(server: TestServer, key: string, player: Player) {
    this.#server = server;
    this.key = key;
    this.player = player;
  }

  static async begin(server: TestServer, board: Board = 'bots', key = newToken(), name = 'Ann'): Promise<Challenger> {
    const { json } = await ask(server, key, { board, name });
    return new Challenger(server, key, new Player(server, Place.parse(json)));
  }

  /** Asks for a place, and is perhaps refused. */
  begins(body: object): Promise<Answer> {
    return ask(this.#server, this.key, body);
  }

  async look(): Promise<Daily> {
    return Daily.parse((await this.#server.ask('/api/daily', { token: this.key })).json);
  }

  async tries(): Promise<readonly OwnTry[]> {
    return (await this.look()).me?.tries ?? [];
  }

  async makeGroup(title: string): Promise<Group> {
    const sent = { token: this.key, body: { title, name: 'Ann' } };
    return Group.parse((await this.#server.ask('/api/daily/groups', sent)).json);
  }
}

const ask = (server: TestServer, token: string, body: object): Promise<Answer> =>
  server.ask('/api/daily/tries', { token, body });

export async function ranksOf(server: TestServer, query: string): Promise<Ranking> {
  return Ranking.parse((await server.ask(`/api/daily/ranks?${query}`)).json);
}
