/** The last two lines of the log where there is no room for all of it; a tap opens the rest. */
import { useState } from 'preact/hooks';
import { Dialog } from '../../ui/dialog.tsx';
import { useTexts } from '../../words/texts.ts';
import { useAbsence } from '../online/absence.ts';
import type { ModelProps } from '../table/table-model.ts';
import { LogPanel } from './log-panel.tsx';
import { newestTexts } from './newest-texts.ts';

export function Peek({ model }: ModelProps) {
  const texts = useTexts();
  const [open, setOpen] = useState(false);
  const { now: asked, last, before } = newestTexts(model, texts);
  const absence = useAbsence(model);
  const now = absence ?? asked;
  return (
    <>
      <button type="button" class="peek" aria-haspopup="dialog" onClick={() => setOpen(true)}>
        <span class="vh">{texts.log.open}: </span>
        <span key={`new ${asked}${last}`} class="peek-new">
          {now && <strong>{now} </strong>}
          {last}
        </span>
        <span key={`old ${asked}${last}${before}`} class="peek-old">
          {before}
        </span>
      </button>
      <Dialog open={open} onClose={() => setOpen(false)} title={texts.log.title}>
        <LogPanel model={model} />
      </Dialog>
    </>
  );
}
