/** That the cards of this game were decided before the first of them. */

import { useSignal } from '../../device/signal.ts';
import { abridged, inFours } from '../../ui/fingerprint.ts';
import { Icon } from '../../ui/icon.tsx';
import { useTexts } from '../../words/texts.ts';
import type { ModelProps } from '../table/table-model.ts';

export function SealLine({ model }: ModelProps) {
  const { log: t, summary } = useTexts();
  const commitment = useSignal(model.session.commitment);
  if (commitment === null) return null;
  return (
    <details class="log-seal">
      <summary>
        <Icon name="seal" />
        <span>
          {t.sealed} <span class="tn">{abridged(commitment)}</span>
        </span>
      </summary>
      <p>{summary.proof.what}</p>
      <p class="tn seal-hash">{inFours(commitment)}</p>
    </details>
  );
}
