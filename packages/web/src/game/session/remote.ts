/** A table on a server, as its screen sees it. */
import { type Choice, type GameEvent, readRecords } from '@turn7/engine';
import {
  type Command,
  type Envelope,
  type GameView,
  type Lobby,
  type LogLine,
  Reacted,
  type Snapshot,
  TABLE_MESSAGES,
  type TableUpdate,
  type TableView,
  toChoiceWord,
} from '@turn7/protocol';
import { randomHex } from '../../device/random-hex.ts';
import { type Readable, Signal } from '../../device/signal.ts';
import { Api, type Credentials, type Problem } from '../../sync/api.ts';
import { History } from '../../sync/history.ts';
import { openCopy } from '../../sync/opening.ts';
import type { Replica, Subject } from '../../sync/replica.ts';
import { type Occupant, occupantsNamed, peopleOf } from './people.ts';
import type { Online, Person, Session, TableGame } from './session.ts';

interface TableCopy {
  readonly view: TableView;
  readonly line: LogLine;
  readonly update: TableUpdate;
  readonly envelope: Envelope;
}

type TableSnapshot = Snapshot<TableView, LogLine>;

const TABLE: Subject<TableCopy> = { kind: 'table', messages: TABLE_MESSAGES };

/**
 * Comes to a table. Resolves when everything is there to see; rejects with a ServerRefusal.
 * `url`: the origin of the server, the page's own if empty.
 */
export const openRemote = (credentials: Credentials, signal: AbortSignal, url = ''): Promise<RemoteSession> =>
  openCopy(TABLE, credentials, (replica, snapshot) => new RemoteSession(replica, snapshot, credentials, url), signal, {
    url,
  });

/** Half of what shuffles a game: as long as the server's own half. */
const SEED_BYTES = 32;
const ID_BYTES = 12;

type ReactionListener = Parameters<Online['onReaction']>[0];

export class RemoteSession implements Session {
  readonly people = new Signal<readonly Person[]>([]);
  readonly commitment = new Signal<string | null>(null);
  readonly rematch = new Signal<(() => void) | null>(null);
  readonly online: Online;
  readonly #replica: Replica<TableCopy>;
  readonly #api: Api;
  readonly #credentials: Credentials;
  readonly #history: History;
  readonly #lobby: Signal<Lobby>;
  readonly #game = new Signal<TableGame | null>(null);
  readonly #seen = new Signal<TableGame | null>(null);
  readonly #refused = new Signal<Problem | null>(null);
  readonly #answering = new Signal<Choice | null>(null);
  readonly #reactionListeners = new Set<ReactionListener>();
  /** What comes is taken in one after the other, however long it takes to find out about it. */
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

  /** `snapshot`: the first. */
  constructor(replica: Replica<TableCopy>, snapshot: TableSnapshot, credentials: Credentials, url: string) {
    this.#replica = replica;
    this.#credentials = credentials;
    this.#api = new Api(url);
    this.#history = new History(this.#api, credentials);
    this.#lobby = new Signal(snapshot.view.lobby);
    this.#players = snapshot.view.lobby.seats;
    this.online = {
      code: credentials.code,
      origin: replica.origin,
      connection: replica.connection,
      lobby: this.#lobby,
      me: replica.member,
      refused: this.#refused,
      answering: this.#answering,
      send: (command) => this.#send(command),
      react: (reaction) => replica.sendOnce('react', reaction),
      onReaction: (listener) => this.#onReaction(listener),
    };
    this.#work = this.#heed(true, () => this.#takeSnapshot(snapshot, null));
  }

  get game(): Readable<TableGame | null> {
    return this.#game;
  }

  /** The game as far as the person has seen it, with its question before their eyes. */
  get lastSeen(): Readable<TableGame | null> {
    return this.#seen;
  }

  seen(game: TableGame): void {
    this.#seen.set(game);
  }

  /** Resolves when all that is known by now can be seen. */
  async whenReady(): Promise<this> {
    await this.#work;
    return this;
  }

  hearSnapshot(snapshot: TableSnapshot, since: number | null): void {
    this.#inTurn(since === null, () => this.#takeSnapshot(snapshot, since));
  }

  /** Nothing is waited for that is known: whoever was told that a command is done finds the table changed by it. */
  hearUpdate({ line, lobby, game }: TableUpdate): void {
    this.#inTurn(false, () => this.#advance([line], lobby ?? this.#lobby.value, game ?? null));
  }

  hearMessage(name: string, said: unknown): void {
    const { data } = Reacted.safeParse(said);
    if (name === 'reacted' && data !== undefined) this.#hearReaction(data);
  }

  #hearReaction({ member, reaction }: Reacted): void {
    const seat = this.#players.findIndex((occupant) => isTheirs(occupant, member));
    const name = this.#lobby.value.members.find(({ id }) => id === member)?.name;
    if (name === undefined) return; // they have left
    for (const listener of this.#reactionListeners) listener(seat < 0 ? null : seat, name, reaction);
  }

  /** Answers what the person was asked last, even if the server asks something else by now: then it refuses. */
  choose(choice: Choice): void {
    const seen = this.#seen.value;
    if (seen === null) return;
    const { number: game, question } = seen;
    const answered = `${game} ${question}`;
    if (answered === this.#answered) return;
    this.#answered = answered;
    this.#answering.set(choice);
    this.#try({ kind: 'move', game, question, choice: toChoiceWord(choice) }).then((isDone) => {
      if (this.#answered !== answered) return;
      this.#answering.set(null);
      if (!isDone) this.#answered = '';
    });
  }

  async record(game: number): Promise<string | null> {
    const isPlayed = game === this.#game.value?.number && this.#lobby.value.stage === 'playing';
    return isPlayed ? null : this.#api.record(this.#credentials, game);
  }

  close(): void {
    this.#replica.close();
  }

  #inTurn(isFirst: boolean, take: () => Promise<void>): void {
    this.#work = this.#work.then(() => this.#heed(isFirst, take));
  }

  /** What could not be shown is asked for anew, with everything else; what cannot even then is not for this page. */
  async #heed(isFirst: boolean, take: () => Promise<void>): Promise<void> {
    try {
      await take();
    } catch (error) {
      console.error(error);
      if (isFirst) this.#replica.close('internal');
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
    this.#players = isOver(lobby, game) ? await this.#playersOnRecord(lobby, game) : lobby.seats;
    this.#noteWhoPlays(lines ?? []);
    this.#showPeople(lobby);
    if (game === null) return;
    const known = this.#game.value;
    const heard = known?.number === game.number ? known.log : [];
    this.#game.set(this.#tableGame(game, lines === null ? heard : eventsOf(lines)));
  }

  /** `game`: null if it is as it was. */
  async #advance(lines: readonly LogLine[], lobby: Lobby, game: GameView | null): Promise<void> {
    const seq = lines.at(-1)?.seq;
    if (this.#lacksPast && game !== null && seq !== undefined) return this.#resume(seq, lobby, game);
    const before = this.#game.value;
    const isNew = game !== null && game.number !== before?.number;
    if (!isOver(lobby, game ?? before)) this.#players = lobby.seats;
    else if (isNew) this.#players = await this.#playersOnRecord(lobby, game);
    this.#noteWhoPlays(lines);
    this.#showPeople(lobby);
    if (game === null) return;
    const events = eventsOf(lines);
    const next = this.#tableGame(game, isNew ? events : [...(before?.log ?? []), ...events]);
    const isChanged = isNew || events.length > 0 || next.question !== before?.question || next.due !== before.due;
    if (isChanged) this.#game.set(next);
  }

  #tableGame({ number, question, due, top }: GameView, log: readonly GameEvent[]): TableGame {
    return { number, question, due: due === null ? null : due + this.#replica.ahead, view: top, log };
  }

  #showPeople(lobby: Lobby): void {
    const me = this.online.me.value;
    this.#lobby.set(lobby);
    this.people.set(peopleOf(this.#players, { lobby, me, replaced: this.#replaced }));
    this.commitment.set(lobby.fairness?.commitment ?? lobby.commitment);
    this.rematch.set(lobby.stage === 'finished' && lobby.host === me ? this.#again : null);
    void this.#giveSeed();
  }

  readonly #again = (): void => void this.#try({ kind: 'start' });

  #send(command: Command): Promise<Problem | null> {
    return this.#replica.send({ id: randomHex(ID_BYTES), command });
  }

  /** A command whose refusal is shown above the table. Whether it was done. */
  async #try(command: Command): Promise<boolean> {
    this.#refused.set(null);
    const refused = await this.#send(command);
    if (refused !== null) this.#refused.set(refused);
    return refused === null;
  }

  /** Everybody with a seat takes part in the shuffle of the next game. */
  async #giveSeed(): Promise<void> {
    const me = this.online.me.value;
    const isAsked = this.#lobby.value.seats.some((seat) => isTheirs(seat, me) && seat.kind === 'person' && !seat.seed);
    if (!isAsked || this.#isSeeding) return;
    this.#isSeeding = true;
    await this.#send({ kind: 'seed', seed: randomHex(SEED_BYTES) });
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

  async #playersOnRecord(lobby: Lobby, game: GameView | null): Promise<readonly Occupant[]> {
    if (game === null) return lobby.seats;
    try {
      const [located] = readRecords(await this.#api.record(this.#credentials, game.number));
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
const isOver = ({ stage }: Lobby, game: object | null): boolean => game !== null && stage !== 'playing';

/** What happened in the game that the last of these lines belong to. */
function eventsOf(lines: readonly LogLine[]): readonly GameEvent[] {
  const start = lines.findLastIndex(({ entry }) => entry.kind === 'started');
  return lines.slice(Math.max(0, start)).flatMap(({ events }) => events);
}

const isTheirs = (occupant: Occupant, member: number | null): boolean =>
  occupant.kind === 'person' && occupant.member === member;
