/** A table on a server, as its screen sees it. */
import type { Choice, GameEvent } from '@turn7/engine';
import {
  type Command,
  type Envelope,
  type GameView,
  type Lobby,
  type LogLine,
  Reacted,
  type Snapshot,
  stepped,
  TABLE_MESSAGES,
  type TableUpdate,
  type TableView,
  toChoiceWord,
} from '@turn7/protocol';
import { randomHex } from '../../device/random-hex.ts';
import { type Readable, Signal } from '../../device/signal.ts';
import { type DeviceStorage, deviceStorage } from '../../device/storage.ts';
import { Api, type Credentials, type Problem } from '../../sync/api.ts';
import { eventsOf, History } from '../../sync/history.ts';
import { openCopy } from '../../sync/opening.ts';
import type { Replica, Subject } from '../../sync/replica.ts';
import { memberOf } from '../online/lobby-facts.ts';
import { noteWhoPlays, nudgeIn, peopleOf, playersOf } from './people.ts';
import type { Nudge, Online, Person, Session, TableGame } from './session.ts';
import { ShuffleWatch } from './shuffle-watch.ts';
import { Testimonies, type Testimony } from './testimony.ts';

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
export const openRemote = (
  credentials: Credentials,
  signal: AbortSignal,
  url = '',
  storage = deviceStorage,
): Promise<RemoteSession> =>
  openCopy(
    TABLE,
    credentials,
    (replica, snapshot) => new RemoteSession(replica, snapshot, credentials, url, storage),
    signal,
    { url },
  );

const ID_BYTES = 12;

type ReactionListener = Parameters<Online['onReaction']>[0];

export class RemoteSession implements Session {
  readonly people = new Signal<readonly Person[]>([]);
  readonly commitment = new Signal<string | null>(null);
  readonly rematch = new Signal<(() => void) | null>(null);
  readonly harder = new Signal(null);
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
  readonly #nudge = new Signal<Nudge | null>(null);
  readonly #shuffles: ShuffleWatch;
  readonly #reactionListeners = new Set<ReactionListener>();
  /** What comes is taken in one after the other, however long it takes to find out about it. */
  #work: Promise<void>;
  /** What happened in the game could not be found out: there is only how the table stands. */
  #lacksPast = false;
  /** Members for whom a bot has answered since they were gone. */
  readonly #replaced = new Set<number>();
  /** The game and the question answered last: two presses are one answer. */
  #answered = '';

  /** `snapshot`: the first. */
  constructor(
    replica: Replica<TableCopy>,
    snapshot: TableSnapshot,
    credentials: Credentials,
    url: string,
    storage: DeviceStorage,
  ) {
    this.#replica = replica;
    this.#shuffles = new ShuffleWatch(new Testimonies(storage, credentials.code), (command) => this.#send(command));
    this.#credentials = credentials;
    this.#api = new Api(url);
    this.#history = new History(this.#api, credentials);
    this.#lobby = new Signal(snapshot.view.lobby);
    this.online = {
      code: credentials.code,
      origin: replica.origin,
      connection: replica.connection,
      lobby: this.#lobby,
      me: replica.member,
      refused: this.#refused,
      answering: this.#answering,
      nudge: this.#nudge,
      seed: this.#shuffles.seed,
      doubts: this.#shuffles.doubts,
      send: (command) => this.#send(command),
      react: (reaction) => replica.sendOnce('react', reaction),
      onReaction: (listener) => this.#onReaction(listener),
    };
    this.#game.subscribe(() => this.#game.value && this.#shuffles.hear(this.#game.value));
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
  hearUpdate({ line, lobby, game, step }: TableUpdate): void {
    this.#inTurn(false, async () => {
      const known = this.#game.value;
      const next = step ? stepped(known && { ...known, top: known.view }, line.events, step) : (game ?? null);
      return this.#advance([line], lobby ?? this.#lobby.value, next);
    });
  }

  hearMessage(name: string, said: unknown): void {
    const { data } = Reacted.safeParse(said);
    if (name === 'reacted' && data !== undefined) this.#hearReaction(data);
  }

  #hearReaction({ member, reaction }: Reacted): void {
    const lobby = this.#lobby.value;
    const seat = playersOf(lobby).findIndex((player) => player.kind === 'person' && player.member === member);
    const name = memberOf(lobby, member)?.name;
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

  testimony(game: number): Testimony | null {
    return this.#shuffles.testimony(game);
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
    noteWhoPlays(lines ?? [], playersOf(lobby), this.#replaced);
    this.#showPeople(lobby, game?.number ?? 0, lines ?? []);
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
    noteWhoPlays(lines, playersOf(lobby), this.#replaced);
    this.#showPeople(lobby, (game ?? before)?.number ?? 0, lines);
    if (game === null) return;
    const events = eventsOf(lines);
    const next = this.#tableGame(game, isNew ? events : [...(before?.log ?? []), ...events]);
    this.#nudge.set(nudgeIn(lines, next.question) ?? (isNew ? null : this.#nudge.value));
    const isChanged = isNew || events.length > 0 || next.question !== before?.question || next.due !== before.due;
    if (isChanged) this.#game.set(next);
  }

  #tableGame({ number, question, due, top }: GameView, log: readonly GameEvent[]): TableGame {
    return { number, question, due: due === null ? null : due + this.#replica.ahead, view: top, log };
  }

  /** `game`: the number of the one on the table, 0 before the first. */
  #showPeople(lobby: Lobby, game: number, lines: readonly LogLine[]): void {
    const me = this.online.me.value;
    this.#lobby.set(lobby);
    this.people.set(peopleOf({ lobby, me, replaced: this.#replaced }));
    this.commitment.set(lobby.fairness?.commitment ?? lobby.commitment);
    const mayStart = lobby.stage === 'finished' && lobby.host === me && lobby.daily === undefined;
    this.rematch.set(mayStart ? this.#again : null);
    this.#shuffles.see(lobby, me, game, lines);
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

  #onReaction(listener: ReactionListener): () => void {
    this.#reactionListeners.add(listener);
    return () => this.#reactionListeners.delete(listener);
  }
}
