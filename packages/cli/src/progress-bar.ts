/** The last line of a terminal while the command is at work: how far it is, and how long it will take. */
import { bar } from './drawing.ts';

const WIDTH = 20;
/** Between two pictures, in milliseconds: at least while there is news, at most while there is none. */
const PAUSE = 100;
const LONGEST_PAUSE = 1000;
const CLEAR_LINE = '\r\u001b[2K';

/** What a bar needs of a stream. */
export interface Terminal {
  readonly isTTY?: boolean;
  readonly columns?: number;
  write(text: string): unknown;
}

export class ProgressBar {
  readonly #stream: Terminal;
  readonly #now: () => number;
  readonly #startedAt: number;
  readonly #timer: NodeJS.Timeout | undefined;
  #shownAt = -Infinity;
  #share = 0;
  #words = '';
  /** How long all of the work will take, in seconds; NaN while nobody knows. */
  #whole = Number.NaN;

  /** Shows nothing where the stream is no terminal. `now`: a clock in milliseconds. */
  constructor(stream: Terminal, now: () => number = () => performance.now()) {
    this.#stream = stream;
    this.#now = now;
    this.#startedAt = now();
    if (stream.isTTY) this.#timer = setInterval(() => this.#draw(), LONGEST_PAUSE).unref();
  }

  /** `share`: of the work, from 0 to 1. */
  show(share: number, words: string): void {
    this.#share = share;
    this.#words = words;
    if (share > 0) this.#whole = this.#seconds / share;
    if (this.#now() - this.#shownAt >= PAUSE) this.#draw();
  }

  /** Makes room for something that is written now; the next news show it again. */
  hide(): void {
    if (this.#stream.isTTY) this.#stream.write(CLEAR_LINE);
  }

  /** Takes it off the terminal for good. */
  clear(): void {
    clearInterval(this.#timer);
    this.hide();
  }

  get #seconds(): number {
    return (this.#now() - this.#startedAt) / 1000;
  }

  #draw(): void {
    if (!this.#stream.isTTY) return;
    this.#shownAt = this.#now();
    const left = Number.isNaN(this.#whole) ? '' : `, ${duration(Math.max(0, this.#whole - this.#seconds))} left`;
    const percent = `${Math.floor(100 * this.#share)}%`.padStart(4);
    const picture = bar(this.#share, WIDTH).padEnd(WIDTH, '·');
    const line = `${picture} ${percent}  ${this.#words} · ${duration(this.#seconds)}${left}`;
    this.#stream.write(CLEAR_LINE + line.slice(0, (this.#stream.columns || 80) - 1));
  }
}

/** `8 s`, `3 min 20 s`, `5 h 12 min`, `2 d 3 h` */
export function duration(seconds: number): string {
  const whole = Math.ceil(seconds);
  if (whole < 60) return `${whole} s`;
  if (whole < 3600) return `${Math.floor(whole / 60)} min ${whole % 60} s`;
  const minutes = Math.ceil(seconds / 60);
  if (minutes < 24 * 60) return `${Math.floor(minutes / 60)} h ${minutes % 60} min`;
  const hours = Math.ceil(seconds / 3600);
  return `${Math.floor(hours / 24)} d ${hours % 24} h`;
}
