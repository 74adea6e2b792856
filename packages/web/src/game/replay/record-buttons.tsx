/** What can be done with the record of a game: check its shuffles, keep it. */
import { writeRecord } from '@turn7/engine';
import { useEffect, useMemo, useState } from 'preact/hooks';
import { goTo } from '../../device/address.ts';
import { Icon } from '../../ui/icon.tsx';
import { useTexts } from '../../words/texts.ts';
import { positionAddress } from '../position/address.ts';
import { draftBefore } from '../position/draft.ts';
import { ProofDialog } from '../summary/proof-dialog.tsx';
import type { Name } from '../table/table-model.ts';
import { type Film, frameAt } from './replay.ts';

interface FilmProps {
  readonly film: Film;
}

export function ProofButton({ film, names }: FilmProps & { readonly names: readonly Name[] }) {
  const { replay: t } = useTexts();
  const [isOpen, setOpen] = useState(false);
  const record = useMemo(() => writeRecord(film.record), [film]);
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

export function SaveLink({ film }: FilmProps) {
  const { replay: t } = useTexts();
  const [address, setAddress] = useState('');
  useEffect(() => {
    const made = URL.createObjectURL(new Blob([writeRecord(film.record)], { type: 'text/plain' }));
    setAddress(made);
    return () => URL.revokeObjectURL(made);
  }, [film]);
  return (
    <a class="btn quiet" href={address} download={`${film.record.notes.title ?? 'turn7'}.t7`}>
      {t.download}
    </a>
  );
}

/** Opens this moment in the lab, wherever somebody is about to hit or stay. */
export function PositionLink({ film, at }: { readonly film: Film; readonly at: number }) {
  const { replay: t } = useTexts();
  const draft = draftBefore(film.events[at] ?? null, frameAt(film, at).view);
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
