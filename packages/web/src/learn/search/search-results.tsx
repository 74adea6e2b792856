/** What was found, best first; each leads to the exact place. The arrow keys go from one to the next. */
import { found } from '@turn7/narration/search';
import { useMemo } from 'preact/hooks';
import { change, settings } from '../../device/settings.ts';
import { useSignal } from '../../device/signal.ts';
import { useChapter, useTexts } from '../../words/texts.ts';
import { type Replays, useReplays } from '../case-files.ts';
import { EXAMPLE_FILES, examplesIn } from '../scoring/examples.ts';
import { type Entry, otherNamesIn } from './search.ts';
import { entriesFrom, type NamedExample } from './search-index.ts';

export function SearchResults({ query }: { readonly query: string }) {
  const t = useChapter('learn');
  const rulings = useChapter('rulings');
  const texts = useTexts();
  const replays = useReplays(EXAMPLE_FILES);
  const entries = useMemo(
    () => entriesFrom(texts, { learn: t, rulings }, examplesFrom(replays)),
    [texts, t, rulings, replays],
  );
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

/** Says what a card is called here that somebody looks for by another name, and offers that name. */
function OtherNames({ query }: { readonly query: string }) {
  const t = useChapter('learn');
  const { vocabularies } = useTexts().settings;
  const { vocabulary } = useSignal(settings);
  const others = otherNamesIn(query, vocabulary, t.cardName);
  const [first] = others;
  if (first === undefined) return null;
  const choose = () => {
    change({ vocabulary: first.from });
    document.getElementById('learn-query')?.focus(); // the button is gone
  };
  return (
    <div class="learn-other-names">
      <p>{others.map(({ asked, here }) => t.search.calledHere(asked, here)).join(' ')}</p>
      {first.from !== vocabulary && (
        <button type="button" class="btn quiet" onClick={choose}>
          {t.search.useNames(vocabularies[first.from])}
        </button>
      )}
    </div>
  );
}
