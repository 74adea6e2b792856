/** The score on this device alone. Every change is kept at once; what another tab does is seen here as well. */
import type { Sheet, SheetChange } from '@turn7/protocol';
import { type Readable, Signal } from '../../device/signal.ts';
import type { ScoreKeeper } from './keeper.ts';
import { type Library, library } from './library.ts';
import { UndoStack } from './undo.ts';

export class LocalKeeper implements ScoreKeeper {
  readonly shared = null;
  readonly #sheet: Signal<Sheet>;
  readonly #library: Library;
  readonly #undo: UndoStack;
  readonly #unsubscribe: () => void;

  /** Of a sheet that is in the library, or will be with the first change. */
  constructor(sheet: Sheet, sheets: Library = library) {
    this.#sheet = new Signal(sheet);
    this.#library = sheets;
    this.#undo = new UndoStack(sheets.storage, sheet.id);
    this.#unsubscribe = sheets.revision.subscribe(() => this.#sheet.set(this.#latest()));
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
    this.#keep(this.#undo.do(this.#latest(), changes).left);
  }

  undo(): void {
    this.#keep(this.#undo.undo(this.#latest()).left);
  }

  redo(): void {
    this.#keep(this.#undo.redo(this.#latest()).left);
  }

  close(): void {
    this.#unsubscribe();
  }

  /** Another tab may have written it a moment ago; one that was deleted there goes on here. */
  #latest(): Sheet {
    return this.#library.find(this.#sheet.value.id) ?? this.#sheet.value;
  }

  #keep(sheet: Sheet): void {
    this.#sheet.set(sheet);
    this.#library.save(sheet);
  }
}
