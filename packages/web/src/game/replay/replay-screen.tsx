/** Replays: of a link, of a table's game, of a file. */
import { useEffect, useMemo, useState } from 'preact/hooks';
import { useTitle } from '../../ui/use-title.ts';
import { useTexts } from '../../words/texts.ts';
import { OpenForm } from './open-form.tsx';
import { isProblem, type Opened, openAddress, openReplay, openText } from './opened.ts';
import { ReplayPage } from './replay-page.tsx';
import { ReplayPlayer } from './replay-player.tsx';

type Games = Extract<Opened, { kind: 'games' }>;

export interface ReplayScreenProps {
  /** Of the address, which names a game or has one in it. */
  readonly search: string;
  readonly hash: string;
}

export function ReplayScreen({ search, hash }: ReplayScreenProps) {
  const { replay: t } = useTexts();
  /** null while the address is being read. */
  const [opened, setOpened] = useState<Opened | null>(null);
  useEffect(() => {
    let isWanted = true;
    setOpened(null);
    void openAddress({ search, hash }).then((found) => isWanted && setOpened(found));
    return () => {
      isWanted = false;
    };
  }, [search, hash]);
  useTitle(t.title);

  const open = (text: string) => setOpened(openText(text));
  if (opened === null) return <ReplayPage>{null}</ReplayPage>;
  if (opened.kind === 'games') {
    return <GamesScreen games={opened} onText={open} onOther={() => setOpened({ kind: 'nothing' })} />;
  }
  return (
    <ReplayPage>
      <main>
        <OpenForm problem={opened.kind === 'wrong' ? opened.problem : null} onText={open} />
      </main>
    </ReplayPage>
  );
}

interface GamesScreenProps {
  readonly games: Games;
  readonly onText: (text: string) => void;
  readonly onOther: () => void;
}

/** A file may hold many games. */
function GamesScreen({ games, onText, onOther }: GamesScreenProps) {
  const { replay: t } = useTexts();
  const { records, at, table } = games;
  const [chosen, setChosen] = useState(0);
  const located = records[chosen] ?? records[0];
  const replay = useMemo(() => openReplay(located), [located]);
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
  if (!isProblem(replay)) return <ReplayPlayer key={chosen} replay={replay} start={at} table={table} others={others} />;
  return (
    <ReplayPage>
      <main>
        {records.length > 1 && others}
        <OpenForm problem={replay} onText={onText} />
      </main>
    </ReplayPage>
  );
}
