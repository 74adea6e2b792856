/** A shared score by its code: while it is being opened, there, or why there is none to see. */
import { codeOf, type Problem } from '@turn7/client';
import { TOKEN } from '@turn7/protocol';
import type { ComponentChildren } from 'preact';
import { useEffect, useMemo, useState } from 'preact/hooks';
import { useSignal } from '../../device/signal.ts';
import { loadNewest } from '../../device/update.ts';
import { Opening } from '../../sync/opening.ts';
import { useChapter, useTexts } from '../../words/texts.ts';
import { openShared } from './find-shared.ts';
import type { SharedKeeper } from './shared-keeper.ts';

interface SharedScoreProps {
  readonly code: string;
  /** As it came with the address; null for those who watch, or whose device has it already. */
  readonly sharedKey: string | null;
  readonly children: (keeper: SharedKeeper) => ComponentChildren;
}

type Found =
  | { readonly kind: 'here'; readonly keeper: SharedKeeper }
  | { readonly kind: 'sorry'; readonly why: Problem };

export function SharedScore({ code, sharedKey, children }: SharedScoreProps) {
  const opening = useMemo(() => new Opening<Found>(), []);
  const [attempt, setAttempt] = useState(0);
  useEffect(() => {
    const key = sharedKey !== null && TOKEN.test(sharedKey) ? sharedKey : null;
    let keeper: SharedKeeper | null = null;
    void opening.go(async (signal) => {
      try {
        keeper = await openShared(code, key, signal);
        if (signal.aborted) keeper.close();
        return { kind: 'here', keeper };
      } catch (error) {
        return { kind: 'sorry', why: codeOf(error) };
      }
    });
    return () => {
      opening.close();
      keeper?.close();
    };
  }, [code, sharedKey, attempt]);
  const state = useSignal(opening.state);
  if (state.kind === 'opening') return <OpeningScreen />;
  if (state.kind === 'sorry') return <SheetSorry why={state.why} onRetry={() => setAttempt(attempt + 1)} />;
  return <>{children(state.keeper)}</>;
}

/** A server nearly always answers before anybody wants to know. */
const PATIENCE_MS = 800;

function OpeningScreen() {
  const t = useChapter('share');
  const [isLate, setLate] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setLate(true), PATIENCE_MS);
    return () => clearTimeout(timer);
  }, []);
  return (
    <main class="plain-screen" aria-busy="true">
      <p role="status">{isLate && t.opening}</p>
    </main>
  );
}

interface SorryProps {
  readonly why: Problem;
  readonly onRetry: () => void;
}

/** Asking again would not help. */
const FINAL: readonly Problem[] = ['outdated', 'not found', 'gone'];

function SheetSorry({ why, onRetry }: SorryProps) {
  const t = useChapter('share');
  const { lobby, common } = useTexts();
  const words = why === 'outdated' ? lobby.sorry.version : why === 'gone' ? t.stopped : t.unreachable;
  const { title, tells } = why === 'not found' ? t.missing : words;
  return (
    <main class="plain-screen">
      <h1>{title}</h1>
      <p class="muted">{tells}</p>
      <div class="plain-ways">
        {why === 'outdated' && (
          <button type="button" class="btn gold" onClick={() => void loadNewest()}>
            {lobby.reload}
          </button>
        )}
        {!FINAL.includes(why) && (
          <button type="button" class="btn gold" onClick={onRetry}>
            {common.tryAgain}
          </button>
        )}
        <a class="btn" href="/score">
          {t.board.begin}
        </a>
        <a class="btn" href="/">
          {lobby.toFront}
        </a>
      </div>
    </main>
  );
}
