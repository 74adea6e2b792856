/** How to play, which key does what, and where the rest is written. */
import './help-dialog.css';
import { version } from '../../../package.json';
import { Dialog, type DialogState } from '../../ui/dialog.tsx';
import { KeyTable } from '../../ui/key-table.tsx';
import { useTexts } from '../../words/texts.ts';
import { CardLines } from './card-lines.tsx';
import { ShortRules, type ShortRulesProps } from './short-rules.tsx';

export function HelpDialog({ open, onClose, ...rules }: DialogState & ShortRulesProps) {
  const { help: t } = useTexts();
  return (
    <Dialog open={open} onClose={onClose} title={t.title}>
      <div class="help">
        <section>
          <h3>{t.howToPlay}</h3>
          <ShortRules {...rules} />
          <CardLines />
          <a class="btn quiet" href="/rules">
            {t.allRules}
          </a>
        </section>
        <section>
          <h3>{t.keyboard}</h3>
          <KeyTable place="table" words={t.keys} />
        </section>
        <p class="help-small">
          {t.independent} {t.version(version)}
        </p>
      </div>
    </Dialog>
  );
}
