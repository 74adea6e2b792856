/** What every figure of a result gets. */
import type { Summary } from '@turn7/simulator';
import type { Group } from './groups.ts';

export interface ResultProps {
  readonly summary: Summary;
  readonly groups: readonly Group[];
  /** Of the setup that was simulated. */
  readonly address: string;
}
