/** A score for everybody in the room: nothing to press, everything large. */
import { useEffect, useMemo } from 'preact/hooks';
import { useSignal } from '../../device/signal.ts';
import { useAwake } from '../../ui/use-awake.ts';
import { useTelevision } from '../../ui/use-television.ts';
import { useTitle } from '../../ui/use-title.ts';
import { useChapter } from '../../words/texts.ts';
import { SharedScore } from '../share/share-opening.tsx';
import { library } from '../sheet/library.ts';
import { LocalKeeper } from '../sheet/local-keeper.ts';
import { Board } from './board.tsx';

/** `code`: of a shared score. */
export function SharedBoardScreen({ code }: { readonly code: string }) {
  useBigScreen();
  return (
    <SharedScore code={code} sharedKey={null}>
      {(keeper) => <Board keeper={keeper} />}
    </SharedScore>
  );
}

/** The score that this device keeps now; another tab may change it, or begin another. */
export function OwnBoardScreen() {
  useSignal(library.revision);
  useBigScreen();
  const id = library.current?.id ?? null;
  const keeper = useMemo(() => {
    const { current } = library;
    return current === null ? null : new LocalKeeper(current);
  }, [id]);
  useEffect(() => () => keeper?.close(), [keeper]);
  return keeper === null ? <NoScore /> : <Board keeper={keeper} />;
}

function useBigScreen(): void {
  useTelevision();
  useAwake();
  useTitle(`${useChapter('share').board.title} · Turn 7`);
}

function NoScore() {
  const { board: t } = useChapter('share');
  return (
    <main class="plain-screen">
      <h1>{t.nothing}</h1>
      <p class="muted">{t.nothingTells}</p>
      <div class="plain-ways">
        <a class="btn gold" href="/score">
          {t.begin}
        </a>
      </div>
    </main>
  );
}
