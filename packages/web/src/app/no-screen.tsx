/** An address that leads nowhere, and a screen that cannot be loaded: both say so, and lead home. */
import './no-screen.css';
import { isEmbedded } from '../device/embedded.ts';
import type { MissingPartProps } from '../ui/missing-part.tsx';
import { useTitle } from '../ui/use-title.ts';
import { useTexts } from '../words/texts.ts';

export function UnknownScreen() {
  const { help: t, common } = useTexts();
  useTitle(`${t.unknownTitle} · Turn 7`);
  return (
    <main class="unknown">
      <h1>{t.unknownTitle}</h1>
      <p>{t.unknownText(location.pathname)}</p>
      {isEmbedded && <p>{t.unknownEmbed}</p>}
      <a class="btn gold" href="/">
        {common.home}
      </a>
    </main>
  );
}

export function MissingScreen({ again }: MissingPartProps) {
  const { common: t } = useTexts();
  useTitle(`${t.missing} · Turn 7`);
  return (
    <main class="plain-screen">
      <h1>{t.missing}</h1>
      <p class="muted">{t.missingTells}</p>
      <div class="plain-ways">
        <button type="button" class="btn gold" onClick={again}>
          {t.tryAgain}
        </button>
        <a class="btn" href="/">
          {t.home}
        </a>
      </div>
    </main>
  );
}
