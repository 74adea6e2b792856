/** What was found, best first; each leads to the exact place. The arrow keys go from one to the next. */
import { useMemo } from 'preact/hooks';
import { useChapter, useTexts } from '../words/texts.ts';
import { EXAMPLE_FILES, examplesIn } from './examples.ts';
import { OtherNames } from './other-names.tsx';
import { type Entry, found } from './search.ts';
import { entriesFrom, type NamedExample } from './search-index.ts';
import { type Replays, useReplays } from './use-replays.ts';

export function SearchResults({ query }: { readonly query: string }) {
  const t = useChapter('learn');
  const texts = useTexts();
  const replays = useReplays(EXAMPLE_FILES);
  const entries = useMemo(() => entriesFrom(texts, t, examplesFrom(replays)), [texts, t, replays]);
  const results = useMemo(() => found(query, entries), [query, entries]);
  return (
    <section aria-label={t.search.results}>
      <p class="learn-count" role="status">
        {t.search.count(results.length)}
      </p>
      <OtherNames query={query} />
      {results.length === 0 && <p class="muted">{t.search.nothing}</p>}
      <ul class="learn-results" onKeyDown={walk}>
        {results.map((entry) => (
          <Result key={`${entry.address} ${entry.title}`} entry={entry} />
        ))}
      </ul>
    </section>
  );
}

function Result({ entry: { kind, title, text, address } }: { readonly entry: Entry }) {
  const { search: t } = useChapter('learn');
  return (
    <li>
      <a href={address}>
        <span class="learn-kind">{t.kinds[kind]}</span>
        <b>{title}</b>
        <span class="muted">{text}</span>
      </a>
    </li>
  );
}

const examplesFrom = (loaded: Replays): readonly NamedExample[] =>
  loaded.kind !== 'there'
    ? []
    : loaded.replays.flatMap((replay, i) =>
        examplesIn(replay)
          .slice(0, 1)
          .map((example) => ({ ...example, id: EXAMPLE_FILES[i] ?? '' })),
      );

/** Above the first result is the field. */
function walk(event: KeyboardEvent): void {
  const by = event.key === 'ArrowDown' ? 1 : event.key === 'ArrowUp' ? -1 : 0;
  if (by === 0 || !(event.target instanceof HTMLAnchorElement) || !(event.currentTarget instanceof HTMLElement)) return;
  const links = [...event.currentTarget.querySelectorAll('a')];
  const at = links.indexOf(event.target) + by;
  const next = at < 0 ? document.getElementById('learn-query') : links[at];
  if (!next) return;
  event.preventDefault();
  next.focus();
}
