/** A table on this device: the engine in the page, people at it from hand to hand, bots in the worker. */
import { type Choice, choicesOf, emptyView, type GameEvent } from '@turn7/engine';
import { Store } from '../store.ts';
import { thinkingDuration } from '../telling/pace.ts';
import { CLOCK, type Timers } from '../telling/timers.ts';
import type { Thinker } from '../thinker/thinker.ts';
import { gameHold, type Hold } from './hold.ts';
import { LocalGame } from './local-game.ts';
import { newSecret } from './random-hex.ts';
import { findGame, type LocalSetup, type NoGame, type SavedGame, saveGame, setAside } from './saved-game.ts';
import type { Person, Session, Step, Teller } from './session.ts';
import { deviceShelf, type Shelf } from './shelf.ts';
import { noteSolo } from './solo-best.ts';

export interface LocalTools {
  /** What the time is multiplied by that a bot is seen to think. */
  readonly pace: () => number;
  readonly shelf?: Shelf;
  /** Nothing is played here once another tab has the game. */
  readonly hold?: Hold;
  readonly timers?: Timers;
  /** 32 bytes that nobody can guess. */
  readonly secret?: () => string;
  /** From 0 to 1, for how long a bot thinks. */
  readonly chance?: () => number;
}

export type Resumed = NoGame | { readonly kind: 'session'; readonly session: LocalSession };

export class LocalSession implements Session {
  readonly people: Store<readonly Person[]>;
  readonly rematch = new Store<(() => void) | null>(null);
  readonly commitment: Store<string | null>;
  readonly online = null;
  readonly setup: LocalSetup;
  readonly #thinker: Thinker;
  readonly #tools: Required<LocalTools>;
  #game: LocalGame;
  /** Whether the first cards are yet to be seen. */
  #isNew: boolean;
  #teller: Teller | null = null;
  /** What is going on; whatever belongs to another one is over. */
  #run = {};
  /** Takes the answer of a person who is asked. */
  #answer: ((choice: Choice) => void) | null = null;

  private constructor(game: LocalGame, thinker: Thinker, tools: Required<LocalTools>) {
    this.#thinker = thinker;
    this.#tools = tools;
    this.#game = game;
    const { setup, moves } = game.saved;
    this.setup = setup;
    this.#isNew = moves.length === 0;
    this.people = new Store(setup.players.map(personOf));
    this.commitment = new Store<string | null>(game.commitment);
  }

  /** The game that was left, exactly where it was; a new one is left before its first card. */
  static resume(thinker: Thinker, some: LocalTools): Resumed {
    const tools = withDevice(some);
    const found = findGame(tools.shelf);
    if (found.kind !== 'game') return found;
    const game = remade(found.game);
    return game === null ? setAside(tools.shelf) : { kind: 'session', session: new LocalSession(game, thinker, tools) };
  }

  past(): readonly GameEvent[] {
    return this.#isNew ? [] : this.#game.events;
  }

  /** One at a time: whoever follows takes the place of whoever did. */
  follow(teller: Teller): () => void {
    this.#teller = teller;
    void this.#tell(teller);
    return () => {
      if (this.#teller === teller) this.close();
    };
  }

  choose(choice: Choice): void {
    const answer = this.#answer;
    if (answer === null) return; // a second tap on a button: the question has been answered
    if (!this.#game.game.isLegal(choice)) throw new RangeError(`${choice} is no answer to what is asked`);
    this.#answer = null;
    answer(choice);
  }

  async record(game: number): Promise<string | null> {
    return game === this.#game.number ? this.#game.record : null;
  }

  close(): void {
    this.#teller = null;
    this.#answer = null;
    this.#run = {};
  }

  /** Goes on from where the game stands to its end, or until something else is told. */
  async #tell(teller: Teller): Promise<void> {
    const run = {};
    this.#run = run;
    this.#answer = null;
    const isOver = () => this.#run !== run;
    await teller(this.#step([]));
    if (this.#isNew && !isOver()) {
      this.#isNew = false;
      await teller(this.#step(this.#game.events));
    }
    while (!isOver() && !this.#game.game.finished) {
      const choice = await this.#nextChoice();
      if (isOver() || !this.#tools.hold.check()) return;
      await teller(this.#step(this.#play(choice)));
    }
    if (!isOver()) this.rematch.set(() => this.#playAgain());
  }

  /** While a new game is not told, how its table stands is empty. */
  #step(events: readonly GameEvent[]): Step {
    const { number, view, game } = this.#game;
    return { game: number, events, view: this.#isNew ? emptyView(game.rules) : view, due: null };
  }

  #play(choice: Choice): readonly GameEvent[] {
    const events = this.#game.play(choice);
    saveGame(this.#tools.shelf, this.#game.saved);
    if (this.setup.mode === 'solo' && this.#game.game.finished) noteSolo(this.#tools.shelf, this.#game.game);
    return events;
  }

  #nextChoice(): Promise<Choice> {
    const level = this.setup.players[this.#game.game.asked]?.level ?? null;
    if (level !== null) return this.#botChoice(level);
    return new Promise((answer) => {
      this.#answer = answer;
    });
  }

  async #botChoice(level: string): Promise<Choice> {
    const { view, botSeed } = this.#game;
    const { pace, chance } = this.#tools;
    const thought = this.#thinker.choose(level, view, botSeed).catch((error) => this.#thoughtless(error));
    const [choice] = await Promise.all([thought, this.#wait(thinkingDuration(view.seats.length, chance()) * pace())]);
    if (this.#game.game.isLegal(choice)) return choice;
    return this.#thoughtless(new RangeError(`${level} chose ${choice}, which is no answer to what is asked`));
  }

  /** A bot that cannot think answers all the same: a game that stands still helps nobody. */
  #thoughtless(error: unknown): Choice {
    console.error(error);
    const last = choicesOf(this.#game.game).at(-1);
    if (last === undefined) throw new Error('a bot was asked and nothing is an answer');
    return last;
  }

  async #wait(milliseconds: number): Promise<void> {
    if (milliseconds > 0) await new Promise<void>((then) => this.#tools.timers.after(milliseconds, then));
  }

  #playAgain(): void {
    const { secret, timers, shelf, hold } = this.#tools;
    if (!hold.check()) return;
    const number = this.#game.number + 1;
    const from = { setup: this.setup, number, startedAt: timers.now(), secret: secret(), moves: [], over: false };
    this.rematch.set(null);
    this.#game = new LocalGame(from);
    saveGame(shelf, from);
    this.#isNew = true;
    this.commitment.set(this.#game.commitment);
    if (this.#teller !== null) void this.#tell(this.#teller);
  }
}

const withDevice = (tools: LocalTools): Required<LocalTools> => ({
  shelf: deviceShelf(),
  hold: gameHold,
  timers: CLOCK,
  secret: newSecret,
  chance: Math.random,
  ...tools,
});

/** null where the choices that were saved make no game. */
function remade(saved: SavedGame): LocalGame | null {
  try {
    return new LocalGame(saved);
  } catch {
    return null;
  }
}

const personOf = ({ name, level }: LocalSetup['players'][number]): Person => ({
  name,
  kind: level === null ? 'person' : 'bot',
  level,
  mine: level === null,
  presence: 'here',
});
