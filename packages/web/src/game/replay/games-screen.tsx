/** The games of a link, a table or a file, one of them shown: a file may hold many. */
import { useMemo, useState } from 'preact/hooks';
import { useChapter } from '../../words/texts.ts';
import { type Games, isProblem, openReplay } from './opened.ts';
import { ProblemWords } from './problem-words.tsx';
import { ReplayPage } from './replay-page.tsx';
import { ReplayPlayer } from './replay-player.tsx';

interface GamesScreenProps {
  readonly games: Games;
  readonly onOther: () => void;
}

export function GamesScreen({ games, onOther }: GamesScreenProps) {
  const t = useChapter('replay');
  const { given, records, table } = games;
  const [chosen, setChosen] = useState(games.chosen);
  const located = records[chosen] ?? records[0];
  const replay = useMemo(() => openReplay(located, given), [located, given]);
  const others = (
    <div class="replay-others">
      {records.length > 1 && (
        <select
          aria-label={t.whichGame}
          value={chosen}
          onChange={(event) => setChosen(event.currentTarget.selectedIndex)}
        >
          {records.map(({ record }, place) => (
            <option key={place} value={place}>
              {record.notes.title ?? t.gameTitle(place + 1)}
            </option>
          ))}
        </select>
      )}
      <button type="button" class="btn quiet" onClick={onOther}>
        {t.another}
      </button>
    </div>
  );
  if (!isProblem(replay)) {
    const start = chosen === games.chosen ? games.at : 0;
    // One game is in its address; of many the address has the one that is shown.
    const file = records.length > 1 ? { ...given, chosen } : null;
    return <ReplayPlayer key={chosen} {...{ replay, start, table, file, others }} />;
  }
  return (
    <ReplayPage>
      <main class="replay-wrong">
        <div class="field-error" role="alert">
          <ProblemWords problem={replay} />
        </div>
        {others}
      </main>
    </ReplayPage>
  );
}
