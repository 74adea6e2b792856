/** Which of the lessons is open, which were heard, and when the game may go on. */
import { Signal } from '../../device/signal.ts';
import type { Moment } from '../../game/playback/moment.ts';
import { TARGET } from './first-game.ts';
import { type Lesson, type LessonId, lessonFor, type Wait } from './lessons.ts';

export class LessonState {
  /** What is being explained; the first thing before the first card. */
  readonly lesson = new Signal<Lesson | null>({ id: 'welcome', target: TARGET });
  /** In the order they were opened, the open one last. */
  readonly heard = new Signal<readonly LessonId[]>(['welcome']);
  readonly isQuiet = new Signal(false);
  #wait: Wait | null = null;
  /** How much of the log belongs to waits before. */
  #known = 0;
  #waiting: (() => void)[] = [];

  /** What is shown at the table: whenever it waits, there may be something to explain. */
  hear({ view, log, question, roundEnd }: Moment): void {
    if (log.length === this.#known) return;
    this.lesson.set(null); // whoever plays on has read enough
    if (question !== null || roundEnd !== null || view.state.kind === 'finished') {
      this.#wait = { view, news: log.slice(this.#known), question, roundEnd };
      this.#known = log.length;
      this.#open();
    }
    this.#release();
  }

  /** On to the next lesson of this wait, or back to the game. */
  gotIt(): void {
    this.lesson.set(null);
    this.#open();
    this.#release();
  }

  /** No more lessons, or lessons again. */
  hush(isQuiet: boolean): void {
    this.isQuiet.set(isQuiet);
    if (isQuiet) this.gotIt();
  }

  /** Done when nothing is being explained. */
  ready(): Promise<void> {
    return this.lesson.value === null ? Promise.resolve() : new Promise((then) => this.#waiting.push(then));
  }

  #open(): void {
    if (this.#wait === null || this.isQuiet.value) return;
    const lesson = lessonFor(this.#wait, new Set(this.heard.value));
    if (lesson === null) return;
    this.heard.set([...this.heard.value, lesson.id]);
    this.lesson.set(lesson);
  }

  /** Whoever waits, unless the next lesson is open. */
  #release(): void {
    if (this.lesson.value !== null) return;
    const waiting = this.#waiting;
    this.#waiting = [];
    for (const then of waiting) then();
  }
}
