/**
 * Every score sheet of this device, each under a key of its own, so that two tabs never write over each other's list.
 * What is read comes through the checked door; what does not pass is put aside under another key and never lost.
 */
import { Sheet, tidy } from '@turn7/protocol';
import { type Readable, Signal } from '../../device/signal.ts';
import { type DeviceStorage, deviceStorage, putAside } from '../../device/storage.ts';
import { parsed } from '../../device/stored.ts';
import { keepLeft } from './left-score.ts';
import { standingOf } from './standing.ts';

/** Where the scores of this device are kept. */
const SCORE = 'turn7 score ';
const SHEET = `${SCORE}sheet `;
/** The id of the one that is kept now. */
const CURRENT = `${SCORE}current`;
const DAMAGED = `${SCORE}damaged `;

/** A text that nobody can make sense of. */
export interface Damaged {
  readonly key: string;
  readonly text: string;
}

export class Library {
  readonly storage: DeviceStorage;
  readonly #revision = new Signal(0);
  /** What was read of a key, and from which text: a text is checked once. */
  readonly #read = new Map<string, { readonly text: string; readonly sheet: Sheet }>();

  constructor(storage: DeviceStorage) {
    this.storage = storage;
    globalThis.addEventListener?.('storage', ({ key }) => {
      if (key === null || key.startsWith(SCORE)) this.#tell();
    });
  }

  /** Another number whenever anything here has changed, in whichever tab. */
  get revision(): Readable<number> {
    return this.#revision;
  }

  /** The latest game first. */
  get sheets(): readonly Sheet[] {
    const found = this.#keysWith(SHEET).flatMap((key) => this.#sheetAt(key) ?? []);
    return found.toSorted((a, b) => b.startedAt - a.startedAt || (a.id < b.id ? -1 : 1));
  }

  find(id: string): Sheet | null {
    return this.#sheetAt(SHEET + id);
  }

  /** The game whose score is being kept. */
  get current(): Sheet | null {
    const id = this.storage.getItem(CURRENT);
    return id === null ? null : this.find(id);
  }

  /** What was put aside, with its text. */
  get damaged(): readonly Damaged[] {
    for (const key of this.#keysWith(SHEET)) this.#sheetAt(key); // whatever is damaged is put aside by this
    const keys = this.#keysWith(DAMAGED).toSorted((a, b) => a.localeCompare(b, 'en', { numeric: true }));
    return keys.flatMap((key) => {
      const text = this.storage.getItem(key);
      return text === null ? [] : [{ key, text }];
    });
  }

  /** Whether the browser keeps all of it. If it has no room, or must not keep anything, it lasts as long as the page. */
  get isLasting(): boolean {
    return this.#keysWith(SCORE).every((key) => this.storage.isLasting(key));
  }

  save(sheet: Sheet): void {
    const [key, text] = [SHEET + sheet.id, JSON.stringify(sheet)];
    this.#read.set(key, { text, sheet: tidy(sheet) });
    this.#write(key, text);
  }

  /** null for none: what was open stays among the sheets. */
  setCurrent(id: string | null): void {
    if (id === null) this.#remove(CURRENT);
    else this.#write(CURRENT, id);
  }

  /** To bring it back, save it again. */
  remove(id: string): void {
    this.#remove(SHEET + id);
  }

  forgetDamaged(key: string): void {
    if (key.startsWith(DAMAGED)) this.#remove(key);
  }

  /** To bring back what was forgotten. */
  keepDamaged({ key, text }: Damaged): void {
    if (key.startsWith(DAMAGED)) this.#write(key, text);
  }

  #sheetAt(key: string): Sheet | null {
    const text = this.storage.getItem(key);
    if (text === null) return null;
    const known = this.#read.get(key);
    if (known?.text === text) return known.sheet;
    const { data } = Sheet.safeParse(parsed(text));
    if (data === undefined || SHEET + data.id !== key) {
      putAside(this.storage, key, text, DAMAGED);
      return null;
    }
    const sheet = tidy(data);
    this.#read.set(key, { text, sheet });
    return sheet;
  }

  #keysWith(prefix: string): readonly string[] {
    return this.storage.keys().filter((key) => key.startsWith(prefix));
  }

  #write(key: string, text: string): void {
    if (this.storage.getItem(key) === text) return;
    this.storage.setItem(key, text);
    this.#tell();
  }

  #remove(key: string): void {
    this.storage.removeItem(key);
    this.#tell();
  }

  #tell(): void {
    const { current } = this;
    keepLeft(this.storage, current === null || standingOf(current).outcome.kind === 'won' ? null : current);
    this.#revision.set(this.#revision.value + 1);
  }
}

/** Of this device. */
export const library = new Library(deviceStorage);
