/** This device's part in the shuffles of a table: it gives its seeds, and notices what the server does about them. */
import type { Problem, TableGame } from '@turn7/client';
import type { Command, Lobby } from '@turn7/protocol';
import { Signal } from '../../device/signal.ts';
import type { Doubt, Testimonies, Testimony } from './testimony.ts';

export class ShuffleWatch {
  readonly seed = new Signal<string | null>(null);
  readonly doubts = new Signal<readonly Doubt[]>([]);
  readonly #testimonies: Testimonies;
  readonly #send: (command: Command) => Promise<Problem | null>;
  #isSeeding = false;

  constructor(testimonies: Testimonies, send: (command: Command) => Promise<Problem | null>) {
    this.#testimonies = testimonies;
    this.#send = send;
  }

  /** As it is told to the testimonies. */
  see(...[lobby, me, game, lines]: Parameters<Testimonies['see']>): void {
    this.#testimonies.see(lobby, me, game, lines);
    void this.#giveSeed(lobby, me, game + 1);
    this.#show(game);
  }

  testimony(game: number): Testimony | null {
    return this.#testimonies.of(game);
  }

  hear(game: TableGame): void {
    this.#testimonies.hear(game);
    this.#show(game.number);
  }

  /** Everybody with a seat takes part in the shuffle of the next game. */
  async #giveSeed(lobby: Lobby, me: number | null, game: number): Promise<void> {
    // The cards of a day are the same for everybody.
    const seed = this.#isSeeding || lobby.daily !== undefined ? null : this.#testimonies.seedFor(game, lobby, me);
    if (seed === null) return;
    this.#isSeeding = true;
    if ((await this.#send({ kind: 'seed', seed, game })) === null) this.#testimonies.promise(game);
    this.#isSeeding = false;
  }

  /** What is doubtful about the game on the table or about the next. */
  #show(game: number): void {
    const [played, next] = [this.testimony(game), this.testimony(game + 1)];
    const doubts = [...new Set([...(played?.doubts ?? []), ...(next?.doubts ?? [])])];
    this.seed.set(next?.given?.seed ?? null);
    if (doubts.join() !== this.doubts.value.join()) this.doubts.set(doubts);
  }
}
