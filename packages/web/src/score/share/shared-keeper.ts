/**
 * A score that several devices keep. What is seen is what the server has said, with the changes of this device on top of
 * it: they are there at once, and stay on the device until the server has them.
 */
import {
  applied,
  CODE,
  isSame,
  SHEET_MESSAGES,
  type Sheet,
  type SheetChange,
  SheetEnvelope,
  type SheetLine,
  type SheetUpdate,
  type SheetView,
  type Snapshot,
} from '@turn7/protocol';
import { randomHex } from '../../device/random-hex.ts';
import { type Readable, Signal } from '../../device/signal.ts';
import { codeOf, type Problem, ServerRefusal } from '../../sync/api.ts';
import { type Keys, keys } from '../../sync/keys.ts';
import { openCopy } from '../../sync/opening.ts';
import { type Listener, Replica, type ReplicaOptions, type Subject } from '../../sync/replica.ts';
import type { Connect } from '../../sync/transport.ts';
import type { ScoreKeeper, Shared } from '../sheet/keeper.ts';
import { type Library, library } from '../sheet/library.ts';
import { UndoStack } from '../sheet/undo.ts';
import { OwnEntries, type Replaced } from './own-entries.ts';

interface SheetCopy {
  readonly view: SheetView;
  readonly line: SheetLine;
  readonly update: SheetUpdate;
  readonly envelope: SheetEnvelope;
}

const SHEET: Subject<SheetCopy> = { kind: 'sheet', messages: SHEET_MESSAGES };

/** Where a shared sheet comes from and where it is kept. */
export interface Sharing {
  readonly connect?: Connect;
  readonly keys: Keys;
  readonly library: Library;
}

const USUAL: Sharing = { keys, library };

/** How long somebody waits for a score that their device does not know. */
const PATIENCE_MS = 8000;
/** After these a server has nothing more to do with the sheet. */
const LAST_WORDS: readonly Problem[] = ['not found', 'gone', 'full', 'unauthorised'];
const ID_BYTES = 12;

/**
 * Resolves when there is a sheet to see: at once if this device helps to keep it. `key`: null for those who watch, or
 * whose device has it already; a wrong one is as good as none. Rejects with a ServerRefusal.
 */
export async function openShared(
  code: string,
  key: string | null,
  signal: AbortSignal,
  sharing: Sharing = USUAL,
): Promise<SharedKeeper> {
  if (!CODE.test(code)) throw new ServerRefusal('not found', 'No score has such a code.');
  const known = sharing.keys.sheet(code);
  const kept = key === null || key === known?.key ? keptKeeper(code, sharing) : null;
  if (kept !== null) return kept;
  const token = key ?? known?.key ?? null;
  try {
    return await openUnknown(code, token, signal, sharing);
  } catch (error) {
    if (token === null || codeOf(error) !== 'unauthorised') throw error;
    return keptKeeper(code, sharing) ?? openUnknown(code, null, signal, sharing);
  }
}

async function openUnknown(code: string, key: string | null, signal: AbortSignal, sharing: Sharing) {
  const impatience = new AbortController();
  const timer = setTimeout(() => impatience.abort(), PATIENCE_MS);
  signal.addEventListener('abort', () => impatience.abort());
  try {
    return await openCopy(
      SHEET,
      { code, token: key },
      (replica, { view }) => new SharedKeeper({ code, key, link: '' }, view.sheet, () => replica, sharing),
      impatience.signal,
      optionsFor(code, key, sharing),
    );
  } finally {
    clearTimeout(timer);
  }
}

/** A shared sheet that this device has on it; null if there is none. */
export function keptKeeper(code: string, sharing: Sharing = USUAL): SharedKeeper | null {
  const known = sharing.keys.sheet(code);
  const sheet = known && sharing.library.find(known.id);
  if (known === null || sheet === null) return null;
  const { key, link } = known;
  const begin = (listener: Listener<SheetCopy>) =>
    new Replica(SHEET, { code, token: key }, listener, optionsFor(code, key, sharing));
  return new SharedKeeper({ code, key, link }, sheet, begin, sharing);
}

/** The changes of those who keep a score stay on the device until the server has them. */
function optionsFor(code: string, key: string | null, sharing: Sharing): ReplicaOptions<SheetCopy> {
  const read = (stored: unknown): SheetEnvelope | null => SheetEnvelope.safeParse(stored).data ?? null;
  const kept = key === null ? null : sharing.keys.changes(code, read);
  return { kept, ...(sharing.connect ? { connect: sharing.connect } : {}) };
}

export class SharedKeeper implements ScoreKeeper, Listener<SheetCopy> {
  readonly shared: Shared;
  readonly #code: string;
  readonly #key: string | null;
  readonly #sharing: Sharing;
  readonly #replica: Replica<SheetCopy>;
  readonly #sheet: Signal<Sheet>;
  readonly #undo = new UndoStack();
  readonly #refused = new Signal<Problem | null>(null);
  readonly #own = new OwnEntries();
  readonly #replaced = new Signal<Replaced | null>(null);
  readonly #unsubscribe: () => void;
  /** As the server has said it is; until then, and after its last word, as this device knows it. */
  #told: Sheet;

  /** `link`: where others found it when it was last heard of. */
  constructor(
    { code, key, link }: { readonly code: string; readonly key: string | null; readonly link: string },
    sheet: Sheet,
    replicaFor: (listener: Listener<SheetCopy>) => Replica<SheetCopy>,
    sharing: Sharing,
  ) {
    this.#code = code;
    this.#key = key;
    this.#sharing = sharing;
    this.#told = sheet;
    this.#sheet = new Signal(sheet);
    const replica = replicaFor(this);
    this.#replica = replica;
    this.shared = {
      code,
      key,
      get link() {
        return replica.origin.value === '' ? link : `${replica.origin.value}/s/${code}`;
      },
      connection: replica.connection,
      unsent: replica.outbox.count,
      watching: replica.watching,
      refused: this.#refused,
      replaced: this.#replaced,
      stop: () => this.#stop(),
    };
    for (const answer of replica.outbox.left) void answer.then((refused) => this.#heedRefusal(refused));
    this.#unsubscribe = replica.connection.subscribe(() => this.#heedEnd());
    this.#show(this.#now());
    this.#keep();
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
    if (this.#key !== null) this.#send(this.#undo.do(this.#sheet.value, changes));
  }

  undo(): void {
    this.#send(this.#undo.undo(this.#sheet.value));
  }

  redo(): void {
    this.#send(this.#undo.redo(this.#sheet.value));
  }

  close(): void {
    this.#unsubscribe();
    this.#replica.close();
  }

  async whenReady(): Promise<void> {}

  hearSnapshot({ view, missed }: Snapshot<SheetView, SheetLine>): void {
    this.#take(view.sheet, missed);
  }

  hearUpdate({ line }: SheetUpdate): void {
    this.#take(applied(this.#told, line.change), [line]);
  }

  #send({ changes, left }: { readonly changes: readonly SheetChange[]; readonly left: Sheet }): void {
    if (changes.length === 0) return;
    this.#replaced.set(null);
    const of = this.#sheet.value.id;
    if (this.#lastWord !== null) this.#told = left;
    else {
      this.#refused.set(null);
      this.#own.note(changes);
      for (const change of changes)
        void this.#replica.send({ id: randomHex(ID_BYTES), of, change }).then((refused) => this.#heedRefusal(refused));
    }
    this.#show(left);
  }

  /** What is refused is on the sheet no more, unless the server takes nothing any more at all. */
  #heedRefusal(refused: Problem | null): void {
    if (refused === null || this.#replica.connection.value.kind === 'closed') return;
    this.#refused.set(refused);
    if (LAST_WORDS.includes(refused)) this.#replica.close(refused);
    else this.#show(this.#now());
  }

  #take(told: Sheet, lines: readonly SheetLine[]): void {
    this.#told = told;
    this.#replica.outbox.settle(lines.map(({ id }) => id));
    this.#show(this.#now());
    const changes = lines.map(({ change }) => change);
    const replaced = this.#own.replacedBy(changes, this.#sheet.value);
    if (replaced !== null) this.#replaced.set(replaced);
  }

  /** Nobody sees it through the server any more. Why not, or null: it happens now, not whenever the connection is back. */
  async #stop(): Promise<Problem | null> {
    const { kind } = this.#replica.connection.value;
    if (kind !== 'open') return 'unavailable';
    const refused = await this.#replica.send({ id: randomHex(ID_BYTES), change: { kind: 'stop' } });
    return refused === 'gone' ? null : refused;
  }

  /** Why the server has nothing more to do with the sheet; null if it has. */
  get #lastWord(): Problem | null {
    const { value } = this.#replica.connection;
    return value.kind === 'closed' && LAST_WORDS.includes(value.code) ? value.code : null;
  }

  /** What the server forgot, or takes no more changes of, goes on here, as a sheet of this device. */
  #heedEnd(): void {
    if (this.#replica.connection.value.kind === 'open') this.#keep(); // its address may be another one
    if (this.#lastWord === null) return;
    this.#told = this.#sheet.value;
    this.#sharing.keys.forgetSheet(this.#code);
  }

  /** What lies on top of what the server has said; changes of the game before are not for this one. */
  #now(): Sheet {
    return this.#replica.outbox.waiting.reduce(
      (sheet, { of, change }) => (of === undefined || of === sheet.id ? applied(sheet, change) : sheet),
      this.#told,
    );
  }

  /** The next game of the evening is, on the device that keeps the score, the one that is kept now. */
  #show(sheet: Sheet): void {
    const before = this.#sheet.value;
    if (isSame(before, sheet)) return;
    this.#sheet.set(sheet);
    this.#keep();
    if (before.id === sheet.id) return;
    this.#undo.clear();
    if (this.#sharing.library.current?.id === before.id) this.#sharing.library.setCurrent(sheet.id);
  }

  /** Those who help to keep a score have it on their device as well, whatever becomes of the server. */
  #keep(): void {
    if (this.#key === null) return;
    const { link } = this.shared;
    const { id } = this.#sheet.value;
    if (this.#lastWord === null) this.#sharing.keys.keepSheet(this.#code, { key: this.#key, link, id });
    this.#sharing.library.save(this.#sheet.value);
  }
}
