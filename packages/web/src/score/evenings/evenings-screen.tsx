/** Everything that this device knows of games with real cards: the games, their statistics, groups of friends, files. */
import './evenings-screen.css';
import type { Sheet } from '@turn7/protocol';
import { useMemo, useState } from 'preact/hooks';
import { useSignal } from '../../device/signal.ts';
import { ArchivePage } from '../../ui/archive-page.tsx';
import { type Done, Notice } from '../../ui/notice.tsx';
import { PageHeader } from '../../ui/page-header.tsx';
import { useTitle } from '../../ui/use-title.ts';
import { useChapter } from '../../words/texts.ts';
import { whenOf } from '../day.ts';
import { type Damaged, library } from '../sheet/library.ts';
import { DamagedPart } from './damaged-part.tsx';
import { FilesPart } from './files-part.tsx';
import { GameList } from './game-list.tsx';
import { GroupsPart } from './groups-part.tsx';
import { StatisticsPart } from './statistics-part.tsx';

export function EveningsScreen() {
  const t = useChapter('evenings');
  const score = useChapter('score');
  const { sheets, current, damaged, isLasting } = useLibrary();
  const [done, setDone] = useState<Done | null>(null);
  useTitle(`${t.title} · Turn 7`);

  const remove = (sheet: Sheet) => {
    library.remove(sheet.id);
    setDone({ text: t.removed(whenOf(sheet, sheets)), undo: () => library.save(sheet) });
  };

  return (
    <ArchivePage>
      <PageHeader area={{ name: score.title, address: '/score' }} />
      <main>
        <header class="archive-head">
          <h1>{t.title}</h1>
          <p>{t.lead}</p>
          {!isLasting && <p class="note bad">{t.notLasting}</p>}
          <a class="btn gold" href="/score">
            {t.keep}
          </a>
        </header>
        <GameList {...{ sheets, current }} onRemove={remove} />
        <StatisticsPart sheets={sheets} />
        <GroupsPart onDone={setDone} />
        <FilesPart sheets={sheets} onDone={setDone} />
        <DamagedPart damaged={damaged} onDone={setDone} />
      </main>
      <Notice done={done} undo={t.undo} onUndone={() => setDone(null)} />
    </ArchivePage>
  );
}

/** The library, in a component that renders again whenever anything in it changes. */
interface LibraryView {
  readonly sheets: readonly Sheet[];
  /** The id of the game whose score is being kept. */
  readonly current: string | null;
  readonly damaged: readonly Damaged[];
  readonly isLasting: boolean;
}

function useLibrary(): LibraryView {
  const revision = useSignal(library.revision);
  return useMemo(() => look(), [revision]);
}

const look = (): LibraryView => ({
  sheets: library.sheets,
  current: library.current?.id ?? null,
  damaged: library.damaged,
  isLasting: library.isLasting,
});
