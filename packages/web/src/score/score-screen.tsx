/** The score that this device keeps: the game goes on where it was left, or a new one is set up. */
import type { Sheet } from '@turn7/protocol';
import { useEffect, useMemo } from 'preact/hooks';
import { useSignal } from '../device/signal.ts';
import { shareBook } from '../sync/share-book.ts';
import { useChapter } from '../words/texts.ts';
import { KeeperScreen } from './score-table-screen.tsx';
import { playAgain } from './setup/again.ts';
import { SetupScreen } from './setup/setup-screen.tsx';
import { keeperOf } from './sheet/keeper-of.ts';
import { library } from './sheet/library.ts';

export function ScoreScreen() {
  useSignal(library.revision);
  const { current } = library;
  if (current !== null) return <Kept key={`${current.id} ${shareBook.codeOf(current.id)}`} sheet={current} />;
  return (
    <SetupScreen onStart={begin}>
      <DamagedNote />
    </SetupScreen>
  );
}

function begin(sheet: Sheet): void {
  library.save(sheet);
  library.setCurrent(sheet.id);
}

function Kept({ sheet }: { readonly sheet: Sheet }) {
  const keeper = useMemo(() => keeperOf(sheet), []);
  useEffect(() => () => keeper.close(), [keeper]);
  return <KeeperScreen keeper={keeper} onAgain={() => playAgain(keeper)} onNew={() => library.setCurrent(null)} />;
}

/** What cannot be read is kept, and never written over. */
function DamagedNote() {
  const t = useChapter('score');
  const { damaged } = library;
  if (damaged.length === 0) return null;
  return (
    <p class="score-notice" role="alert">
      {t.damaged(damaged.length)} <a href="/score/evenings">{t.setup.evenings}</a>
    </p>
  );
}
