/** Every case of the FAQ and every ruling that can be watched, by heading; the address opens one of them. */
import { useEffect, useState } from 'preact/hooks';
import { useChapter, useTexts } from '../texts/texts.ts';
import { CASE_FILES } from './case-files.ts';
import { CaseView } from './case-view.tsx';
import { topicsOf } from './catalogue.ts';
import { LearnPage } from './learn-page.tsx';
import { usePlace } from './use-place.ts';

const TOPICS = topicsOf(CASE_FILES);

export function CasesScreen({ hash }: { readonly hash: string }) {
  const { cases: t } = useChapter('learn');
  const { help } = useTexts();
  const [open, setOpen] = useState(hash.slice(1));
  useEffect(() => setOpen(hash.slice(1)), [hash]);
  usePlace(hash);
  const toggle = (id: string) => {
    const next = open === id ? '' : id;
    setOpen(next);
    history.replaceState(history.state, '', `/learn/cases${next === '' ? '' : `#${next}`}`);
  };
  return (
    <LearnPage part="cases" lead={t.lead}>
      <nav class="rules-contents" aria-label={help.contents}>
        {TOPICS.map(({ id }) => (
          <a key={id} href={`/learn/cases#${id}`}>
            {help.sections[id]}
          </a>
        ))}
      </nav>
      {TOPICS.map(({ id, entries }) => (
        <div key={id} class="case-topic">
          <h2 id={id} tabIndex={-1}>
            {help.sections[id]}
          </h2>
          {entries.map((entry) => (
            <CaseView key={entry.id} entry={entry} isOpen={open === entry.id} onToggle={() => toggle(entry.id)} />
          ))}
        </div>
      ))}
    </LearnPage>
  );
}
