/** Reviews a game piece by piece, for whoever asks for the next piece. */
import { readRecords } from '@turn7/engine';
import { type Review, Reviewer, type ReviewProgress } from '@turn7/strategy';

/** How far a review has come. */
export interface Reached extends ReviewProgress {
  /** Whether there is nothing more to do. */
  readonly isDone: boolean;
}

export class ReviewBench {
  readonly #now: () => number;
  #reviewer: Reviewer | null = null;

  /** `now`: a clock in milliseconds. */
  constructor(now: () => number) {
    this.#now = now;
  }

  /** Begins with a game, given as the text of its record. */
  begin(record: string, passes: number): void {
    const [located] = readRecords(record);
    if (located === undefined) throw new Error('there is no record in this text');
    this.#reviewer = new Reviewer(located, { passes });
  }

  /** Works for about so many milliseconds. */
  work(milliseconds: number): Reached {
    const reviewer = this.#begun;
    const end = this.#now() + milliseconds;
    while (!reviewer.isDone && this.#now() < end) reviewer.advance();
    return { ...reviewer.progress, isDone: reviewer.isDone };
  }

  /** What the work has come to; null before there is something to say of every choice. */
  review(): Review | null {
    return this.#begun.isComplete ? this.#begun.review() : null;
  }

  get #begun(): Reviewer {
    if (this.#reviewer === null) throw new Error('there is no game; expected a call of `begin` before');
    return this.#reviewer;
  }
}
