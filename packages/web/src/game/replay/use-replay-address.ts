/** Keeps the address of a replay true: wherever one steps, scrubs or plays to, a reload and a bookmark lead back there. */
import { writeRecord } from '@turn7/engine';
import { useEffect, useState } from 'preact/hooks';
import { keepAddress } from '../../device/address.ts';
import type { KeptFile } from './opened.ts';
import type { Replay } from './replay.ts';
import { replayAddress, type TableReplay, tableReplayAddress, withMoment, withReview } from './replay-link.ts';

interface Shown {
  readonly replay: Replay;
  readonly at: number;
  readonly table: TableReplay | null;
  /** What the game is one of many of. */
  readonly file: KeptFile | null;
  readonly isReviewed: boolean;
}

export function useReplayAddress({ replay, at, table, file, isReviewed }: Shown): void {
  /** Of its beginning; null until it is packed. */
  const [beginning, setBeginning] = useState<string | null>(null);
  useEffect(() => {
    let isWanted = true;
    void beginningOf(replay, table).then((address) => isWanted && setBeginning(address));
    return () => {
      isWanted = false;
    };
  }, [replay, table]);
  useEffect(() => {
    if (beginning !== null) keepAddress(withReview(withMoment(beginning, at), isReviewed), { file });
  }, [beginning, at, isReviewed]);
}

const beginningOf = async (replay: Replay, table: TableReplay | null): Promise<string> =>
  table === null ? replayAddress(writeRecord(replay.record)) : tableReplayAddress({ ...table, at: null });
