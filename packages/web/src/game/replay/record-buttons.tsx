/** What can be done with the record of a game: check its shuffles, keep it. */

import { writeRecord } from '@turn7/engine';
import type { Name } from '@turn7/narration';
import { useEffect, useMemo, useState } from 'preact/hooks';
import { goTo } from '../../device/address.ts';
import { Icon } from '../../ui/icon.tsx';
import { useTexts } from '../../words/texts.ts';
import { positionAddress } from '../position/address.ts';
import { draftBefore } from '../position/draft.ts';
import { ProofDialog } from '../summary/proof-dialog.tsx';
import { frameAt, type Replay } from './replay.ts';

interface ReplayProps {
  readonly replay: Replay;
}

export function ProofButton({ replay, names }: ReplayProps & { readonly names: readonly Name[] }) {
  const { replay: t } = useTexts();
  const [isOpen, setOpen] = useState(false);
  const record = useMemo(() => writeRecord(replay.record), [replay]);
  return (
    <>
      <button type="button" class="btn quiet" onClick={() => setOpen(true)}>
        <Icon name="seal" />
        {t.check}
      </button>
      <ProofDialog open={isOpen} onClose={() => setOpen(false)} record={record} names={names} />
    </>
  );
}

export function SaveLink({ replay }: ReplayProps) {
  const { replay: t } = useTexts();
  const [address, setAddress] = useState('');
  useEffect(() => {
    const made = URL.createObjectURL(new Blob([writeRecord(replay.record)], { type: 'text/plain' }));
    setAddress(made);
    return () => URL.revokeObjectURL(made);
  }, [replay]);
  return (
    <a class="btn quiet" href={address} download={`${replay.record.notes.title ?? 'turn7'}.t7`}>
      {t.download}
    </a>
  );
}

/** Opens this moment in the lab, wherever somebody is about to hit or stay. */
export function PositionLink({ replay, at }: { readonly replay: Replay; readonly at: number }) {
  const { replay: t } = useTexts();
  const draft = draftBefore(replay.events[at] ?? null, frameAt(replay, at).view);
  return (
    <button
      type="button"
      class="btn quiet"
      aria-disabled={draft === null}
      onClick={() => draft && goTo(positionAddress(draft))}
    >
      {t.position}
    </button>
  );
}
