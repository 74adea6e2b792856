/** Everything that this device knows of the games that were played on it: those that wait, those that are over, statistics, files. */
import './my-games-screen.css';
import { useMemo, useState } from 'preact/hooks';
import { ArchivePage } from '../../ui/archive-page.tsx';
import { type Done, Notice } from '../../ui/notice.tsx';
import { PageHeader } from '../../ui/page-header.tsx';
import { useTitle } from '../../ui/use-title.ts';
import { useChapter } from '../../words/texts.ts';
import { type KnownGame, keptGames } from '../kept/kept-games.ts';
import { forgetLeftover } from '../kept/leftovers.ts';
import { StorageWatch } from '../kept/storage-watch.tsx';
import { FilesPart } from './files-part.tsx';
import { GameList } from './game-list.tsx';
import { wordsOf } from './game-words.ts';
import { RatingPart } from './rating-part.tsx';
import { statisticsOf } from './statistics.ts';
import { StatisticsPart } from './statistics-part.tsx';
import { useKnownGames } from './use-known-games.ts';
import { WaitingPart } from './waiting-part.tsx';

const NO_GAMES: readonly KnownGame[] = [];

export function MyGamesScreen() {
  const t = useChapter('my-games');
  const known = useKnownGames();
  const games = known.kind === 'games' ? known.games : NO_GAMES;
  const statistics = useMemo(() => statisticsOf(games), [games]);
  const [done, setDone] = useState<Done | null>(null);
  useTitle(`${t.title} · Turn 7`);

  const remove = async (game: KnownGame) => {
    forgetLeftover(game.id);
    await keptGames.remove([game.id]);
    setDone({ text: t.removed(wordsOf(game, t).when), undo: () => void keptGames.restore([game]) });
  };

  return (
    <ArchivePage>
      <PageHeader />
      <main>
        <header class="archive-head">
          <h1>{t.title}</h1>
          <p>{t.lead}</p>
        </header>
        <WaitingPart onDone={setDone} />
        {known.kind === 'opening' && <p class="muted">{t.opening}</p>}
        {known.kind === 'none' && <p class="note bad">{t.noStorage.blocked}</p>}
        {known.kind === 'games' && (
          <>
            <GameList games={games} left={known.left} onRemove={(game) => void remove(game)} />
            <StatisticsPart games={games} statistics={statistics} />
            <RatingPart form={statistics.course.at(-1)?.form ?? null} />
            <FilesPart games={games} onDone={setDone} />
          </>
        )}
      </main>
      {known.kind === 'games' && <StorageWatch />}
      <Notice done={done} undo={t.undo} onUndone={() => setDone(null)} />
    </ArchivePage>
  );
}
