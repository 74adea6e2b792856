/** Somebody with a browser and a line of their own: finds things by the words on them, and waits for what they expect. */
import { expect } from '@playwright/test';
import { Line } from './line.ts';
import type { Tab } from './tab.ts';

const PATIENCE = { timeout: 30_000, intervals: [100] };

export class Person {
  readonly line: Line;
  readonly tab: Tab;

  private constructor(tab: Tab, line: Line) {
    this.tab = tab;
    this.line = line;
  }

  static async come(tab: Tab, server: string): Promise<Person> {
    const person = new Person(tab, await Line.to(server));
    // Any page of the origin has its storage; this one has no script that would use it.
    await person.goto('/health');
    await person.keep('turn7 settings', JSON.stringify({ speed: 'instant', language: 'en' }));
    return person;
  }

  goto(path: string): Promise<void> {
    return this.tab.goto(`${this.line.origin}${path}`);
  }

  /** As if this device had kept it before. */
  async keep(key: string, text: string): Promise<void> {
    await this.tab.evaluate((name, value) => localStorage.setItem(name ?? '', value ?? ''), key, text);
  }

  /** A button or a link. */
  async press(name: RegExp): Promise<void> {
    await expect
      .poll(() => this.tab.click(controlNamed, name.source), { ...PATIENCE, message: `to press ${name}` })
      .toBe(true);
  }

  /** Presses something until it has led to such words. */
  async pressUntil(name: RegExp, words: RegExp): Promise<void> {
    const look = async () => {
      await this.tab.click(controlNamed, name.source);
      return this.#text();
    };
    await expect
      .poll(look, { ...PATIENCE, intervals: [500], message: `to come to ${words} by ${name}` })
      .toMatch(words);
  }

  /** A field by its label. Keys go to the window that has the focus, so what has arrived is looked at. */
  async fill(label: RegExp, text: string): Promise<void> {
    const write = async () =>
      (await this.tab.fill(text, fieldNamed, label.source)) ? this.tab.evaluate(focusedText) : null;
    await expect.poll(write, { ...PATIENCE, message: `to fill in ${label}` }).toBe(text);
  }

  async sees(words: RegExp): Promise<void> {
    await expect.poll(() => this.#text(), { ...PATIENCE, message: `to see ${words}` }).toMatch(words);
  }

  async seesNoMore(words: RegExp): Promise<void> {
    await expect.poll(() => this.#text(), { ...PATIENCE, message: `to see ${words} no more` }).not.toMatch(words);
  }

  /** Plays the game on the table to its end. */
  async play(): Promise<void> {
    while (!(await this.tab.evaluate(isOver))) {
      const before = await this.tab.evaluate(newestWords);
      const answer = async () => (await this.tab.evaluate(isOver)) || this.tab.click(answerToPress);
      await expect.poll(answer, { ...PATIENCE, message: 'to be asked something' }).toBe(true);
      await expect.poll(() => this.tab.evaluate(newestWords), { ...PATIENCE, message: 'to be heard' }).not.toBe(before);
    }
  }

  async leave(): Promise<void> {
    await this.tab.close();
    this.line.close();
  }

  #text(): Promise<string> {
    return this.tab.evaluate(() => document.body.innerText);
  }
}

// The rest runs in the page, each function alone.

function controlNamed(source: string): Element | null {
  const place = [...document.querySelectorAll('dialog[open]')].at(-1) ?? document;
  const controls = place.querySelectorAll('button:not(:disabled, [aria-disabled=true]), a[href]');
  const nameOf = (element: Element) => element.getAttribute('aria-label') ?? element.textContent ?? '';
  const isNamed = (element: Element) => new RegExp(source).test(nameOf(element).trim());
  return [...controls].find((element) => isNamed(element) && element.checkVisibility()) ?? null;
}

function fieldNamed(source: string): Element | null {
  const place = [...document.querySelectorAll('dialog[open]')].at(-1) ?? document;
  const fields = place.querySelectorAll<HTMLInputElement | HTMLTextAreaElement>('input, textarea');
  const nameOf = (field: HTMLInputElement | HTMLTextAreaElement) =>
    field.getAttribute('aria-label') ?? [...(field.labels ?? [])].map((label) => label.textContent).join(' ');
  const isNamed = (field: HTMLInputElement | HTMLTextAreaElement) => new RegExp(source).test(nameOf(field).trim());
  return [...fields].find((field) => isNamed(field) && field.checkVisibility()) ?? null;
}

function focusedText(): string | null {
  const field = document.activeElement;
  return field instanceof HTMLInputElement || field instanceof HTMLTextAreaElement ? field.value : null;
}

/** What the live region said last. */
function newestWords(): string {
  return [...document.querySelectorAll('[role=log] p')].at(-1)?.textContent ?? '';
}

function isOver(): boolean {
  return [...document.querySelectorAll('h2')].some((heading) => /wins?!|Nobody wins/.test(heading.textContent ?? ''));
}

/** The answer to what the table asks, by somebody for whom twenty points are enough; null while it asks nothing. */
function answerToPress(): Element | null {
  const button = (place: string, name: RegExp) =>
    [...document.querySelectorAll(`${place} button:not(:disabled, [aria-disabled=true])`)].find(
      (element) => name.test((element.textContent ?? '').trim()) && element.checkVisibility(),
    ) ?? null;
  const goOn = button('main', /^(Next round|See the final standing|see the scores)/i);
  if (goOn !== null) return goOn;
  if (document.querySelector('.answer-bar .is-sent') !== null) return null;
  const stay = button('.answer-bar', /^Stay/);
  const points = Number(/bank (\d+)/.exec(stay?.textContent ?? '')?.[1] ?? 0);
  return button('.target-sheet', /./) ?? (points < 20 ? button('.answer-bar', /^Hit/) : stay);
}
