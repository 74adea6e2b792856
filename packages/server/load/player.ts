/** A person with a place at a table who never gives up: connects again, and sends the same command again, until it is answered. */
import type { Command, GameView, Lobby, TableAck, TableUpdate } from '@turn7/protocol';
import { RawSocket } from './raw-socket.ts';

interface Place {
  readonly code: string;
  readonly member: number;
  readonly token: string;
}

/** What a player has seen of the table. */
export interface Seen {
  seq: number;
  lobby: Lobby;
  game: GameView | null;
}

const RETRY_MS = 50;

export class Player {
  readonly place: Place;
  seen: Seen | null = null;
  /** How often the connection was lost. */
  losses = 0;
  readonly #urls: readonly string[];
  readonly #isReader: boolean;
  #socket: RawSocket | null = null;
  #connecting: Promise<RawSocket> | null = null;
  #isClosed = false;
  #wake: () => void = () => {};

  /** `urls`: where the server is; the next one is tried when a connection is lost. `isReader`: whether it follows what happens at the table. */
  constructor(urls: readonly string[], place: Place, isReader: boolean) {
    this.#urls = urls;
    this.place = place;
    this.#isReader = isReader;
  }

  async connect(): Promise<RawSocket> {
    if (this.#socket) return this.#socket;
    this.#connecting ??= this.#dial().finally(() => {
      this.#connecting = null;
    });
    return this.#connecting;
  }

  /** The answer to a command, however often it has to be sent. */
  async command(id: string, command: Command): Promise<TableAck> {
    for (;;) {
      try {
        const socket = await this.connect();
        const ack = await socket.command({ id, command });
        if (ack.ok && ack.update) this.#hear(ack.update);
        if (ack.ok || ack.refused.code !== 'unavailable') return ack;
      } catch (error) {
        if (this.#isClosed) throw error;
      }
      await pause();
    }
  }

  /** Until the table is as wanted, as this player sees it. */
  async until(isThere: (seen: Seen) => boolean): Promise<void> {
    while (this.seen === null || !isThere(this.seen)) {
      if (this.#isClosed) throw new Error('closed');
      await new Promise<void>((resolve) => {
        this.#wake = resolve;
      });
    }
  }

  close(): void {
    this.#isClosed = true;
    this.#socket?.close();
    this.#wake();
  }

  async #dial(): Promise<RawSocket> {
    while (!this.#isClosed) {
      const url = this.#urls[this.losses % this.#urls.length] ?? '';
      const { code, token } = this.place;
      const socket = new RawSocket(url, { code, token }, this.#isReader ? (update) => this.#hear(update) : null);
      try {
        const { snapshot } = await socket.welcome;
        const { seq, lobby, game } = snapshot.view;
        this.seen = { seq, lobby, game };
        this.#wake();
        this.#socket = socket;
        socket.closed.then(() => this.#lost());
        return socket;
      } catch {
        socket.close();
        this.losses++;
        await pause();
      }
    }
    throw new Error('closed');
  }

  #lost(): void {
    this.#socket = null;
    this.losses++;
    if (!this.#isClosed) this.connect().catch(() => {});
  }

  #hear({ line, lobby, game }: TableUpdate): void {
    if (this.seen === null || line.seq <= this.seen.seq) return;
    this.seen = { seq: line.seq, lobby: lobby ?? this.seen.lobby, game: game ?? this.seen.game };
    this.#wake();
  }
}

const pause = (): Promise<void> => new Promise((resolve) => setTimeout(resolve, RETRY_MS));
