/** Says that the game of this device goes on in another tab of this browser. */
import { useEffect } from 'preact/hooks';
import { useTexts } from '../../words/texts.ts';

export interface ElsewhereScreenProps {
  readonly onTake: () => void;
}

export function ElsewhereScreen({ onTake }: ElsewhereScreenProps) {
  const { common, front: t } = useTexts();
  useEffect(() => {
    document.title = t.title;
  }, [t]);
  return (
    <main class="plain-screen">
      <h1>{t.elsewhere}</h1>
      <p class="muted">{t.elsewhereTells}</p>
      <div class="plain-ways">
        <button type="button" class="btn gold" onClick={onTake}>
          {t.takeHere}
        </button>
        <a class="btn" href="/">
          {common.home}
        </a>
      </div>
    </main>
  );
}
