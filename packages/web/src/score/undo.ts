/** What one device did to a sheet and may take back. Others may have changed the sheet meanwhile: what they did stays. */
import type { Sheet, SheetChange } from '@turn7/protocol';
import { type Readable, Store } from '../store.ts';
import { applied, undoing } from './change.ts';

/** Done, and undone, together. */
type Group = readonly SheetChange[];

export class UndoStack {
  readonly #done: Group[] = [];
  readonly #undone: Group[] = [];
  readonly #canUndo = new Store(false);
  readonly #canRedo = new Store(false);

  get canUndo(): Readable<boolean> {
    return this.#canUndo;
  }

  get canRedo(): Readable<boolean> {
    return this.#canRedo;
  }

  /** Remembers what these changes are about to do to the sheet; those that would do nothing are not worth it. */
  note(sheet: Sheet, changes: Group): void {
    const back = wayBack(sheet, changes);
    if (back.length === 0) return;
    this.#done.push(back);
    this.#undone.length = 0;
    this.#tell();
  }

  /** The changes that take the last ones back; none if there are none. */
  undo(sheet: Sheet): Group {
    return this.#move(sheet, this.#done, this.#undone);
  }

  /** The changes that do again what was taken back last. */
  redo(sheet: Sheet): Group {
    return this.#move(sheet, this.#undone, this.#done);
  }

  #move(sheet: Sheet, from: Group[], to: Group[]): Group {
    const changes = from.pop() ?? [];
    const back = wayBack(sheet, changes);
    if (back.length > 0) to.push(back);
    this.#tell();
    return changes;
  }

  #tell(): void {
    this.#canUndo.set(this.#done.length > 0);
    this.#canRedo.set(this.#undone.length > 0);
  }
}

/** From what these changes make of a sheet back to it, the last one first. */
function wayBack(sheet: Sheet, changes: Group): Group {
  let back: Group = [];
  let now = sheet;
  for (const change of changes) {
    const next = applied(now, change);
    if (next !== now) back = [...undoing(now, change), ...back];
    now = next;
  }
  return back;
}
