/** The hub of the lessons: in which order to take them, and a search over everything that can be learnt. */
import './learn-page.css';
import './learn-screen.css';
import { PageHeader } from '../ui/page-header.tsx';
import { Tile } from '../ui/tile.tsx';
import { useAddressState } from '../ui/use-address-state.ts';
import { useTitle } from '../ui/use-title.ts';
import { useChapter, useTexts } from '../words/texts.ts';
import { PARTS } from './parts.ts';
import { SearchBox } from './search/search-box.tsx';
import { SearchResults } from './search/search-results.tsx';
import { Vocabularies } from './vocabularies.tsx';

interface LearnScreenProps {
  readonly search: string;
}

const queryIn = (search: string): string => new URLSearchParams(search).get('q') ?? '';
const addressOf = (query: string): string => (query === '' ? '/learn' : `/learn?${new URLSearchParams({ q: query })}`);

export function LearnScreen({ search }: LearnScreenProps) {
  const t = useChapter('learn');
  const [query, setQuery] = useAddressState(search, queryIn, addressOf);
  useTitle(`${t.title} · Turn 7`);
  return (
    <div class="learn">
      <PageHeader />
      <main>
        <h1>{t.title}</h1>
        <p class="learn-lead">{t.lead}</p>
        <SearchBox query={query} onQuery={setQuery} />
        {query.trim() === '' ? <Tiles /> : <SearchResults query={query} />}
        <Vocabularies />
      </main>
    </div>
  );
}

function Tiles() {
  const t = useChapter('learn');
  const { front } = useTexts();
  return (
    <nav aria-label={t.path}>
      <ol class="tiles learn-tiles">
        {PARTS.map(({ part, icon, hue }, i) => (
          <li key={part}>
            <Tile
              name={`${i + 1}. ${t.parts[part].name}`}
              tells={t.parts[part].tells}
              icon={icon}
              hue={hue}
              leads={{ kind: 'address', address: `/learn/${part}` }}
            />
          </li>
        ))}
        <li>
          <Tile {...t.rulesPart} icon="log" hue={4} leads={{ kind: 'address', address: '/rules' }} />
        </li>
        <li>
          <Tile {...front.tiles.lab} icon="chart" hue={10} leads={{ kind: 'address', address: '/lab' }} />
        </li>
      </ol>
    </nav>
  );
}
