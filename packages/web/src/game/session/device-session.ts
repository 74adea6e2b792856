/** How a game on this device goes on: what happened is shown, people are asked, bots think in the worker. */
import type { TableGame } from '@turn7/client';
import { type Choice, choicesOf, emptyView, type Seat } from '@turn7/engine';
import { Signal } from '../../device/signal.ts';
import type { BotWorker } from '../bots/bot-worker.ts';
import type { PlayedGame } from './played-game.ts';
import type { LocalPlayer } from './saved-game.ts';
import type { OtherTable, Person, Session } from './session.ts';

export abstract class DeviceSession<G extends PlayedGame> implements Session {
  readonly people: Signal<readonly Person[]>;
  readonly game: Signal<TableGame>;
  readonly rematch = new Signal<(() => void) | null>(null);
  readonly otherTable = new Signal<OtherTable | null>(null);
  readonly commitment = new Signal<string | null>(null);
  readonly online = null;
  protected played: G;
  #players: readonly LocalPlayer[];
  readonly #worker: BotWorker;
  #isClosed = false;
  /** Takes the answer of a person who is asked. */
  #answer: ((choice: Choice) => void) | null = null;

  protected constructor(played: G, players: readonly LocalPlayer[], worker: BotWorker) {
    this.played = played;
    this.#players = players;
    this.#worker = worker;
    this.game = new Signal(played.moves.length === 0 ? undealt(played) : gameOf(played));
    this.people = new Signal(players.map(personOf));
  }

  get hasPar(): boolean {
    return true;
  }

  /** Whether this page still has the game. */
  protected abstract has(): boolean;

  /** After each choice. */
  protected abstract keep(): void;

  /** At the end of the game, before it is shown: what may be done then stands there from the first. */
  protected abstract finish(): void;

  /** Done when whoever looks on is ready for more than what was shown. */
  protected async ready(): Promise<void> {}

  seen(game: TableGame): void {
    if (game === this.game.value) void this.#goOn(game);
  }

  choose(choice: Choice): void {
    const answer = this.#answer;
    if (answer === null) return; // a second tap on a button: the question has been answered
    if (!this.played.game.isLegal(choice)) throw new RangeError(`${choice} is no answer to what is asked`);
    this.#answer = null;
    answer(choice);
  }

  async record(game: number): Promise<string | null> {
    return game === this.played.number ? this.played.record : null;
  }

  testimony(): 'own' {
    return 'own';
  }

  close(): void {
    this.#isClosed = true;
    this.#answer = null;
  }

  /** Another game at this table, from its first card. */
  protected begin(game: G, players: readonly LocalPlayer[]): void {
    this.played = game;
    this.#players = players;
    this.people.set(players.map(personOf));
    this.game.set(undealt(game));
  }

  async #goOn(seen: TableGame): Promise<void> {
    const isOver = () => this.#isClosed || this.game.value !== seen;
    if (seen.log.length === 0) await this.ready();
    else if (this.played.game.finished) return;
    else {
      const choice = await this.#nextChoice();
      if (isOver() || !this.has()) return;
      this.#show(choice);
      this.played.play(choice);
      this.keep();
      if (this.played.game.finished) this.finish();
    }
    if (!isOver()) this.game.set(gameOf(this.played));
  }

  #nextChoice(): Promise<Choice> {
    const level = this.#levelOf(this.played.game.asked.seat);
    if (level !== null) return this.#botChoice(level);
    return new Promise((answer) => {
      this.#answer = answer;
    });
  }

  #levelOf(seat: Seat): string | null {
    return this.#players[seat]?.level ?? null;
  }

  async #botChoice(level: string): Promise<Choice> {
    const { view, botSeed } = this.played;
    const choice = await this.#worker.choose(level, view, botSeed).catch((error) => this.#thoughtless(error));
    await this.ready();
    if (this.played.game.isLegal(choice)) return choice;
    return this.#thoughtless(new RangeError(`${level} chose ${choice}, which is no answer to what is asked`));
  }

  /** Bots see what everybody chooses; if they miss it, they only play a little worse. */
  #show(choice: Choice): void {
    if (this.#players.every(({ level }) => level === null)) return;
    const { moves, view } = this.played;
    this.#worker.watch(moves.length, view, choice).catch(() => {});
  }

  /** A bot that cannot think answers all the same: a game that stands still helps nobody. */
  #thoughtless(error: unknown): Choice {
    console.error(error);
    const last = choicesOf(this.played.game).at(-1);
    if (last === undefined) throw new Error('a bot was asked and nothing is an answer');
    return last;
  }
}

/** Before its first card. */
const undealt = ({ number, game }: PlayedGame): TableGame => ({
  number,
  question: 0,
  due: null,
  view: emptyView(game.rules),
  log: [],
});

const gameOf = ({ number, moves, view, events }: PlayedGame): TableGame => ({
  number,
  question: moves.length,
  due: null,
  view,
  log: events,
});

const personOf = ({ name, level }: LocalPlayer): Person => ({
  name,
  kind: level === null ? 'person' : 'bot',
  level,
  mine: level === null,
  presence: 'here',
  isHost: false,
});
