/** A table on a server, as its screen sees it. */
import { type Choice, HIT, readRecords, STAY } from '@turn7/engine';
import type { ChoiceWord, GameView, Lobby, LogLine, Reacted, RefusalCode, TableView } from '@turn7/protocol';
import { type Readable, Store } from '../store.ts';
import { Api, type Door, Refusal } from './api.ts';
import { Course, eventsOf, stepOf } from './course.ts';
import { History } from './history.ts';
import { type Occupant, occupantsNamed, peopleOf } from './people.ts';
import { randomHex } from './random-hex.ts';
import type { Online, Person, Session, Teller } from './session.ts';
import { type News, TableLine } from './table-line.ts';

/**
 * Comes to a table. Resolves when everything is there to see, however often the way to the server must be tried; rejects
 * with a Refusal if the server will not have us, or when the signal says that nobody waits any more.
 * `url`: the origin of the server, the page's own if empty.
 */
export function openRemote(door: Door, signal: AbortSignal, url = ''): Promise<RemoteSession> {
  return new Promise((resolve, reject) => {
    let session: RemoteSession | null = null;
    const onNews = (news: News) => {
      if (session !== null) return session.hear(news);
      stopListening();
      session = new RemoteSession(line, news, door, url);
      session.whenTold().then(resolve, reject);
    };
    const line = new TableLine(door, { onNews, onReacted: (reacted) => session?.hearReaction(reacted) }, url);
    const giveUp = (code: RefusalCode, why: string) => {
      stopListening();
      line.close();
      reject(new Refusal(code, why));
    };
    const abort = () => giveUp('unavailable', 'Nobody waits any more.');
    const unsubscribe = line.connection.subscribe(() => {
      const { value } = line.connection;
      if (value.kind === 'closed') giveUp(value.code, 'The server will not have this device.');
    });
    signal.addEventListener('abort', abort);
    const stopListening = () => {
      unsubscribe();
      signal.removeEventListener('abort', abort);
    };
  });
}

/** Half of what shuffles a game: as long as the server's own half. */
const SEED_BYTES = 32;

type ReactionListener = Parameters<Online['onReaction']>[0];

export class RemoteSession implements Session {
  readonly people = new Store<readonly Person[]>([]);
  readonly commitment = new Store<string | null>(null);
  readonly rematch = new Store<(() => void) | null>(null);
  readonly online: Online;
  readonly #line: TableLine;
  readonly #api: Api;
  readonly #door: Door;
  readonly #history: History;
  readonly #course = new Course();
  readonly #lobby: Store<Lobby>;
  readonly #me: Store<number | null>;
  readonly #refused = new Store<RefusalCode | null>(null);
  readonly #reactionListeners = new Set<ReactionListener>();
  /** News are taken one after the other, however long it takes to find out about one. */
  #work: Promise<void>;
  #game: GameView | null;
  /** Of that game: once it is over, others may sit at the table. */
  #players: readonly Occupant[];
  /** Members for whom a bot has answered since they were gone. */
  readonly #replaced = new Set<number>();
  /** The game and the question answered last: two presses are one answer. */
  #answered = '';
  #isSeeding = false;

  constructor(line: TableLine, { table, member }: News, door: Door, url: string) {
    this.#line = line;
    this.#door = door;
    this.#api = new Api(url);
    this.#history = new History(this.#api, door);
    this.#lobby = new Store(table.lobby);
    this.#me = new Store(member);
    this.#game = table.game;
    this.#players = table.lobby.seats;
    this.online = {
      code: door.code,
      connection: line.connection,
      lobby: this.#lobby,
      me: this.#me,
      refused: this.#refused,
      send: (command) => line.send(command),
      react: (reaction) => line.react(reaction),
      onReaction: (listener) => this.#onReaction(listener),
    };
    this.#work = this.#resume(table);
  }

  /** How many steps are still being told: 0 once the person has seen everything. */
  get pending(): Readable<number> {
    return this.#course.pending;
  }

  /** Resolves when all that is known by now can be seen. */
  async whenTold(): Promise<this> {
    await this.#work;
    return this;
  }

  hear(news: News): void {
    this.#work = this.#work.then(() => this.#take(news));
  }

  hearReaction({ member, reaction }: Reacted): void {
    const seat = this.#players.findIndex((occupant) => isTheirs(occupant, member));
    const name = this.#lobby.value.members.find(({ id }) => id === member)?.name;
    if (name === undefined) return; // they have left
    for (const listener of this.#reactionListeners) listener(seat < 0 ? null : seat, name, reaction);
  }

  past(): ReturnType<Session['past']> {
    return this.#course.past;
  }

  follow(teller: Teller): () => void {
    return this.#course.follow(teller);
  }

  choose(choice: Choice): void {
    if (this.#game === null) return;
    const { number: game, question } = this.#game;
    const answered = `${game} ${question}`;
    if (answered === this.#answered) return;
    this.#answered = answered;
    this.#refused.set(null);
    this.#line.send({ kind: 'move', game, question, choice: wordOf(choice) }).then((refused) => {
      if (refused === null) return;
      this.#answered = '';
      this.#refused.set(refused);
    });
  }

  async record(): Promise<string | null> {
    if (this.#game === null || this.#lobby.value.stage !== 'finished') return null;
    return this.#api.record(this.#door, this.#game.number);
  }

  /** The device has slept, or its network has changed. */
  wake(): void {
    this.#line.wake();
  }

  close(): void {
    this.#line.close();
  }

  /** What happened before we came. Without it there is still the table as it stands. */
  async #resume(table: TableView): Promise<void> {
    const { game, lobby, seq } = table;
    if (game !== null) {
      const lines = await this.#history.ofGame(game.number, seq).catch(() => []);
      this.#noteWhoPlays(lines);
      this.#course.resume(stepOf(game, [], this.#line.ahead), eventsOf(lines));
      if (lobby.stage === 'finished') this.#players = await this.#playersOnRecord(lobby, game.number);
    }
    this.#show(lobby);
  }

  async #take({ since, lines, table, member }: News): Promise<void> {
    const { lobby, game, seq } = table;
    const known = lines ?? (await this.#history.between(since, seq).catch(() => []));
    const before = this.#game;
    const isNew = game?.number !== before?.number;
    this.#me.set(member);
    this.#game = game;
    if (lobby.stage === 'playing') this.#players = lobby.seats;
    else if (game === null) this.#players = lobby.seats;
    else if (isNew) this.#players = await this.#playersOnRecord(lobby, game.number);
    this.#noteWhoPlays(known);
    this.#show(lobby);
    if (game === null) return;
    const events = eventsOf(known);
    const isChanged = isNew || game.question !== before?.question || game.due !== before.due;
    if (events.length > 0 || isChanged) this.#course.advance(stepOf(game, events, this.#line.ahead), isNew);
  }

  #show(lobby: Lobby): void {
    const me = this.#me.value;
    this.#lobby.set(lobby);
    this.people.set(peopleOf(this.#players, { lobby, me, replaced: this.#replaced }));
    this.commitment.set(lobby.fairness?.commitment ?? lobby.commitment);
    this.rematch.set(lobby.stage === 'finished' && lobby.host === me ? this.#again : null);
    void this.#giveSeed();
  }

  readonly #again = (): void => void this.#line.send({ kind: 'start' });

  /** Everybody with a seat takes part in the shuffle of the next game. */
  async #giveSeed(): Promise<void> {
    const me = this.#me.value;
    const isAsked = this.#lobby.value.seats.some((seat) => isTheirs(seat, me) && seat.kind === 'person' && !seat.seed);
    if (!isAsked || this.#isSeeding) return;
    this.#isSeeding = true;
    await this.#line.send({ kind: 'seed', seed: randomHex(SEED_BYTES) });
    this.#isSeeding = false;
  }

  #noteWhoPlays(lines: readonly LogLine[]): void {
    for (const { entry } of lines) {
      if (entry.kind === 'present') this.#replaced.delete(entry.member);
      if (entry.kind !== 'chose') continue;
      const occupant = this.#players[entry.seat];
      if (occupant?.kind !== 'person') continue;
      if (entry.by === 'absence') this.#replaced.add(occupant.member);
      if (entry.by === 'person') this.#replaced.delete(occupant.member);
    }
  }

  async #playersOnRecord(lobby: Lobby, game: number): Promise<readonly Occupant[]> {
    try {
      const [located] = readRecords(await this.#api.record(this.#door, game));
      return located === undefined ? lobby.seats : occupantsNamed(located.record.players, lobby);
    } catch {
      return lobby.seats; // in all likelihood the same
    }
  }

  #onReaction(listener: ReactionListener): () => void {
    this.#reactionListeners.add(listener);
    return () => this.#reactionListeners.delete(listener);
  }
}

const isTheirs = (occupant: Occupant, member: number | null): boolean =>
  occupant.kind === 'person' && occupant.member === member;

function wordOf(choice: Choice): ChoiceWord {
  if (choice === HIT) return 'hit';
  return choice === STAY ? 'stay' : choice;
}
