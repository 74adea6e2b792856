/** The drafts of a sheet on this device: leaving a seat or closing the page loses no card that was tapped. */
import { ScoreEntry, type Sheet } from '@turn7/protocol';
import type { Shelf } from '../session/shelf.ts';
import { parsed, parts } from '../session/stored.ts';
import { Store } from '../store.ts';
import { type Draft, draftOf, entryOf } from './draft.ts';

/** Whose, and of which round. */
export interface Spot {
  readonly round: number;
  /** Id of a player. */
  readonly player: number;
}

type DraftEntries = Readonly<Record<string, ScoreEntry>>;

/** Of one sheet at a time: drafts of another one are as old as that game. */
const KEY = 'turn7 pad drafts';

export class Drafts {
  readonly #shelf: Shelf;
  readonly #sheet: Sheet['id'];
  readonly all: Store<DraftEntries>;

  constructor(shelf: Shelf, sheet: Sheet['id']) {
    this.#shelf = shelf;
    this.#sheet = sheet;
    this.all = new Store(readEntries(shelf, sheet));
  }

  /** undefined where nothing was begun. */
  of(spot: Spot): Draft | undefined {
    const entry = this.all.value[wordOf(spot)];
    return entry === undefined ? undefined : draftOf(entry);
  }

  /** Whether anything of a round was begun. */
  hasRound(round: number): boolean {
    return Object.keys(this.all.value).some((word) => word.startsWith(`${round} `));
  }

  /** null forgets it. */
  set(spot: Spot, draft: Draft | null): void {
    const { [wordOf(spot)]: _, ...others } = this.all.value;
    this.all.set(draft === null ? others : { ...others, [wordOf(spot)]: entryOf(draft) });
    this.#shelf.setItem(KEY, JSON.stringify({ sheet: this.#sheet, entries: this.all.value }));
  }
}

/** What makes no sense is no draft. */
function readEntries(shelf: Shelf, id: Sheet['id']): DraftEntries {
  const { sheet, entries } = parts(parsed(shelf.getItem(KEY)));
  if (sheet !== id) return {};
  const read = Object.entries(parts(entries)).flatMap(([word, entry]) => {
    const { success, data } = ScoreEntry.safeParse(entry);
    return success ? [[word, data] as const] : [];
  });
  return Object.fromEntries(read);
}

const wordOf = ({ round, player }: Spot): string => `${round} ${player}`;
