/** Why something happened: the sentence, and every ruling behind it, the last consequence first. */
import './why-dialog.css';
import type { GameEvent, RulingId } from '@turn7/engine';
import { lineText, type Name } from '@turn7/narration';
import { Dialog } from '../../ui/dialog.tsx';
import { useTexts } from '../../words/texts.ts';
import { CaseLinks } from './case-links.tsx';
import { casesOf } from './cases.ts';

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
  return (
    <Dialog open={open} onClose={onClose} title={texts.log.why}>
      <p class="why-event">{lineText(events, true, { names, texts })}</p>
      {rulingsBehind(events).map((id) => (
        <WhyRuling key={id} id={id} />
      ))}
    </Dialog>
  );
}

function WhyRuling({ id }: { readonly id: RulingId }) {
  const { log: t, rulings } = useTexts();
  return (
    <section class="why-ruling">
      <p class="why-source">
        {t.rulingNumber(id)}
        {casesOf(id).length > 0 && ' · '}
        <CaseLinks id={id} newTab />
      </p>
      <h3>{rulings[id].title}</h3>
      <p>{rulings[id].text}</p>
      {/* The table behind this dialog goes on. */}
      <a href={`/rules#${id}`} target="_blank" rel="noopener">
        {t.readInRules(id)}
      </a>
    </section>
  );
}

const rulingsBehind = (events: readonly GameEvent[]): readonly RulingId[] => [
  ...new Set(events.map(({ ruling }) => ruling).reverse()),
];
