/** A table on a server, as its screen sees it. */
import { type Choice, HIT, readRecords, STAY } from '@turn7/engine';
import type { ChoiceWord, Command, GameView, Lobby, LogLine, Reacted, TableView } from '@turn7/protocol';
import { randomHex } from '../../device/random-hex.ts';
import { type Readable, Signal } from '../../device/signal.ts';
import { Api, type Door, type Problem, Refusal } from '../../sync/api.ts';
import { History } from '../../sync/history.ts';
import { patiently } from '../../sync/patience.ts';
import { type News, TableLine } from '../../sync/table-line.ts';
import { Course, eventsOf, stepOf } from './course.ts';
import { type Occupant, occupantsNamed, peopleOf } from './people.ts';
import type { Online, Person, Session, Teller } from './session.ts';

/**
 * Comes to a table. Resolves when everything is there to see, however often the way to the server must be tried; rejects
 * with a Refusal if the server will not have us, or when the signal says that nobody waits any more.
 * `url`: the origin of the server, the page's own if empty.
 */
export function openRemote(door: Door, signal: AbortSignal, url = ''): Promise<RemoteSession> {
  return new Promise((resolve, reject) => {
    if (signal.aborted) throw new Refusal('unavailable', 'Nobody waits any more.');
    let session: RemoteSession | null = null;
    const onNews = (news: News) => {
      if (session !== null) return session.hear(news);
      session = new RemoteSession(line, news, door, url);
      session.whenTold().then((told) => {
        stopListening();
        resolve(told);
      });
    };
    const line = new TableLine(door, { onNews, onReacted: (reacted) => session?.hearReaction(reacted) }, url);
    const abort = () => line.close();
    const unsubscribe = line.connection.subscribe(() => {
      const { value } = line.connection;
      if (value.kind !== 'closed') return;
      stopListening();
      reject(new Refusal(value.code, 'There is no way to this table.'));
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
  readonly people = new Signal<readonly Person[]>([]);
  readonly commitment = new Signal<string | null>(null);
  readonly rematch = new Signal<(() => void) | null>(null);
  readonly online: Online;
  readonly #line: TableLine;
  readonly #api: Api;
  readonly #door: Door;
  readonly #history: History;
  readonly #course = new Course();
  readonly #lobby: Signal<Lobby>;
  readonly #me: Signal<number | null>;
  readonly #game = new Signal<GameView | null>(null);
  readonly #refused = new Signal<Problem | null>(null);
  readonly #answering = new Signal<Choice | null>(null);
  readonly #reactionListeners = new Set<ReactionListener>();
  /** News are taken one after the other, however long it takes to find out about one. */
  #work: Promise<void>;
  /** Of the game on the table: once it is over, others may sit there. */
  #players: readonly Occupant[];
  /** What happened in the game could not be found out: there is only how the table stands. */
  #lacksPast = false;
  /** Members for whom a bot has answered since they were gone. */
  readonly #replaced = new Set<number>();
  /** The game and the question answered last: two presses are one answer. */
  #answered = '';
  #isSeeding = false;

  /** `news`: the first. */
  constructor(line: TableLine, news: News, door: Door, url: string) {
    this.#line = line;
    this.#door = door;
    this.#api = new Api(url);
    this.#history = new History(this.#api, door);
    this.#lobby = new Signal(news.table.lobby);
    this.#me = new Signal(news.member);
    this.#players = news.table.lobby.seats;
    this.online = {
      code: door.code,
      origin: line.origin,
      connection: line.connection,
      lobby: this.#lobby,
      me: this.#me,
      refused: this.#refused,
      answering: this.#answering,
      send: (command) => line.send(command),
      react: (reaction) => line.react(reaction),
      onReaction: (listener) => this.#onReaction(listener),
    };
    this.#work = this.#heed(news);
  }

  /** As the server has it, whatever of it has been told; null before the first. */
  get game(): Readable<GameView | null> {
    return this.#game;
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
    this.#work = this.#work.then(() => this.#heed(news));
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

  /** Answers what the person was asked last, even if the server asks something else by now: then it refuses. */
  choose(choice: Choice): void {
    if (this.#course.told === null) return;
    const { game, question } = this.#course.told;
    const answered = `${game} ${question}`;
    if (answered === this.#answered) return;
    this.#answered = answered;
    this.#answering.set(choice);
    this.#try({ kind: 'move', game, question, choice: wordOf(choice) }).then((isDone) => {
      if (this.#answered !== answered) return;
      this.#answering.set(null);
      if (!isDone) this.#answered = '';
    });
  }

  async record(game: number): Promise<string | null> {
    const isPlayed = game === this.#game.value?.number && this.#lobby.value.stage === 'playing';
    return isPlayed ? null : this.#api.record(this.#door, game);
  }

  /** The device has slept, or its network has changed. */
  wake(): void {
    this.#line.wake();
  }

  /** The device has no network any more. */
  cut(): void {
    this.#line.cut();
  }

  close(): void {
    this.#line.close();
  }

  /** What could not be shown is asked for anew, with everything else; what cannot even then is not for this page. */
  async #heed(news: News): Promise<void> {
    try {
      await this.#take(news);
    } catch (error) {
      console.error(error);
      if (news.since === null) this.#line.close('internal');
      else this.#line.renew();
    }
  }

  /** Nothing is waited for that is known: whoever was told that a command is done finds the table changed by it. */
  async #take({ since, lines, table, member }: News): Promise<void> {
    this.#me.set(member);
    if (since === null || this.#lacksPast) return this.#resume(table);
    const known = lines ?? (await this.#linesBetween(since, table.seq));
    return known === null ? this.#resume(table) : this.#advance(table, known);
  }

  /** As the table stands, with what happened before. Without that it goes on as well, and the next news ask again. */
  async #resume(table: TableView): Promise<void> {
    const { game } = table;
    const lines = game === null ? [] : await this.#linesOfGame(game.number, table.seq);
    this.#lacksPast = lines === null;
    this.#players = isOver(table) ? await this.#playersOnRecord(table) : table.lobby.seats;
    this.#noteWhoPlays(lines ?? []);
    this.#show(table);
    if (game !== null) this.#course.resume(stepOf(game, [], this.#line.ahead), eventsOf(lines ?? []));
  }

  /** null if the server does not tell. */
  async #linesBetween(since: number, until: number): Promise<readonly LogLine[] | null> {
    return patiently(() => this.#history.between(since, until)).catch(() => null);
  }

  async #linesOfGame(game: number, until: number): Promise<readonly LogLine[] | null> {
    const ask = () => this.#history.ofGame(game, until);
    return (this.#lacksPast ? ask() : patiently(ask)).catch(() => null);
  }

  async #advance(table: TableView, lines: readonly LogLine[]): Promise<void> {
    const { game } = table;
    const before = this.#game.value;
    const isNew = game?.number !== before?.number;
    if (!isOver(table)) this.#players = table.lobby.seats;
    else if (isNew) this.#players = await this.#playersOnRecord(table);
    this.#noteWhoPlays(lines);
    this.#show(table);
    if (game === null) return;
    const events = eventsOf(lines);
    const isChanged = isNew || game.question !== before?.question || game.due !== before.due;
    if (events.length > 0 || isChanged) this.#course.advance(stepOf(game, events, this.#line.ahead), isNew);
  }

  #show({ lobby, game }: TableView): void {
    const me = this.#me.value;
    this.#game.set(game);
    this.#lobby.set(lobby);
    this.people.set(peopleOf(this.#players, { lobby, me, replaced: this.#replaced }));
    this.commitment.set(lobby.fairness?.commitment ?? lobby.commitment);
    this.rematch.set(lobby.stage === 'finished' && lobby.host === me ? this.#again : null);
    void this.#giveSeed();
  }

  readonly #again = (): void => void this.#try({ kind: 'start' });

  /** A command whose refusal is shown above the table. Whether it was done. */
  async #try(command: Command): Promise<boolean> {
    this.#refused.set(null);
    const refused = await this.#line.send(command);
    if (refused !== null) this.#refused.set(refused);
    return refused === null;
  }

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

  async #playersOnRecord({ lobby, game }: TableView): Promise<readonly Occupant[]> {
    if (game === null) return lobby.seats;
    try {
      const [located] = readRecords(await this.#api.record(this.#door, game.number));
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

/** The game has been played; others may sit at the table than those who did. */
const isOver = ({ lobby, game }: TableView): boolean => game !== null && lobby.stage !== 'playing';

const isTheirs = (occupant: Occupant, member: number | null): boolean =>
  occupant.kind === 'person' && occupant.member === member;

function wordOf(choice: Choice): ChoiceWord {
  if (choice === HIT) return 'hit';
  return choice === STAY ? 'stay' : choice;
}
