/** A table on this device, which keeps its game from one visit to the next: people at it from hand to hand, and bots. */
import { systemClock } from '../../device/clock.ts';
import { newSecret } from '../../device/random-hex.ts';
import { type DeviceStorage, deviceStorage } from '../../device/storage.ts';
import { gameLock, type TabLock } from '../../device/tab-lock.ts';
import type { BotWorker } from '../bots/bot-worker.ts';
import { DeviceSession, type DeviceTools } from './device-session.ts';
import { LocalGame } from './local-game.ts';
import { findGame, type LocalSetup, type NoGame, type SavedGame, saveGame, setAside } from './saved-game.ts';
import { noteSolo } from './solo-best.ts';

export interface LocalTools extends Pick<DeviceTools, 'pace'>, Partial<Omit<DeviceTools, 'pace'>> {
  readonly storage?: DeviceStorage;
  /** Nothing is played here once another tab has the game. */
  readonly lock?: TabLock;
  /** 32 bytes that nobody can guess. */
  readonly secret?: () => string;
}

export type Resumed = NoGame | { readonly kind: 'session'; readonly session: LocalSession };

export class LocalSession extends DeviceSession<LocalGame> {
  readonly setup: LocalSetup;
  readonly #tools: Required<LocalTools>;

  private constructor(game: LocalGame, worker: BotWorker, tools: Required<LocalTools>) {
    const { setup } = game.saved;
    super(game, setup.players, worker, tools);
    this.setup = setup;
    this.#tools = tools;
    this.commitment.set(game.commitment);
  }

  /** The game that was left, exactly where it was; a new one is left before its first card. */
  static resume(worker: BotWorker, some: LocalTools): Resumed {
    const tools = withDevice(some);
    const found = findGame(tools.storage);
    if (found.kind !== 'game') return found;
    const game = remade(found.game);
    return game === null
      ? setAside(tools.storage)
      : { kind: 'session', session: new LocalSession(game, worker, tools) };
  }

  protected override has(): boolean {
    return this.#tools.lock.check();
  }

  protected override keep(): void {
    saveGame(this.#tools.storage, this.played.saved);
    const { game } = this.played;
    if (this.setup.mode === 'solo' && game.finished) noteSolo(this.#tools.storage, game);
  }

  protected override finish(): void {
    this.rematch.set(() => this.#playAgain());
  }

  #playAgain(): void {
    const { secret, clock, storage, lock } = this.#tools;
    if (!lock.check()) return;
    const number = this.played.number + 1;
    const from = { setup: this.setup, number, startedAt: clock.now(), secret: secret(), moves: [], over: false };
    this.rematch.set(null);
    const game = new LocalGame(from);
    saveGame(storage, from);
    this.commitment.set(game.commitment);
    this.begin(game);
  }
}

const withDevice = (tools: LocalTools): Required<LocalTools> => ({
  storage: deviceStorage,
  lock: gameLock,
  clock: systemClock,
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
