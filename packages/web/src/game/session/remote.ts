/** A table on a server, as its screen sees it. */
import {
  type Credentials,
  type Follower,
  openTable,
  type Problem,
  type Readable,
  Signal,
  type Table,
  type TableGame,
  type TableNews,
} from '@turn7/client';
import type { Choice } from '@turn7/engine';
import { type Command, type Lobby, type LogLine, type Reacted, toChoiceWord } from '@turn7/protocol';
import { type DeviceStorage, deviceStorage } from '../../device/storage.ts';
import { memberOf } from '../online/lobby-facts.ts';
import { noteWhoPlays, nudgeIn, peopleOf, playersOf } from './people.ts';
import type { Nudge, Online, Person, Session } from './session.ts';
import { ShuffleWatch } from './shuffle-watch.ts';
import { Testimonies, type Testimony } from './testimony.ts';

/**
 * Comes to a table. Resolves when everything is there to see; rejects with a ServerRefusal.
 * `url`: the origin of the server, the page's own if empty.
 */
export const openRemote = (
  credentials: Credentials,
  signal: AbortSignal,
  url = '',
  storage = deviceStorage,
): Promise<RemoteSession> => openTable(credentials, (table) => new RemoteSession(table, storage), signal, { url });

type ReactionListener = Parameters<Online['onReaction']>[0];

export class RemoteSession implements Session, Follower {
  readonly people = new Signal<readonly Person[]>([]);
  readonly commitment = new Signal<string | null>(null);
  readonly rematch = new Signal<(() => void) | null>(null);
  readonly otherTable = new Signal(null);
  readonly online: Online;
  readonly #table: Table;
  readonly #lobby: Signal<Lobby>;
  readonly #game = new Signal<TableGame | null>(null);
  readonly #seen = new Signal<TableGame | null>(null);
  readonly #refused = new Signal<Problem | null>(null);
  readonly #answering = new Signal<Choice | null>(null);
  readonly #nudge = new Signal<Nudge | null>(null);
  readonly #shuffles: ShuffleWatch;
  readonly #reactionListeners = new Set<ReactionListener>();
  /** Members for whom a bot has answered since they were gone. */
  readonly #replaced = new Set<number>();
  /** The game and the question answered last: two presses are one answer. */
  #answered = '';

  /** `table`: before it has told anything. */
  constructor(table: Table, storage: DeviceStorage) {
    this.#table = table;
    this.#shuffles = new ShuffleWatch(new Testimonies(storage, table.code), (command) => this.#send(command));
    this.#lobby = new Signal(table.lobby);
    this.online = {
      code: table.code,
      origin: table.origin,
      connection: table.connection,
      lobby: this.#lobby,
      me: table.member,
      refused: this.#refused,
      answering: this.#answering,
      nudge: this.#nudge,
      seed: this.#shuffles.seed,
      doubts: this.#shuffles.doubts,
      send: (command) => this.#send(command),
      react: (reaction) => table.react(reaction),
      onReaction: (listener) => this.#onReaction(listener),
    };
    this.#game.subscribe(() => this.#game.value && this.#shuffles.hear(this.#game.value));
    table.follow(this);
  }

  get game(): Readable<TableGame | null> {
    return this.#game;
  }

  get hasPar(): boolean {
    return this.#lobby.value.daily === undefined;
  }

  /** The game as far as the person has seen it, with its question before their eyes. */
  get lastSeen(): Readable<TableGame | null> {
    return this.#seen;
  }

  seen(game: TableGame): void {
    this.#seen.set(game);
  }

  /** The people are known before what they did. */
  hear({ lines, lobby, game, anew }: TableNews): void {
    const isNew = game?.number !== this.#game.value?.number;
    noteWhoPlays(lines, playersOf(lobby), this.#replaced);
    this.#showPeople(lobby, game?.number ?? 0, lines);
    if (game === null) return;
    if (!anew) this.#nudge.set(nudgeIn(lines, game.question) ?? (isNew ? null : this.#nudge.value));
    this.#game.set(game);
  }

  hearReaction({ member, reaction }: Reacted): void {
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

  record(game: number): Promise<string | null> {
    return this.#table.record(game);
  }

  testimony(game: number): Testimony | null {
    return this.#shuffles.testimony(game);
  }

  close(): void {
    this.#table.close();
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

  async #send(command: Command): Promise<Problem | null> {
    return (await this.#table.send(command))?.code ?? null;
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
