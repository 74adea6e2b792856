/** The drafts of a sheet on this device: leaving a seat or closing the page loses no card that was tapped. */
import { ScoreEntry, type Sheet } from '@turn7/protocol';
import { Signal } from '../../device/signal.ts';
import type { DeviceStorage } from '../../device/storage.ts';
import { isCount, parsed, parts } from '../../device/stored.ts';
import type { Spot } from '../sheet/entries.ts';
import type { Draft } from './draft.ts';

interface Begun {
  readonly draft: Draft;
  /** The entry that was there when it was begun; null for none. */
  readonly on: ScoreEntry | null;
}

/** By their words. */
type DraftsByWord = Readonly<Record<string, Begun>>;

const PREFIX = 'turn7 pad drafts ';

export class Drafts {
  readonly #storage: DeviceStorage;
  readonly #key: string;
  readonly all: Signal<DraftsByWord>;

  constructor(storage: DeviceStorage, sheet: Sheet['id']) {
    this.#storage = storage;
    this.#key = PREFIX + sheet;
    this.all = new Signal(this.#read());
  }

  /** undefined where nothing was begun. */
  of(spot: Spot): Draft | undefined {
    return this.all.value[wordOf(spot)]?.draft;
  }

  /** The entry that a draft was begun on; undefined where nothing was begun. */
  begunOn(spot: Spot): ScoreEntry | null | undefined {
    return this.all.value[wordOf(spot)]?.on;
  }

  /** Whether anything of a round was begun. */
  hasRound(round: number): boolean {
    return Object.keys(this.all.value).some((word) => roundOf(word) === round);
  }

  /** `entry`: the one that is there now; a draft that is changed is still begun on the one that was there first. */
  set(spot: Spot, draft: Draft, entry: ScoreEntry | null): void {
    const all = this.#read();
    const begun = all[wordOf(spot)];
    this.#write({ ...all, [wordOf(spot)]: { draft, on: begun === undefined ? entry : begun.on } });
  }

  forget(spot: Spot): void {
    const { [wordOf(spot)]: _, ...others } = this.#read();
    this.#write(others);
  }

  /** Those of earlier rounds, but for one that is being changed. */
  forgetBefore(round: number, kept: Spot | null): void {
    const [all, keptWord] = [Object.entries(this.#read()), kept === null ? null : wordOf(kept)];
    const others = all.filter(([word]) => roundOf(word) >= round || word === keptWord);
    if (others.length < all.length) this.#write(Object.fromEntries(others));
  }

  /** Anew each time: another tab may have written a moment ago. What makes no sense is no draft. */
  #read(): DraftsByWord {
    const stored = parts(parsed(this.#storage.getItem(this.#key)));
    const read = Object.entries(stored).flatMap(([word, begun]) => {
      const { draft = begun, on } = parts(begun); // older ones are the draft itself
      const [entered, before] = [ScoreEntry.safeParse(draft), ScoreEntry.safeParse(on)];
      return entered.success ? [[word, { draft: entered.data, on: before.data ?? null }] as const] : [];
    });
    return Object.fromEntries(read);
  }

  #write(entries: DraftsByWord): void {
    if (Object.keys(entries).length === 0) this.#storage.removeItem(this.#key);
    else this.#storage.setItem(this.#key, JSON.stringify(entries));
    this.all.set(entries);
  }
}

const wordOf = ({ round, player }: Spot): string => `${round} ${player}`;

const roundOf = (word: string): number => Number(word.split(' ', 1)[0]);

/**
 * Which round was begun after the one before was over, so that a page that is loaded again goes on there. Of the sheet
 * that was kept last.
 */
const KEY = 'turn7 pad begun';

/** 0 for none: nobody has to begin the first round. */
export function begunRound(storage: DeviceStorage, sheet: Sheet['id']): number {
  const { id, round } = parts(parsed(storage.getItem(KEY)));
  return id === sheet && isCount(round) ? round : 0;
}

export const keepBegun = (storage: DeviceStorage, sheet: Sheet['id'], round: number): void =>
  storage.setItem(KEY, JSON.stringify({ id: sheet, round }));
