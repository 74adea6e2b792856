/** A link to this very moment, for whoever did not see it. */
import { writeRecord } from '@turn7/engine';
import { useEffect, useState } from 'preact/hooks';
import { Icon } from '../../ui/icon.tsx';
import { useChapter } from '../../words/texts.ts';
import type { Replay } from './replay.ts';
import { replayAddress, type TableReplay, tableReplayAddress, withReview } from './replay-link.ts';

export interface MomentLinkProps {
  readonly replay: Replay;
  readonly at: number;
  readonly table: TableReplay | null;
  readonly isReviewed: boolean;
}

type Handed =
  | { readonly kind: 'not yet' | 'copied' }
  /** The browser does not let us copy: somebody else has to. */
  | { readonly kind: 'shown'; readonly link: string };

export function MomentLink({ replay, at, table, isReviewed }: MomentLinkProps) {
  const t = useChapter('replay');
  const [handed, setHanded] = useState<Handed>({ kind: 'not yet' });
  useEffect(() => setHanded({ kind: 'not yet' }), [at]);

  const hand = async () => {
    const address =
      table === null ? await replayAddress(writeRecord(replay.record), at) : tableReplayAddress({ ...table, at });
    const link = location.origin + withReview(address, isReviewed);
    try {
      await navigator.clipboard.writeText(link);
      setHanded({ kind: 'copied' });
    } catch {
      setHanded({ kind: 'shown', link });
    }
  };

  const isCopied = handed.kind === 'copied';
  return (
    <div class="moment-link">
      <button type="button" class="btn quiet" onClick={hand}>
        <Icon name={isCopied ? 'check' : 'share'} />
        <span class="swap moment-link-words">
          <span aria-hidden={isCopied}>{t.link}</span>
          <span aria-hidden={!isCopied}>{t.linkCopied}</span>
        </span>
      </button>
      {handed.kind === 'shown' && (
        <label>
          {t.linkShown}
          <input readOnly value={handed.link} onFocus={(event) => event.currentTarget.select()} />
        </label>
      )}
      <span class="vh" role="status">
        {isCopied ? t.linkCopied : ''}
      </span>
    </div>
  );
}
