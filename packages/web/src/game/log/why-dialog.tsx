/** Why something happened: the sentence, and every ruling behind it, the last consequence first. */
import './why-dialog.css';
import type { GameEvent, RulingId } from '@turn7/engine';
import { lineText, type Name } from '@turn7/narration';
import { LoadedDialog } from '../../ui/loaded-dialog.tsx';
import { loadChapters, useTexts } from '../../words/texts.ts';

interface WhyDialogProps {
  /** What happened, as one line of the log puts it together. */
  readonly events: readonly [GameEvent, ...GameEvent[]];
  /** By seat. */
  readonly names: readonly Name[];
  readonly open: boolean;
  readonly onClose: () => void;
}

export function WhyDialog({ events, names, open, onClose }: WhyDialogProps) {
  const texts = useTexts();
  const isByBot = events.some(({ standIn }) => standIn !== undefined);
  return (
    <LoadedDialog
      open={open}
      onClose={onClose}
      title={texts.log.why}
      load={loadRulings}
      about={{ ids: rulingsBehind(events) }}
    >
      <p class="why-event">{lineText(events, true, { names, texts })}</p>
      {isByBot && (
        <section class="why-ruling">
          <h3>{texts.log.botChose.title}</h3>
          <p>{texts.log.botChose.tells}</p>
        </section>
      )}
    </LoadedDialog>
  );
}

/** Every ruling in words is more than a table needs, so they are loaded by those who ask. */
async function loadRulings() {
  const [{ WhyRulings }] = await Promise.all([import('./why-rulings.tsx'), loadChapters(['rulings'])]);
  return WhyRulings;
}

const rulingsBehind = (events: readonly GameEvent[]): readonly RulingId[] => [
  ...new Set(events.map(({ ruling }) => ruling).reverse()),
];
