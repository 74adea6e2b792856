/** Opens a table on the server, for several devices. */
import './new-game-dialog.css';
import { cleanName } from '@turn7/protocol';
import type { ComponentChildren } from 'preact';
import { useId, useState } from 'preact/hooks';
import { goTo } from '../../device/address.ts';
import { change, settings } from '../../device/settings.ts';
import type { CreatedTable } from '../../lobby/create-table.ts';
import { Dialog, type DialogState } from '../../ui/dialog.tsx';
import { NameField } from '../../ui/name-field.tsx';
import { useFirstField } from '../../ui/use-focus.ts';
import { useTexts } from '../../words/texts.ts';
import { useLatest } from './latest.ts';

export interface TogetherDialogProps extends DialogState {
  /** Tables that are open already. */
  readonly children: ComponentChildren;
}

export function TogetherDialog({ open, onClose, children }: TogetherDialogProps) {
  const { front: t } = useTexts();
  return (
    <Dialog open={open} onClose={onClose} title={t.tiles.together.name}>
      <TogetherForm />
      {children}
    </Dialog>
  );
}

type Progress = 'ready' | 'opening' | 'no name' | 'no network' | 'no server' | 'refused';

function TogetherForm() {
  const { front: t } = useTexts();
  const [wished, setWished] = useState(settings.value.name);
  const [progress, setProgress] = useState<Progress>('ready');
  const [field, hint, status] = [useId(), useId(), useId()];
  const input = useFirstField<HTMLInputElement>();
  const latest = useLatest();

  const open = async (event: Event) => {
    event.preventDefault();
    const name = cleanName(wished);
    if (name === null) return setProgress('no name');
    if (!navigator.onLine) return setProgress('no network');
    change({ name });
    setProgress('opening');
    const isWanted = latest.begin();
    const table = await created(name);
    if (!isWanted()) return;
    if (table.kind === 'created') goTo(`/t/${table.code}`);
    else setProgress(table.kind);
  };

  const says: Record<Progress, string> = {
    ready: '',
    opening: t.opening,
    'no name': t.nameMissing,
    'no network': t.noNetwork,
    'no server': t.noServer,
    refused: t.refused,
  };

  return (
    <form class="together-form" noValidate onSubmit={open}>
      <p class="muted">{t.togetherLead}</p>
      <label for={field}>{t.yourName}</label>
      <NameField
        ref={input}
        class="field"
        id={field}
        value={wished}
        autocomplete="nickname"
        aria-describedby={`${hint} ${status}`}
        aria-invalid={progress === 'no name'}
        onInput={(event) => setWished(event.currentTarget.value)}
      />
      <p id={hint} class="muted">
        {t.nameHint}
      </p>
      <button type="submit" class="btn gold wide" disabled={progress === 'opening'}>
        {t.createTable}
      </button>
      <p id={status} class="field-error" role="status">
        {says[progress]}
      </p>
    </form>
  );
}

const created = (name: string): Promise<CreatedTable> =>
  import('../../lobby/create-table.ts').then(
    ({ createTable }) => createTable(name),
    () => ({ kind: 'no server' }), // not even the page's own part could be fetched
  );
