/** Why something happened: the sentence, and every ruling behind it, the last consequence first. */
import './why-dialog.css';
import type { GameEvent, RulingId } from '@turn7/engine';
import { lineText, type Name } from '@turn7/narration';
import { useEffect, useState } from 'preact/hooks';
import { Dialog } from '../../ui/dialog.tsx';
import { loadChapters, useTexts } from '../../words/texts.ts';

interface WhyDialogProps {
  /** What happened, as one line of the log puts it together. */
  readonly events: readonly [GameEvent, ...GameEvent[]];
  /** By seat. */
  readonly names: readonly Name[];
  readonly open: boolean;
  readonly onClose: () => void;
}

type Rulings = Pick<typeof import('./why-ruling.tsx'), 'WhyRuling'>;

export function WhyDialog({ events, names, open, onClose }: WhyDialogProps) {
  const texts = useTexts();
  const [rulings, setRulings] = useState<Rulings | null>(null);
  const isByBot = events.some(({ standIn }) => standIn !== undefined);
  useEffect(() => {
    if (open) void loadRulings().then(setRulings);
  }, [open]);
  return (
    <Dialog open={open} onClose={onClose} title={texts.log.why}>
      <p class="why-event">{lineText(events, true, { names, texts })}</p>
      {isByBot && (
        <section class="why-ruling">
          <h3>{texts.log.botChose.title}</h3>
          <p>{texts.log.botChose.tells}</p>
        </section>
      )}
      {rulings !== null && rulingsBehind(events).map((id) => <rulings.WhyRuling key={id} id={id} />)}
    </Dialog>
  );
}

/** Every ruling in words is more than a table needs, so they are loaded by those who ask. */
async function loadRulings(): Promise<Rulings> {
  const [{ WhyRuling }] = await Promise.all([import('./why-ruling.tsx'), loadChapters(['rulings'])]);
  return { WhyRuling };
}

const rulingsBehind = (events: readonly GameEvent[]): readonly RulingId[] => [
  ...new Set(events.map(({ ruling }) => ruling).reverse()),
];
