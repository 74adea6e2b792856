/** What this device has entered of late, to tell when another one enters something else in the same place. */
import { isolated } from '@turn7/narration';
import { entryOf, isHidden, playerOf, pointsOf, type Sheet, type SheetChange } from '@turn7/protocol';
import type { Spot } from '../sheet/entries.ts';

/** An entry of this device that another has replaced; what they come to is null while nobody may be told. */
export interface Replaced {
  readonly name: string;
  readonly points: { readonly mine: number; readonly now: number } | null;
}

interface OwnEntry extends Spot {
  readonly points: number;
  readonly at: number;
}

/** So long whoever has entered something believes that it stands. Later, somebody corrects it on purpose. */
const BELIEVED_MS = 60_000;

export class OwnEntries {
  #all: readonly OwnEntry[] = [];

  note(changes: readonly SheetChange[]): void {
    for (const change of changes) {
      if (change.kind !== 'entry') continue;
      const { round, player, entry } = change;
      const others = this.#all.filter((one) => !isAt(change, one));
      this.#all = entry === null ? others : [...others, { round, player, points: pointsOf(entry), at: Date.now() }];
    }
  }

  /** By these changes, which have led to that sheet; null if none is. */
  replacedBy(changes: readonly SheetChange[], sheet: Sheet): Replaced | null {
    const since = Date.now() - BELIEVED_MS;
    this.#all = this.#all.filter(({ at }) => at >= since);
    const found = this.#all.flatMap((mine): Replaced[] => {
      const entry = entryOf(sheet, mine.round, mine.player);
      if (entry === null || pointsOf(entry) === mine.points || !changes.some((one) => isAt(one, mine))) return [];
      const points = isHidden(sheet, mine) ? null : { mine: mine.points, now: pointsOf(entry) };
      return [{ name: isolated(playerOf(sheet, mine.player)?.name ?? ''), points }];
    });
    return found.at(-1) ?? null;
  }
}

const isAt = (change: SheetChange, { round, player }: Spot): boolean =>
  change.kind === 'entry' && change.round === round && change.player === player;
