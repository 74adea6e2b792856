/** The drafts of a sheet on this device: leaving a seat or closing the page loses no card that was tapped. */
import { ScoreEntry, type Sheet } from '@turn7/protocol';
import { Signal } from '../../device/signal.ts';
import type { DeviceStorage } from '../../device/storage.ts';
import { isCount, parsed, parts } from '../../device/stored.ts';
import type { Spot } from '../sheet/entries.ts';
import type { Draft } from './draft.ts';

/** By their words. */
type DraftsByWord = Readonly<Record<string, Draft>>;

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
    return this.all.value[wordOf(spot)];
  }

  /** Whether anything of a round was begun. */
  hasRound(round: number): boolean {
    return Object.keys(this.all.value).some((word) => roundOf(word) === round);
  }

  /** null forgets it. */
  set(spot: Spot, draft: Draft | null): void {
    const { [wordOf(spot)]: _, ...others } = this.#read();
    this.#write(draft === null ? others : { ...others, [wordOf(spot)]: draft });
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
    const read = Object.entries(stored).flatMap(([word, entry]) => {
      const { success, data } = ScoreEntry.safeParse(entry);
      return success ? [[word, data] as const] : [];
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
