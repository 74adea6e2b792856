/**
 * Who tells what happens. The rules report everything; a game without a listener has a reporter that says nothing. V8 sees
 * that it does nothing with an event and makes none, so silence costs nothing.
 */
import type { GameEvent, Listener } from './event.ts';

export class Reporter {
  tell(_event: GameEvent): void {}
}

/** Of a game that nobody listens to; what is costly to tell need not be made for it. */
export const SILENT = new Reporter();

export const reporterTo = (listener: Listener | null): Reporter =>
  listener === null ? SILENT : new HeardReporter(listener);

class HeardReporter extends Reporter {
  readonly #listener: Listener;

  constructor(listener: Listener) {
    super();
    this.#listener = listener;
  }

  override tell(event: GameEvent): void {
    this.#listener(event);
  }
}
