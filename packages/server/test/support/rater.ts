/** People at a rated table over HTTP, each known by a key alone. */
import { OwnRating, RATED_RULES, type Rating, TableRatings } from '@turn7/protocol';
import { newToken } from '../../src/live/ids.ts';
import { playerOf } from '../../src/player.ts';
import { Player } from './player.ts';
import type { Answer, TestServer } from './server.ts';

export const RATED = { ...RATED_RULES, rated: true } as const;

export class Rater {
  readonly key: string;
  readonly seat: Player;
  readonly #server: TestServer;

  private constructor(server: TestServer, seat: Player, key: string) {
    this.#server = server;
    this.seat = seat;
    this.key = key;
  }

  /** Opens a rated table and agrees. */
  static async host(server: TestServer, bots: string[] = [], key = newToken()): Promise<Rater> {
    const rater = new Rater(server, await Player.host(server, 'Ann', { options: RATED, bots }), key);
    await rater.agree();
    return rater;
  }

  /** Comes to the table of somebody, and does not agree yet. */
  async guest(name: string, key = newToken(), server = this.#server): Promise<Rater> {
    return new Rater(server, await Player.guest(server, this.seat, name), key);
  }

  get player(): string {
    return playerOf(this.key);
  }

  agree(key: string | null = this.key): Promise<Answer> {
    return this.seat.do({ kind: 'be rated', key });
  }

  async own(): Promise<OwnRating> {
    return OwnRating.parse((await this.#server.ask('/api/rating', { token: this.key })).json);
  }

  async rating(): Promise<Rating | null> {
    return (await this.own()).rating;
  }

  async remove(): Promise<OwnRating> {
    const sent = { token: this.key, method: 'POST' };
    return OwnRating.parse((await this.#server.ask('/api/rating/removal', sent)).json);
  }

  /** As everybody at the table sees them. */
  async ratings(): Promise<TableRatings['ratings']> {
    return TableRatings.parse((await this.#server.ask(`${this.seat.path}/ratings`)).json).ratings;
  }

  /** Whose rating is shown at the table. */
  async shown(): Promise<readonly number[]> {
    return (await this.ratings()).map(({ member }) => member);
  }
}
