/**
 * A score that several devices keep. What is seen is what the server has said, with the changes of this device on top of
 * it: they are there at once, and stay on the device until the server has them.
 */
import { type Connect, type Listener, type Problem, type Replica, randomHex } from '@turn7/client';
import {
  applied,
  entryOf,
  isSame,
  type Refused,
  type Sheet,
  type SheetChange,
  type SheetEnvelope,
  type SheetLine,
  type SheetUpdate,
  type SheetView,
  type Snapshot,
} from '@turn7/protocol';
import { type Readable, Signal } from '../../device/signal.ts';
import type { Keys } from '../../sync/keys.ts';
import type { PlacedEntry, Spot } from '../sheet/entries.ts';
import type { ScoreKeeper, Shared } from '../sheet/keeper.ts';
import type { Library } from '../sheet/library.ts';
import { UndoStack } from '../sheet/undo.ts';
import { OwnEntries, type Replaced } from './own-entries.ts';

export interface SheetCopy {
  readonly view: SheetView;
  readonly line: SheetLine;
  readonly update: SheetUpdate;
  readonly envelope: SheetEnvelope;
}

/** Where a shared sheet comes from and where it is kept. */
export interface Sharing {
  readonly connect?: Connect;
  readonly keys: Keys;
  readonly library: Library;
}

/** After these a server has nothing more to do with the sheet. */
const LAST_WORDS: readonly Problem[] = ['not found', 'gone', 'full', 'unauthorised'];
const ID_BYTES = 12;

export class SharedKeeper implements ScoreKeeper, Listener<SheetCopy> {
  readonly shared: Shared;
  readonly #code: string;
  readonly #key: string | null;
  readonly #sharing: Sharing;
  readonly #replica: Replica<SheetCopy>;
  readonly #sheet: Signal<Sheet>;
  readonly #undo: UndoStack;
  readonly #refused = new Signal<Problem | null>(null);
  readonly #own = new OwnEntries();
  readonly #replaced = new Signal<Replaced | null>(null);
  readonly #contested = new Signal<readonly PlacedEntry[]>([]);
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
    this.#undo = new UndoStack(sharing.library.storage, sheet.id);
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
      contested: this.#contested,
      yield: (spot) => this.#settle(spot),
      stop: () => this.#stop(),
    };
    const left = replica.outbox.waiting;
    for (const [i, answer] of replica.outbox.left.entries())
      void answer.then((refused) => this.#heedRefusal(refused, left[i]?.change));
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
      for (const change of changes) if (change.kind === 'entry') this.#settle(change);
      changes.reduce((sheet, change) => {
        const known = change.kind === 'entry' ? { replaces: entryOf(sheet, change.round, change.player) } : {};
        void this.#replica
          .send({ id: randomHex(ID_BYTES), of, ...known, change })
          .then((refused) => this.#heedRefusal(refused, change));
        return applied(sheet, change);
      }, this.#sheet.value);
    }
    this.#show(left);
  }

  /** What is refused is on the sheet no more, unless the server takes nothing any more at all. */
  #heedRefusal(refused: Refused | null, change: SheetChange | undefined): void {
    if (refused === null || this.#replica.connection.value.kind === 'closed') return;
    if (refused.code === 'contested') {
      this.#heedContest(change);
      return;
    }
    this.#refused.set(refused.code);
    if (LAST_WORDS.includes(refused.code)) this.#replica.close(refused);
    else this.#show(this.#now());
  }

  /** What another device has entered there stands, until whoever was too late has been asked. */
  #heedContest(change: SheetChange | undefined): void {
    this.#show(this.#now());
    if (change?.kind !== 'entry' || change.entry === null) return;
    const { round, player, entry } = change;
    this.#settle(change);
    this.#contested.set([...this.#contested.value, { spot: { round, player }, entry }]);
  }

  /** It is decided what stands there, or asked anew. */
  #settle({ round, player }: Spot): void {
    this.#contested.set(this.#contested.value.filter(({ spot }) => spot.round !== round || spot.player !== player));
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
    return refused === null || refused.code === 'gone' ? null : refused.code;
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
    this.#undo.begin(sheet.id);
    this.#contested.set([]);
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
