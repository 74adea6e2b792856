/** Whose eyes a replay is seen with. */
import type { GameRecord, Seat } from '@turn7/engine';
import type { Name } from '@turn7/narration';
import { recordId } from '@turn7/protocol';
import { useEffect, useState } from 'preact/hooks';

/** The seat of whoever has this device; null as long as nobody knows. Links and records do not tell it: only this device does. */
export function useOwnSeat(record: GameRecord, names: readonly Name[]): Seat | null {
  const [found, setFound] = useState<{ readonly record: GameRecord; readonly seat: Seat | null } | null>(null);
  useEffect(() => {
    let isWanted = true;
    void ownSeat(record).then((seat) => isWanted && setFound({ record, seat }));
    return () => {
      isWanted = false;
    };
  }, [record]);
  const kept = found?.record === record ? found.seat : null;
  const called = names.findIndex(({ you }) => you);
  return kept ?? (called === -1 ? null : called);
}

/** null where the game is not kept, or nobody's in particular. */
async function ownSeat(record: GameRecord): Promise<Seat | null> {
  try {
    const { keptGames } = await import('./kept-games.ts');
    return (await keptGames.game(recordId(record)))?.mine ?? null;
  } catch {
    return null;
  }
}
