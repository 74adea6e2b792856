/** The latest games of this device, for those who want to watch one again. */
import { useChapter } from '../../words/texts.ts';
import { GameRow } from './game-row.tsx';
import { useKnownGames } from './use-known-games.ts';

const MOST = 5;

export function LatestGames() {
  const t = useChapter('my-games');
  const known = useKnownGames();
  if (known.kind !== 'games' || known.games.length === 0) return null;
  return (
    <section class="panel latest-games" aria-labelledby="latest-games">
      <h2 id="latest-games">{t.title}</h2>
      <ul class="my-games-list">
        {known.games.slice(0, MOST).map((game) => (
          <GameRow key={game.id} game={game} />
        ))}
      </ul>
      <a class="btn quiet" href="/games">
        {t.seeAll(known.games.length)}
      </a>
    </section>
  );
}
