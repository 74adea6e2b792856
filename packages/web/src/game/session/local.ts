/** A table on this device, which keeps its game from one visit to the next: people at it from hand to hand, and bots. */
import { easierThan, harderThan, type LevelName } from '@turn7/strategy';
import { type Clock, systemClock } from '../../device/clock.ts';
import { newSecret } from '../../device/secret.ts';
import { type DeviceStorage, deviceStorage } from '../../device/storage.ts';
import { gameLock, type TabLock } from '../../device/tab-lock.ts';
import type { BotWorker } from '../bots/bot-worker.ts';
import { keepGame } from '../kept/keep.ts';
import type { FinishedGame } from '../kept/kept-game.ts';
import { lastNewGame, rememberNewGame } from '../start/new-game.ts';
import { DeviceSession } from './device-session.ts';
import { LocalGame } from './local-game.ts';
import {
  findGame,
  type LocalPlayer,
  type LocalSetup,
  type NoGame,
  type SavedGame,
  type Slot,
  saveGame,
  setAside,
} from './saved-game.ts';
import type { OtherTable } from './session.ts';
import { noteSolo } from './solo-best.ts';

export interface LocalTools {
  readonly clock?: Clock;
  readonly storage?: DeviceStorage;
  /** Where the game is kept. */
  readonly slot?: Slot;
  /** Nothing is played here once another tab has the game. */
  readonly lock?: TabLock;
  /** 32 bytes that nobody can guess. */
  readonly secret?: () => string;
  /** Takes the game once it is over. */
  readonly keepGame?: (game: FinishedGame) => unknown;
}

export type Resumed = NoGame | { readonly kind: 'session'; readonly session: LocalSession };

export class LocalSession extends DeviceSession<LocalGame> {
  readonly #tools: Required<LocalTools>;

  private constructor(game: LocalGame, worker: BotWorker, tools: Required<LocalTools>) {
    super(game, game.saved.setup.players, worker);
    this.#tools = tools;
    this.commitment.set(game.commitment);
    if (game.game.finished) this.finish();
  }

  /** The game that was left, exactly where it was; a new one is left before its first card. */
  static resume(worker: BotWorker, some: LocalTools = {}): Resumed {
    const tools = withDevice(some);
    const found = findGame(tools.storage, tools.slot);
    if (found.kind !== 'game') return found;
    const game = remade(found.game);
    return game === null
      ? setAside(tools.storage, tools.slot)
      : { kind: 'session', session: new LocalSession(game, worker, tools) };
  }

  override get hasPar(): boolean {
    return this.played.saved.setup.mode !== 'practice';
  }

  protected override has(): boolean {
    return this.#tools.lock.check();
  }

  protected override keep(): void {
    const { game, saved } = this.played;
    saveGame(this.#tools.storage, saved, this.#tools.slot);
    if (!game.finished) return;
    const isTry = saved.setup.mode === 'solo' && saved.opening === undefined;
    if (isTry) noteSolo(this.#tools.storage, game);
    this.#tools.keepGame(finishedGame(this.played, this.#tools.clock.now()));
  }

  protected override finish(): void {
    const { game, saved } = this.played;
    const { setup } = saved;
    this.rematch.set(() => this.#playAgain(setup));
    const winner = setup.players[game.winner];
    if (winner === undefined) return;
    const kind = winner.level === null ? 'harder' : 'easier';
    const players = setup.players.map((player) => levelled(player, kind));
    if (players.some(({ level }, seat) => level !== setup.players[seat]?.level))
      this.otherTable.set({ kind, play: () => this.#playAnother({ ...setup, players }) });
  }

  #playAnother(setup: LocalSetup): void {
    const bots = setup.players.flatMap(({ level }) => level ?? []);
    const { storage } = this.#tools;
    if (setup.mode === 'bots') rememberNewGame('bots', { ...lastNewGame('bots', storage), bots }, storage);
    this.#playAgain(setup);
  }

  #playAgain(setup: LocalSetup): void {
    const { secret, clock, storage, slot, lock } = this.#tools;
    if (!lock.check()) return;
    const number = this.played.number + 1;
    const from = { setup, number, startedAt: clock.now(), secret: secret(), moves: [], over: false };
    this.rematch.set(null);
    this.otherTable.set(null);
    const game = new LocalGame(from);
    saveGame(storage, from, slot);
    this.commitment.set(game.commitment);
    this.begin(game, setup.players);
  }
}

const OTHER_LEVEL: Record<OtherTable['kind'], (level: LevelName) => LevelName> = {
  harder: harderThan,
  easier: easierThan,
};

const levelled = ({ name, level }: LocalPlayer, kind: OtherTable['kind']): LocalPlayer => ({
  name,
  level: level === null ? null : OTHER_LEVEL[kind](level),
});

/** As it is kept with all others. */
export function finishedGame({ record, saved }: LocalGame, at: number): FinishedGame {
  const { setup, opening } = saved;
  const { mode, players } = setup;
  const mine = mode === 'pass' ? null : players.findIndex(({ level }) => level === null);
  return { record, kind: opening === undefined ? mode : 'what-if', mine, at };
}

const withDevice = ({ slot = 1, ...tools }: LocalTools): Required<LocalTools> => ({
  storage: deviceStorage,
  slot,
  lock: gameLock(slot),
  clock: systemClock,
  secret: newSecret,
  keepGame,
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
