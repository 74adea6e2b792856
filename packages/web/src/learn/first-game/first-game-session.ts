/** The first game: a table on this device like any other, but for the order of its cards, and nothing of it is kept. */
import { SeededShuffler } from '@turn7/engine';
import { cleanName } from '@turn7/protocol';
import type { BotWorker } from '../../game/bots/bot-worker.ts';
import { DeviceSession } from '../../game/session/device-session.ts';
import { PlayedGame } from '../../game/session/played-game.ts';
import { DEALER, PILE, playersOf, TARGET } from './first-game.ts';
import type { LessonState } from './lesson-state.ts';

export class FirstGameSession extends DeviceSession<PlayedGame> {
  readonly #lessons: LessonState;

  constructor(you: string, lessons: LessonState, worker: BotWorker) {
    const players = playersOf(you);
    super(firstGame(players.map(({ name }) => name)), players, worker);
    this.#lessons = lessons;
  }

  /** Bots do not go on while something is being explained. */
  protected override ready(): Promise<void> {
    return this.#lessons.ready();
  }

  protected override has(): boolean {
    return true;
  }

  protected override keep(): void {}

  protected override finish(): void {}
}

export const firstGame = (names: readonly string[]): PlayedGame =>
  new PlayedGame(
    1,
    {
      players: names.map((name, seat) => cleanName(name) ?? `${seat + 1}`),
      setup: { dealer: DEALER, target: TARGET, pile: PILE },
    },
    new SeededShuffler(TARGET), // of a pile made anew, should it come to that
  );
