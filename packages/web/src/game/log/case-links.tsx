/** The cases of the FAQ that a ruling rests on, each a step away from where it can be watched. */
import type { RulingId } from '@turn7/engine';
import { useTexts } from '../../words/texts.ts';
import { caseAddress, casesOf } from './cases.ts';

interface CaseLinksProps {
  readonly id: RulingId;
  /** Where the page that shows them must stay open. */
  readonly newTab?: boolean;
}

export function CaseLinks({ id, newTab = false }: CaseLinksProps) {
  const { log: t } = useTexts();
  const elsewhere = newTab ? { target: '_blank', rel: 'noopener' } : {};
  return (
    <>
      {casesOf(id).map((one, i) => (
        <span key={one}>
          {i > 0 && ' · '}
          <a href={caseAddress(one)} {...elsewhere}>
            {t.cases([one])}
          </a>
        </span>
      ))}
    </>
  );
}
