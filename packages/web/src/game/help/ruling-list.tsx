/** Every ruling under its heading and its stable id. */
import type { RulingId } from '@turn7/engine';
import { useChapter, useTexts } from '../../words/texts.ts';
import { CaseLinks } from '../log/case-links.tsx';
import { casesOf } from '../log/cases.ts';
import { SECTIONS } from './sections.ts';

export function RulingList() {
  const { help: t } = useTexts();
  return (
    <>
      {SECTIONS.map(({ id, rulings }) => (
        <section key={id} class="ruling-section" aria-labelledby={id}>
          <h3 id={id} tabIndex={-1}>
            {t.sections[id]}
          </h3>
          {rulings.map((ruling) => (
            <RulingEntry key={ruling} id={ruling} />
          ))}
        </section>
      ))}
    </>
  );
}

function RulingEntry({ id }: { readonly id: RulingId }) {
  const rulings = useChapter('rulings');
  const { log } = useTexts();
  return (
    <article class="ruling" id={id} tabIndex={-1} aria-labelledby={`${id}-title`}>
      <a class="ruling-id" href={`/rules#${id}`} aria-label={log.rulingNumber(id)}>
        {id}
      </a>
      <div>
        <h4 id={`${id}-title`}>{rulings[id].title}</h4>
        <p>{rulings[id].text}</p>
        {casesOf(id).length > 0 && (
          <p class="ruling-cases">
            <CaseLinks id={id} />
          </p>
        )}
      </div>
    </article>
  );
}
