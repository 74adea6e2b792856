/** What can be done with the record of a game: check its shuffles, keep it. */

import { writeRecord } from '@turn7/engine';
import type { Name } from '@turn7/narration';
import { useEffect, useMemo, useState } from 'preact/hooks';
import { goTo } from '../../device/address.ts';
import { deviceStorage } from '../../device/storage.ts';
import { Icon } from '../../ui/icon.tsx';
import { useChapter } from '../../words/texts.ts';
import { positionAddress } from '../position/address.ts';
import { draftBefore } from '../position/draft.ts';
import { Testimonies } from '../session/testimony.ts';
import { ProofDialog } from '../summary/proof-dialog.tsx';
import { frameAt, type Replay } from './replay.ts';
import type { TableReplay } from './replay-link.ts';

interface ReplayProps {
  readonly replay: Replay;
}

interface ProofButtonProps extends ReplayProps {
  readonly names: readonly Name[];
  /** The table it was fetched from, where this device may have seen it played; null if the record itself was given. */
  readonly table: TableReplay | null;
}

export function ProofButton({ replay, names, table }: ProofButtonProps) {
  const t = useChapter('replay');
  const [isOpen, setOpen] = useState(false);
  const record = useMemo(() => writeRecord(replay.record), [replay]);
  const knowledge = useMemo(
    () => (table === null ? null : new Testimonies(deviceStorage, table.code).of(table.game)),
    [table],
  );
  return (
    <>
      <button type="button" class="btn quiet" onClick={() => setOpen(true)}>
        <Icon name="seal" />
        {t.check}
      </button>
      <ProofDialog open={isOpen} onClose={() => setOpen(false)} record={record} knowledge={knowledge} names={names} />
    </>
  );
}

export function SaveLink({ replay }: ReplayProps) {
  const t = useChapter('replay');
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
  const t = useChapter('replay');
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
