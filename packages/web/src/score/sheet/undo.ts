/** What one device did to a sheet and may take back. Others may have changed the sheet meanwhile: what they did stays. */
import { applied, entryOf, isSame, playerOf, type Sheet, SheetChange } from '@turn7/protocol';
import { type Readable, Signal } from '../../device/signal.ts';
import type { DeviceStorage } from '../../device/storage.ts';
import { parsed, parts } from '../../device/stored.ts';

type Changes = readonly SheetChange[];

/** What came of changes. */
interface Done {
  /** Those that did something. */
  readonly changes: Changes;
  /** The sheet as they left it. */
  readonly left: Sheet;
}

/** Done, and undone, together. */
interface Step {
  readonly back: Changes;
  /** What each of these would find if nobody has touched it since. */
  readonly found: Changes;
}

/** Of the sheet that was kept last, and no more steps than anybody takes back. */
const KEY = 'turn7 undo';
const MOST_STEPS = 50;

/** It stays on the device: it is there after a reload, and after the sheet was shared. */
export class UndoStack {
  readonly #storage: DeviceStorage;
  #sheet: Sheet['id'];
  #done: Step[] = [];
  #undone: Step[] = [];
  readonly #canUndo = new Signal(false);
  readonly #canRedo = new Signal(false);

  constructor(storage: DeviceStorage, sheet: Sheet['id']) {
    this.#storage = storage;
    this.#sheet = sheet;
    const { of, done, undone } = parts(parsed(storage.getItem(KEY)));
    if (of !== sheet) return;
    this.#done = stepsIn(done);
    this.#undone = stepsIn(undone);
    this.#show();
  }

  get canUndo(): Readable<boolean> {
    return this.#canUndo;
  }

  get canRedo(): Readable<boolean> {
    return this.#canRedo;
  }

  /** Remembers what these changes do to the sheet; those that do nothing are not worth it. */
  do(sheet: Sheet, changes: Changes): Done {
    const { step, done } = walk(sheet, changes);
    if (step.back.length > 0) {
      this.#done = [...this.#done, step].slice(-MOST_STEPS);
      this.#undone = [];
      this.#keep();
    }
    return done;
  }

  /** Takes the last changes back, if there are any. */
  undo(sheet: Sheet): Done {
    return this.#move(sheet, this.#done, this.#undone);
  }

  /** Does again what was taken back last. */
  redo(sheet: Sheet): Done {
    return this.#move(sheet, this.#undone, this.#done);
  }

  /** Another game has begun: nothing of the one before can be taken back any more. */
  begin(sheet: Sheet['id']): void {
    this.#sheet = sheet;
    this.#done = [];
    this.#undone = [];
    this.#show();
  }

  #move(sheet: Sheet, from: Step[], to: Step[]): Done {
    const last = from.pop();
    const changes = last === undefined ? [] : last.back.filter((change, i) => finds(sheet, change, last.found[i]));
    const { step, done } = walk(sheet, changes);
    if (step.back.length > 0) to.push(step);
    this.#keep();
    return done;
  }

  #keep(): void {
    this.#storage.setItem(KEY, JSON.stringify({ of: this.#sheet, done: this.#done, undone: this.#undone }));
    this.#show();
  }

  #show(): void {
    this.#canUndo.set(this.#done.length > 0);
    this.#canRedo.set(this.#undone.length > 0);
  }
}

/** What was stored is checked like everything that comes from outside. */
function stepsIn(stored: unknown): Step[] {
  return Array.isArray(stored) ? stored.flatMap((step) => stepIn(parts(step)) ?? []) : [];
}

function stepIn({ back, found }: Readonly<Partial<Record<string, unknown>>>): Step | null {
  const step = { back: changesIn(back), found: changesIn(found) };
  return step.back.length > 0 && step.back.length === step.found.length ? step : null;
}

const changesIn = (stored: unknown): Changes =>
  Array.isArray(stored) ? stored.flatMap((change) => SheetChange.safeParse(change).data ?? []) : [];

/** What these changes make of a sheet, and the way back to it, the last one first. */
function walk(sheet: Sheet, changes: Changes): { readonly step: Step; readonly done: Done } {
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
  const found = back.flatMap((change) => undoing(left, change)[0] ?? []);
  return { step: { back, found }, done: { changes: needed, left } };
}

/** Whether what a change sets is as it was left: what somebody has corrected since is not this device's to take back. */
const finds = (now: Sheet, change: SheetChange, found: SheetChange | undefined): boolean =>
  isSame(found, undoing(now, change)[0]);

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
    case 'hides':
      return [{ ...change, hides: sheet.hides ?? false }];
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
