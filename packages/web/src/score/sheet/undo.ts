/** What one device did to a sheet and may take back. Others may have changed the sheet meanwhile: what they did stays. */
import { applied, entryOf, isSame, playerOf, type Sheet, type SheetChange } from '@turn7/protocol';
import { type Readable, Signal } from '../../device/signal.ts';

type Changes = readonly SheetChange[];

/** What came of changes. */
interface Done {
  /** Those that did something. */
  readonly changes: Changes;
  /** The sheet as they left it. */
  readonly left: Sheet;
}

/** Done, and undone, together. */
interface Step extends Done {
  readonly back: Changes;
}

export class UndoStack {
  readonly #done: Step[] = [];
  readonly #undone: Step[] = [];
  readonly #canUndo = new Signal(false);
  readonly #canRedo = new Signal(false);

  get canUndo(): Readable<boolean> {
    return this.#canUndo;
  }

  get canRedo(): Readable<boolean> {
    return this.#canRedo;
  }

  /** Remembers what these changes do to the sheet; those that do nothing are not worth it. */
  do(sheet: Sheet, changes: Changes): Done {
    const step = stepOf(sheet, changes);
    if (step.back.length > 0) {
      this.#done.push(step);
      this.#undone.length = 0;
      this.#tell();
    }
    return step;
  }

  /** Takes the last changes back, if there are any. */
  undo(sheet: Sheet): Done {
    return this.#move(sheet, this.#done, this.#undone);
  }

  /** Does again what was taken back last. */
  redo(sheet: Sheet): Done {
    return this.#move(sheet, this.#undone, this.#done);
  }

  /** Nothing can be taken back any more: another game has begun. */
  clear(): void {
    this.#done.length = 0;
    this.#undone.length = 0;
    this.#tell();
  }

  #move(sheet: Sheet, from: Step[], to: Step[]): Done {
    const last = from.pop();
    const changes = last === undefined ? [] : last.back.filter((change) => isUntouched(change, last.left, sheet));
    const step = stepOf(sheet, changes);
    if (step.back.length > 0) to.push(step);
    this.#tell();
    return step;
  }

  #tell(): void {
    this.#canUndo.set(this.#done.length > 0);
    this.#canRedo.set(this.#undone.length > 0);
  }
}

/** From what these changes make of a sheet back to it, the last one first. */
function stepOf(sheet: Sheet, changes: Changes): Step {
  let back: Changes = [];
  let left = sheet;
  const needed: SheetChange[] = [];
  for (const change of changes) {
    const next = applied(left, change);
    if (next === left) continue;
    back = [...undoing(left, change), ...back];
    left = next;
    needed.push(change);
  }
  return { changes: needed, back, left };
}

/** Whether what a change sets is as it was left: what somebody has corrected since is not this device's to take back. */
const isUntouched = (change: SheetChange, left: Sheet, now: Sheet): boolean =>
  isSame(undoing(left, change)[0], undoing(now, change)[0]);

/** The changes that set back what this one would overwrite. */
export function undoing(sheet: Sheet, change: SheetChange): readonly SheetChange[] {
  switch (change.kind) {
    case 'entry': {
      const entry = entryOf(sheet, change.round, change.player);
      return [{ ...change, entry }];
    }
    case 'seen':
      return [{ ...change, cards: [...(sheet.rounds[change.round]?.seen ?? [])] }];
    case 'player':
      return [{ ...change, player: playerOf(sheet, change.id) }, orderOf(sheet)];
    case 'order':
      return [orderOf(sheet)];
    case 'dealer':
      return [{ ...change, dealer: sheet.dealer }];
    case 'title':
      return [{ ...change, title: sheet.title }];
    case 'target':
      return [{ ...change, target: sheet.target }];
    case 'decks':
      return [{ ...change, decks: sheet.decks }];
    case 'shuffled':
      return [{ ...change, shuffledIn: sheet.shuffledIn }];
    case 'next':
    case 'stop':
      return [];
    default:
      return change satisfies never;
  }
}

const orderOf = ({ players }: Sheet): SheetChange => ({ kind: 'order', ids: players.map(({ id }) => id) });
