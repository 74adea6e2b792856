/** A person with a place at a table who never gives up: connects again, and sends the same command again, until it is answered. */
import { type Ack, type Command, type GameView, type Lobby, stepped, type TableUpdate } from '@turn7/protocol';
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
/** Thousands who all tried again at once would hold up the server that they wait for. */
const LONGEST_RETRY_MS = 1000;

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
  async command(id: string, command: Command): Promise<Ack> {
    for (let attempt = 0; ; attempt++) {
      try {
        const socket = await this.connect();
        const ack = await socket.command({ id, command });
        if (ack.ok || ack.refused.code !== 'unavailable') return ack;
      } catch (error) {
        if (this.#isClosed) throw error;
      }
      await pause(attempt);
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
    for (let attempt = 0; !this.#isClosed; attempt++) {
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
        await pause(attempt);
      }
    }
    throw new Error('closed');
  }

  #lost(): void {
    this.#socket = null;
    this.losses++;
    if (!this.#isClosed) this.connect().catch(() => {});
  }

  #hear({ line, lobby, game, step }: TableUpdate): void {
    const { seen } = this;
    if (seen === null || line.seq <= seen.seq) return;
    const now = step ? stepped(seen.game, line.events, step) : (game ?? seen.game);
    this.seen = { seq: line.seq, lobby: lobby ?? seen.lobby, game: now };
    this.#wake();
  }
}

/** Longer each time, and not for everybody the same. */
function pause(attempt: number): Promise<void> {
  const most = Math.min(RETRY_MS * 2 ** attempt, LONGEST_RETRY_MS);
  return new Promise((resolve) => setTimeout(resolve, most * (0.5 + Math.random() / 2)));
}
