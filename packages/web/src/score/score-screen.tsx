/** The score that this device keeps: the game goes on where it was left, or a new one is set up. */
import type { Sheet } from '@turn7/protocol';
import { useEffect, useMemo } from 'preact/hooks';
import { useSignal } from '../device/signal.ts';
import { keys } from '../sync/keys.ts';
import { useChapter } from '../words/texts.ts';
import { OwnScore } from './own-score.tsx';
import { SetupScreen } from './setup/setup-screen.tsx';
import { keptKeeper } from './share/find-shared.ts';
import { library } from './sheet/library.ts';
import { LocalKeeper } from './sheet/local-keeper.ts';

export function ScoreScreen() {
  useSignal(library.revision);
  const { current } = library;
  if (current !== null) {
    const code = keys.codeOf(current.id);
    return <Kept key={code ?? current.id} sheet={current} code={code} />;
  }
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

interface KeptProps {
  readonly sheet: Sheet;
  /** Under which this device keeps it together with others; null for none. */
  readonly code: string | null;
}

function Kept({ sheet, code }: KeptProps) {
  const keeper = useMemo(() => (code === null ? null : keptKeeper(code)) ?? new LocalKeeper(sheet), []);
  useEffect(() => () => keeper.close(), [keeper]);
  return <OwnScore keeper={keeper} />;
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
