/** How to play, which key does what, and where the rest is written. */
import './help-dialog.css';
import { version } from '../../../package.json';
import { Dialog, type DialogState } from '../../ui/dialog.tsx';
import { KeyTable } from '../../ui/key-table.tsx';
import { useTexts } from '../../words/texts.ts';
import { CardLines } from './card-lines.tsx';
import { ShortRules, type ShortRulesProps } from './short-rules.tsx';

interface HelpDialogProps extends DialogState, ShortRulesProps {
  /** Opens what lies on the table, where there is one. */
  readonly onCards?: () => void;
}

export function HelpDialog({ open, onClose, onCards, ...rules }: HelpDialogProps) {
  const { help: t } = useTexts();
  return (
    <Dialog open={open} onClose={onClose} title={t.title}>
      <div class="help">
        <section>
          <h3>{t.howToPlay}</h3>
          <ShortRules {...rules} />
          <CardLines />
          <p class="help-ways">
            {onCards && (
              <button type="button" class="btn quiet" onClick={onCards}>
                {t.tableCards}
              </button>
            )}
            <a class="btn quiet" href="/rules">
              {t.allRules}
            </a>
          </p>
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
