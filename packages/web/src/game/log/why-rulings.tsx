/** The rulings behind something that happened, each with the cases that show it. */
import type { RulingId } from '@turn7/engine';
import { useChapter, useTexts } from '../../words/texts.ts';
import { CaseLinks } from './case-links.tsx';
import { casesOf } from './cases.ts';

export const WhyRulings = ({ ids }: { readonly ids: readonly RulingId[] }) =>
  ids.map((id) => <WhyRuling key={id} id={id} />);

function WhyRuling({ id }: { readonly id: RulingId }) {
  const { log: t } = useTexts();
  const rulings = useChapter('rulings');
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
