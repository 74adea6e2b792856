/**
 * A score that several devices keep. What is seen is what the server has said, with the changes of this device on top of
 * it: they are there at once, and stay on the device until the server has them.
 */
import { applied, appliedAll, type Sheet, type SheetChange, type SheetPage } from '@turn7/protocol';
import { type Readable, Signal } from '../../device/signal.ts';
import type { Problem } from '../../sync/api.ts';
import { patiently } from '../../sync/patience.ts';
import { type ShareBook, shareBook } from '../../sync/share-book.ts';
import { ShareLine } from '../../sync/share-line.ts';
import { ShareOutbox } from '../../sync/share-outbox.ts';
import { type SheetWire, sheetApi } from '../../sync/sheet-api.ts';
import type { ScoreKeeper, Shared } from '../sheet/keeper.ts';
import { type Library, library } from '../sheet/library.ts';
import { UndoStack } from '../sheet/undo.ts';
import { OwnEntries, type Replaced } from './own-entries.ts';

/** Where a shared sheet comes from and where it is kept. */
export interface Sharing {
  readonly wire: SheetWire;
  readonly book: ShareBook;
  readonly library: Library;
}

const USUAL: Sharing = { wire: sheetApi, book: shareBook, library };

/** What somebody brings who comes by a link. */
export interface SheetDoor {
  readonly code: string;
  /** null for those who watch, or whose device has the key already. */
  readonly key: string | null;
}

/** With the address that others can open, as the server says. */
interface OpenDoor extends SheetDoor {
  readonly link: string;
}

/** A sheet as a server has said it is. */
interface Told {
  readonly sheet: Sheet;
  /** The last line that is on it. */
  readonly seq: number;
}

/** Resolves when there is a sheet to see: at once if this device helps to keep it. Rejects with a Refusal. */
export async function openShared(door: SheetDoor, sharing: Sharing = USUAL): Promise<SharedKeeper> {
  const known = sharing.book.find(door.code);
  if (known !== null)
    return new SharedKeeper({ ...known, code: door.code, key: door.key ?? known.key }, known, sharing);
  const page = await patiently(() => sharing.wire.page(door.code, 0, 0, new AbortController().signal));
  if (page.sheet === null) throw new Error(`the server began ${door.code} without a sheet`);
  return new SharedKeeper({ ...door, link: page.link }, after({ sheet: page.sheet, seq: 1 }, page), sharing);
}

/** With the lines of a page, or from the start if it has that. */
function after(told: Told, { sheet, lines }: SheetPage): Told {
  const last = lines.at(-1)?.seq ?? (sheet === null ? told.seq : 1);
  const changes = lines.map(({ change }) => change);
  return { sheet: appliedAll(sheet ?? told.sheet, changes), seq: last };
}

export class SharedKeeper implements ScoreKeeper {
  readonly shared: Shared;
  #door: OpenDoor;
  readonly #sharing: Sharing;
  readonly #sheet: Signal<Sheet>;
  readonly #line: ShareLine;
  /** null for those who watch. */
  readonly #outbox: ShareOutbox | null;
  readonly #undo = new UndoStack();
  readonly #refused = new Signal<Problem | null>(null);
  readonly #own = new OwnEntries();
  readonly #replaced = new Signal<Replaced | null>(null);
  readonly #stop = new AbortController();
  #told: Told;

  /** `told`: as far as this device knows. */
  constructor(door: OpenDoor, told: Told, sharing: Sharing = USUAL) {
    const { code, key, link } = door;
    this.#door = door;
    this.#told = told;
    this.#sharing = sharing;
    this.#line = new ShareLine(code, sharing.wire, {
      since: () => this.#told.seq,
      take: (page) => this.#take(page),
      onGone: () => this.#leaveServer(),
    });
    this.#outbox = key === null ? null : this.#outboxFor(key);
    this.#sheet = new Signal(this.#now());
    this.shared = {
      code,
      key,
      link,
      connection: this.#line.connection,
      unsent: this.#outbox?.unsent ?? new Signal(0),
      refused: this.#refused,
      replaced: this.#replaced,
    };
    this.#keep();
    this.#listen();
  }

  get sheet(): Readable<Sheet> {
    return this.#sheet;
  }

  get canUndo(): Readable<boolean> {
    return this.#undo.canUndo;
  }

  get canRedo(): Readable<boolean> {
    return this.#undo.canRedo;
  }

  change(...changes: readonly SheetChange[]): void {
    if (this.#outbox === null) return;
    this.#undo.note(this.#sheet.value, changes);
    this.#send(changes);
  }

  undo(): void {
    this.#send(this.#undo.undo(this.#sheet.value));
  }

  redo(): void {
    this.#send(this.#undo.redo(this.#sheet.value));
  }

  close(): void {
    this.#stop.abort();
    this.#line.close();
    this.#outbox?.close();
  }

  #outboxFor(key: string): ShareOutbox {
    const { wire, book } = this.#sharing;
    return new ShareOutbox({
      code: this.#door.code,
      key,
      wire,
      book,
      onSent: (seq) => {
        // A server that counts less far than this device has lost what it had: everything is read anew.
        if (seq <= this.#told.seq) this.#told = { ...this.#told, seq: 0 };
      },
      onRefused: (why) => {
        this.#refused.set(why);
        this.#show();
      },
      onFull: () => {
        this.#refused.set('full');
        this.#line.end();
      },
    });
  }

  #listen(): void {
    void this.#line.listen();
    void this.#outbox?.send();
    const doubt = () => {
      this.#line.doubt();
      void this.#outbox?.send();
    };
    const { signal } = this.#stop;
    for (const event of ['online', 'offline', 'pageshow']) globalThis.addEventListener?.(event, doubt, { signal });
  }

  #send(changes: readonly SheetChange[]): void {
    const needed = neededOf(this.#sheet.value, changes);
    if (needed.length === 0) return;
    if (this.#line.connection.value !== 'gone') this.#refused.set(null);
    this.#replaced.set(null);
    this.#own.note(needed);
    this.#outbox?.add(needed);
    this.#show();
  }

  #take(page: SheetPage): void {
    this.#told = after(this.#told, page);
    this.#door = { ...this.#door, link: page.link };
    this.#outbox?.settle(new Set(page.lines.map(({ id }) => id)));
    this.#show();
    const changes = page.lines.map(({ change }) => change);
    const replaced = this.#own.replacedBy(changes, this.#sheet.value);
    if (replaced !== null) this.#replaced.set(replaced);
  }

  /** What the server forgot, or takes no more changes of, goes on here, as a sheet of this device. */
  #leaveServer(): void {
    this.#outbox?.close();
    this.#sharing.book.forget(this.#door.code);
  }

  #now(): Sheet {
    return appliedAll(this.#told.sheet, this.#outbox?.changes ?? []);
  }

  #show(): void {
    this.#sheet.set(this.#now());
    this.#keep();
  }

  /** Those who help to keep a score have it on their device as well, whatever becomes of the server. */
  #keep(): void {
    const { code, key, link } = this.#door;
    if (key === null) return;
    if (this.#line.connection.value !== 'gone') this.#sharing.book.keep(code, { key, link, ...this.#told });
    this.#sharing.library.save(this.#sheet.value);
  }
}

/** Without those that would change nothing. */
function neededOf(sheet: Sheet, changes: readonly SheetChange[]): readonly SheetChange[] {
  const needed: SheetChange[] = [];
  changes.reduce((before, change) => {
    const next = applied(before, change);
    if (next !== before) needed.push(change);
    return next;
  }, sheet);
  return needed;
}
