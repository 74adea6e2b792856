/** Every case of the FAQ and every ruling that can be watched, by heading; the address opens one of them. */
import '../../game/help/rules-screen.css';
import { useAddressState } from '../../ui/use-address-state.ts';
import { useAnchor } from '../../ui/use-anchor.ts';
import { useChapter, useTexts } from '../../words/texts.ts';
import { CASE_FILES } from '../case-files.ts';
import { topicsOf } from '../catalogue.ts';
import { LearnPage } from '../learn-page.tsx';
import { CaseView } from './case-view.tsx';

const TOPICS = topicsOf(CASE_FILES);

const idIn = (hash: string): string => hash.slice(1);
const addressOf = (id: string): string => `/learn/cases${id === '' ? '' : `#${id}`}`;

export function CasesScreen({ hash }: { readonly hash: string }) {
  const { cases: t } = useChapter('learn');
  const { help } = useTexts();
  const [open, setOpen] = useAddressState(hash, idIn, addressOf);
  useAnchor();
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
            <CaseView
              key={entry.id}
              entry={entry}
              isOpen={open === entry.id}
              onToggle={() => setOpen(open === entry.id ? '' : entry.id)}
            />
          ))}
        </div>
      ))}
    </LearnPage>
  );
}
