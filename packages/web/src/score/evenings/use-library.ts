/** The library, in a component that renders again whenever anything in it changes. */

import type { Sheet } from '@turn7/protocol';
import { useMemo } from 'preact/hooks';
import { useSignal } from '../../device/signal.ts';
import { type Damaged, library } from '../sheet/library.ts';

export interface LibraryView {
  readonly sheets: readonly Sheet[];
  /** The id of the game whose score is being kept. */
  readonly current: string | null;
  readonly damaged: readonly Damaged[];
  readonly isLasting: boolean;
}

export function useLibrary(): LibraryView {
  const revision = useSignal(library.revision);
  return useMemo(() => look(), [revision]);
}

const look = (): LibraryView => ({
  sheets: library.sheets,
  current: library.current?.id ?? null,
  damaged: library.damaged,
  isLasting: library.isLasting,
});
