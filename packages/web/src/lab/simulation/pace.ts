/** How fast games come in, and how long the others will take. */

/** What was long ago says little: code that has just become hot runs ever faster. In milliseconds. */
const LATELY = 4000;
/** Sooner nothing can be said. */
const SOON = 300;

interface Mark {
  readonly at: number;
  readonly games: number;
}

export class Pace {
  #marks: readonly Mark[] = [];

  /** So many games were played by then, in milliseconds of a clock. */
  note(at: number, games: number): void {
    const oldest = this.#marks.findLastIndex((mark) => mark.at <= at - LATELY);
    this.#marks = [...this.#marks.slice(Math.max(0, oldest)), { at, games }];
  }

  /** Games a second; null as long as too little is known. */
  get perSecond(): number | null {
    const [first, last] = [this.#marks[0], this.#marks.at(-1)];
    if (first === undefined || last === undefined || last.at - first.at < SOON || last.games === first.games)
      return null;
    return ((last.games - first.games) / (last.at - first.at)) * 1000;
  }

  /** Seconds until so many games are played; null as long as too little is known. */
  secondsTo(games: number): number | null {
    const { perSecond } = this;
    return perSecond === null ? null : Math.max(0, games - (this.#marks.at(-1)?.games ?? 0)) / perSecond;
  }
}
