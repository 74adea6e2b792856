/** A table on a server, followed line by line: who is there, the game, and everything that happened in it. */
import type { GameEvent, View } from '@turn7/engine';
import {
  type Command,
  type Envelope,
  type GameView,
  type Lobby,
  type LogLine,
  Reacted,
  type Reaction,
  type Refused,
  type Snapshot,
  stepped,
  TABLE_MESSAGES,
  type TableUpdate,
  type TableView,
} from '@turn7/protocol';
import { Api, type Credentials } from './api.ts';
import type { Connection } from './connection.ts';
import { eventsOf, History } from './history.ts';
import { openCopy } from './opening.ts';
import { randomHex } from './random.ts';
import type { Listener, Replica, ReplicaOptions, Subject } from './replica.ts';
import type { Readable } from './signal.ts';

interface TableCopy {
  readonly view: TableView;
  readonly line: LogLine;
  readonly update: TableUpdate;
  readonly envelope: Envelope;
}

type TableSnapshot = Snapshot<TableView, LogLine>;

const TABLE: Subject<TableCopy> = { kind: 'table', messages: TABLE_MESSAGES };

/** The game on a table, as far as it has come. */
export interface TableGame {
  /** Counts the games of the table from 1. */
  readonly number: number;
  /** How many questions have been answered: the number of the one that is asked now. */
  readonly question: number;
  /** When a bot will answer for whoever is asked, by this device's clock; null where nobody hurries. */
  readonly due: number | null;
  readonly view: View;
  /**
   * Everything that happened, oldest first. It begins with the very events that it had before, unless some were missed and
   * all of them had to be asked for; it is empty where a server does not tell.
   */
  readonly log: readonly GameEvent[];
}

/** What became of a table. */
export interface TableNews {
  /** Those that led here, in the order of the log; where it is told anew, all of the game, if the server tells. */
  readonly lines: readonly LogLine[];
  readonly lobby: Lobby;
  /** null before the first; the very one of before if nothing happened in it. */
  readonly game: TableGame | null;
  /** Whether it does not follow from what was told before: at first, and where something in between was never heard. */
  readonly anew: boolean;
}

/** Whoever follows a table. What throws here is asked for anew, with everything else. */
export interface Follower {
  hear(news: TableNews): void;
  hearReaction?(reacted: Reacted): void;
}

const ID_BYTES = 12;

export type TableOptions = Pick<ReplicaOptions<TableCopy>, 'url' | 'connect'>;

/**
 * Comes to a table. Resolves when everything is there to see, with what `begin` made of the table before it was told
 * anything; rejects with a ServerRefusal, or when nobody waits any more.
 */
export async function openTable<Guest>(
  credentials: Credentials,
  begin: (table: Table) => Guest,
  signal: AbortSignal,
  options: TableOptions = {},
): Promise<Guest> {
  const { guest } = await openCopy(
    TABLE,
    credentials,
    (replica, snapshot) => new TableOf(replica, snapshot, credentials, options.url ?? '', begin),
    signal,
    options,
  );
  return guest;
}

export class Table implements Listener<TableCopy> {
  readonly #replica: Replica<TableCopy>;
  readonly #credentials: Credentials;
  readonly #api: Api;
  readonly #history: History;
  readonly #followers = new Set<Follower>();
  #lobby: Lobby;
  #game: TableGame | null = null;
  /** What comes is taken in one after the other, however long it takes to find out about it. */
  #work: Promise<void>;
  /** What happened in the game could not be found out: there is only how the table stands. */
  #lacksPast = false;

  /** `snapshot`: the first. */
  constructor(replica: Replica<TableCopy>, snapshot: TableSnapshot, credentials: Credentials, url: string) {
    this.#replica = replica;
    this.#credentials = credentials;
    this.#api = new Api(url);
    this.#history = new History(this.#api, credentials);
    this.#lobby = snapshot.view.lobby;
    // Not before those who follow from the beginning are here.
    this.#work = Promise.resolve().then(() => this.#heed(true, () => this.#takeSnapshot(snapshot, null)));
  }

  get code(): string {
    return this.#credentials.code;
  }

  /** The key to the place at this table; null for those who watch. Whoever has it has the place. */
  get token(): string | null {
    return this.#credentials.token;
  }

  get connection(): Readable<Connection> {
    return this.#replica.connection;
  }

  /** What links for others begin with. */
  get origin(): Readable<string> {
    return this.#replica.origin;
  }

  /** This end's member id; null for those who watch. */
  get member(): Readable<number | null> {
    return this.#replica.member;
  }

  get lobby(): Lobby {
    return this.#lobby;
  }

  /** null before the first. */
  get game(): TableGame | null {
    return this.#game;
  }

  /** Tells from now on what becomes of the table. Returns how to stop. */
  follow(follower: Follower): () => void {
    this.#followers.add(follower);
    return () => this.#followers.delete(follower);
  }

  /**
   * Resolves when the server has answered, over however many connections: with its refusal, or null. What came of it was
   * heard before that, and is told to those who follow as soon as all before it is. A command that is sent again under its
   * `id` happens once.
   */
  send(command: Command, id = randomHex(ID_BYTES)): Promise<Refused | null> {
    return this.#replica.send({ id, command });
  }

  /** A gesture of this moment: one that does not arrive is not sent again. */
  react(reaction: Reaction): void {
    this.#replica.sendOnce('react', reaction);
  }

  /** A game as a `.t7` record; null while it is played and the server still keeps its secret. */
  async record(game: number): Promise<string | null> {
    const isPlayed = game === this.#game?.number && this.#lobby.stage === 'playing';
    return isPlayed ? null : this.#api.record(this.#credentials, game);
  }

  /** The place stays. */
  close(): void {
    this.#replica.close();
  }

  /** Resolves when all that is known by now was told. */
  async whenReady(): Promise<void> {
    await this.#work;
  }

  hearSnapshot(snapshot: TableSnapshot, since: number | null): void {
    this.#inTurn(since === null, () => this.#takeSnapshot(snapshot, since));
  }

  /** Nothing is waited for that is known: whoever was told that a command is done finds the table changed by it. */
  hearUpdate({ line, lobby, game, step }: TableUpdate): void {
    this.#inTurn(false, async () => {
      const known = this.#game;
      const next = step ? stepped(known && { ...known, top: known.view }, line.events, step) : (game ?? null);
      return this.#advance([line], lobby ?? this.#lobby, next);
    });
  }

  hearMessage(name: string, said: unknown): void {
    const { data } = Reacted.safeParse(said);
    if (name !== 'reacted' || data === undefined) return;
    for (const follower of this.#followers) follower.hearReaction?.(data);
  }

  #inTurn(isFirst: boolean, take: () => Promise<void>): void {
    this.#work = this.#work.then(() => this.#heed(isFirst, take));
  }

  /** What could not be taken in is asked for anew, with everything else; what cannot even then is not for this end. */
  async #heed(isFirst: boolean, take: () => Promise<void>): Promise<void> {
    try {
      await take();
    } catch (error) {
      console.error(error);
      if (isFirst) this.#replica.close({ code: 'internal', message: 'What the server says cannot be followed.' });
      else this.#replica.renew();
    }
  }

  async #takeSnapshot({ view, missed }: TableSnapshot, since: number | null): Promise<void> {
    const { seq, lobby, game } = view;
    if (since === null) return this.#resume(seq, lobby, game);
    const isComplete = missed.length === seq - since;
    const lines = isComplete ? missed : await this.#history.between(since, seq);
    return lines === null ? this.#resume(seq, lobby, game) : this.#advance(lines, lobby, game);
  }

  /** As the table stands, with what happened before. Without that it goes on as well, and the next move asks again. */
  async #resume(seq: number, lobby: Lobby, game: GameView | null): Promise<void> {
    const lines = game === null ? [] : await this.#history.ofGame(game.number, seq, this.#lacksPast);
    this.#lacksPast = lines === null;
    const known = this.#game;
    const heard = known?.number === game?.number ? (known?.log ?? []) : [];
    const next = game && this.#tableGame(game, lines === null ? heard : eventsOf(lines));
    this.#tell({ lines: lines ?? [], lobby, game: next ?? known, anew: true });
  }

  /** `game`: null if it is as it was. */
  async #advance(lines: readonly LogLine[], lobby: Lobby, game: GameView | null): Promise<void> {
    const seq = lines.at(-1)?.seq;
    if (this.#lacksPast && game !== null && seq !== undefined) return this.#resume(seq, lobby, game);
    this.#tell({ lines, lobby, game: game === null ? this.#game : this.#played(game, eventsOf(lines)), anew: false });
  }

  #played(game: GameView, events: readonly GameEvent[]): TableGame {
    const before = this.#game?.number === game.number ? this.#game : null;
    const next = this.#tableGame(game, [...(before?.log ?? []), ...events]);
    const isSame = before !== null && events.length === 0 && next.question === before.question;
    return isSame && next.due === before.due ? before : next;
  }

  #tableGame({ number, question, due, top }: GameView, log: readonly GameEvent[]): TableGame {
    return { number, question, due: due === null ? null : due + this.#replica.ahead, view: top, log };
  }

  #tell(news: TableNews): void {
    this.#lobby = news.lobby;
    this.#game = news.game;
    for (const follower of [...this.#followers]) follower.hear(news);
  }
}

/** A table with whoever has come to it. */
class TableOf<Guest> extends Table {
  readonly guest: Guest;

  constructor(
    replica: Replica<TableCopy>,
    snapshot: TableSnapshot,
    credentials: Credentials,
    url: string,
    begin: (table: Table) => Guest,
  ) {
    super(replica, snapshot, credentials, url);
    this.guest = begin(this);
  }
}
