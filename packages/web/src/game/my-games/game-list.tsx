/** The finished games, the latest first, and the search among them. */
import { useId, useMemo, useState } from 'preact/hooks';
import { useChapter } from '../../words/texts.ts';
import { GAME_KINDS } from '../kept/kept-game.ts';
import type { KnownGame } from '../kept/kept-games.ts';
import { GameRow } from './game-row.tsx';
import { searchedIn } from './game-words.ts';
import { isFound } from './search.ts';

interface GameListProps {
  readonly games: readonly KnownGame[];
  /** How many are still to be looked through. */
  readonly left: number;
  readonly onRemove: (game: KnownGame) => void;
}

/** So many at once. */
const PAGE = 10;

export function GameList({ games, left, onRemove }: GameListProps) {
  const t = useChapter('my-games');
  const [search, setSearch] = useState('');
  const [kind, setKind] = useState('');
  const [shown, setShown] = useState(PAGE);
  const texts = useMemo(() => new Map(games.map((game) => [game.id, searchedIn(game, t)])), [games, t]);
  const found = games.filter(
    (game) => (kind === '' || game.kind === kind) && isFound(search, texts.get(game.id) ?? []),
  );
  const hidden = found.length - shown;
  if (games.length === 0)
    return (
      <section class="archive-part" aria-labelledby="my-finished">
        <h2 id="my-finished">{t.games}</h2>
        <p class="muted">{t.none}</p>
        <a class="btn gold" href="/">
          {t.playNow}
        </a>
      </section>
    );
  return (
    <section class="archive-part" aria-labelledby="my-finished">
      <h2 id="my-finished">{t.games}</h2>
      <SearchFields {...{ games, search, kind }} onSearch={setSearch} onKind={setKind} />
      <p class="muted" role="status">
        {left > 0 ? t.workingOut(left) : found.length === 0 ? t.noneFound : t.found(found.length, games.length)}
      </p>
      <ul class="my-games-list">
        {found.slice(0, shown).map((game) => (
          <GameRow key={game.id} game={game} onRemove={() => onRemove(game)} />
        ))}
      </ul>
      {hidden > 0 && (
        <button type="button" class="btn quiet" onClick={() => setShown(shown + 5 * PAGE)}>
          {t.more(Math.min(5 * PAGE, hidden))}
        </button>
      )}
    </section>
  );
}

interface SearchFieldsProps {
  readonly games: readonly KnownGame[];
  readonly search: string;
  readonly kind: string;
  readonly onSearch: (search: string) => void;
  readonly onKind: (kind: string) => void;
}

/** A kind can be chosen where there are several. */
function SearchFields({ games, search, kind, onSearch, onKind }: SearchFieldsProps) {
  const t = useChapter('my-games');
  const [searchField, kindField] = [useId(), useId()];
  const kinds = GAME_KINDS.filter((one) => games.some((game) => game.kind === one));
  return (
    <search class="my-search">
      <div>
        <label for={searchField}>{t.search}</label>
        <input
          id={searchField}
          class="field"
          type="search"
          autocomplete="off"
          placeholder={t.searchTell}
          value={search}
          onInput={(event) => onSearch(event.currentTarget.value)}
        />
      </div>
      {kinds.length > 1 && (
        <div>
          <label for={kindField}>{t.kind}</label>
          <select id={kindField} class="field" value={kind} onChange={(event) => onKind(event.currentTarget.value)}>
            <option value="">{t.allKinds}</option>
            {kinds.map((one) => (
              <option key={one} value={one}>
                {t.kinds[one]}
              </option>
            ))}
          </select>
        </div>
      )}
    </search>
  );
}
