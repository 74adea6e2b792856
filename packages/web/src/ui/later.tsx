/** A screen that is loaded when it is opened. */
import type { ComponentType } from 'preact';
import { useEffect, useState } from 'preact/hooks';
import { loadNewest } from '../device/update.ts';
import { useTexts } from '../words/texts.ts';

export interface LaterProps<P extends object> {
  readonly load: () => Promise<ComponentType<P>>;
  readonly props: P;
}

type Loaded<P> =
  | { readonly kind: 'not yet' | 'failed' }
  | { readonly kind: 'there'; readonly Screen: ComponentType<P> };

/** Shows nothing until the screen is there: from this device's cache that is at once. */
export function Later<P extends object>({ load, props }: LaterProps<P>) {
  const [loaded, setLoaded] = useState<Loaded<P>>({ kind: 'not yet' });
  useEffect(() => {
    let isWanted = true;
    const show = (now: Loaded<P>) => isWanted && setLoaded(now);
    load().then(
      (Screen) => show({ kind: 'there', Screen }),
      () => show({ kind: 'failed' }),
    );
    return () => {
      isWanted = false;
    };
  }, []);
  if (loaded.kind === 'there') return <loaded.Screen {...props} />;
  return loaded.kind === 'failed' ? <MissingScreen /> : null;
}

/** Browsers do not ask again for a script that failed once: the page has to be loaded anew. */
function MissingScreen() {
  const { common: t } = useTexts();
  return (
    <main class="plain-screen">
      <h1>{t.missing}</h1>
      <p class="muted">{t.missingTells}</p>
      <div class="plain-ways">
        <button type="button" class="btn gold" onClick={() => void loadNewest()}>
          {t.loadAgain}
        </button>
        <a class="btn" href="/">
          {t.home}
        </a>
      </div>
    </main>
  );
}
