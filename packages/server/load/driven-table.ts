/** A table whose players play by themselves, as fast as they may, and remember every move that was acknowledged. */
import { type Ack, type ChoiceWord, type GameView, Place } from '@turn7/protocol';
import { Player } from './player.ts';

/** A move that the server said is safe. */
export interface Acknowledged {
  readonly code: string;
  /** Who, and the id of their command. */
  readonly command: string;
  readonly seq: number;
}

/** Where moves wait until they may be made, and where their times go. */
export interface Drive {
  /** Resolves when the next move may be made, with the moment at which it should have been. */
  turn(): Promise<number>;
  acknowledged(move: Acknowledged, milliseconds: number): void;
  readonly isOver: boolean;
}

/** Points at which these players stay. */
const ENOUGH = 25;

export class DrivenTable {
  readonly players: readonly Player[];
  #commands = 0;

  private constructor(players: readonly Player[]) {
    this.players = players;
  }

  /** Opens a table of so many, connected over sockets, with a game begun. */
  static async open(urls: readonly string[], seats: number): Promise<DrivenTable> {
    const host = await placeFrom(urls, '/api/tables', { name: 'P1', options: { seats } });
    const join = `/api/tables/${host.code}/members`;
    const guests: Place[] = [];
    for (let seat = 2; seat <= seats; seat++) guests.push(await placeFrom(urls, join, { name: `P${seat}` }));
    const players = [host, ...guests].map((place, seat) => new Player(turned(urls, seat), place, seat === 0));
    for (const player of players) await player.connect();
    return new DrivenTable(players);
  }

  get code(): string {
    return this.#host.place.code;
  }

  /** Plays game after game until the drive is over. */
  async play(drive: Drive): Promise<void> {
    while (!drive.isOver) {
      const since = await drive.turn();
      if (drive.isOver) return;
      const game = this.#host.seen?.game ?? null;
      const ack = game && isPlaying(game) ? await this.#move(game, drive, since) : await this.#start();
      // Whatever was refused has been overtaken: what overtook it will be seen.
      await this.#host.until(({ seq, game: seen }) => (ack.ok ? seq >= ack.seq : seen?.question !== game?.question));
    }
  }

  close(): void {
    for (const player of this.players) player.close();
  }

  get #host(): Player {
    const [host] = this.players;
    if (host === undefined) throw new Error('a table without players');
    return host;
  }

  #start(): Promise<Ack> {
    return this.#host.command(this.#nextId(), { kind: 'start' });
  }

  async #move(game: GameView, drive: Drive, since: number): Promise<Ack> {
    const { state, seats } = game.top;
    if (state.kind !== 'playing') throw new Error('nobody is asked');
    const { question } = state;
    const player = this.players[question.seat];
    if (player === undefined) throw new Error(`nobody sits on seat ${question.seat}`);
    const points = seats[question.seat]?.points ?? 0;
    const hitOrStay: ChoiceWord = points >= ENOUGH ? 'stay' : 'hit';
    const choice = question.kind === 'target' ? (question.targets[0] ?? 0) : hitOrStay;
    const id = this.#nextId();
    const ack = await player.command(id, { kind: 'move', game: game.number, question: game.question, choice });
    if (ack.ok) {
      const move = { code: this.code, command: `${player.place.member}:${id}`, seq: ack.seq };
      drive.acknowledged(move, performance.now() - since);
    }
    return ack;
  }

  #nextId(): string {
    return `c${this.#commands++}`;
  }
}

/** So that the players of a table are spread over all nodes. */
const turned = (urls: readonly string[], by: number): string[] =>
  urls.map((_, i) => urls[(i + by) % urls.length] ?? '');

const isPlaying = ({ top }: GameView): boolean => top.state.kind === 'playing';

async function placeFrom(urls: readonly string[], path: string, body: unknown): Promise<Place> {
  const headers = { 'content-type': 'application/json' };
  const response = await fetch(`${urls[0]}${path}`, { method: 'POST', headers, body: JSON.stringify(body) });
  if (!response.ok) throw new Error(`${path}: ${response.status} ${await response.text()}`);
  return Place.parse(await response.json());
}
