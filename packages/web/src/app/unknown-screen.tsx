/** An address that leads nowhere says so, and leads home. */
import { useEffect } from 'preact/hooks';
import { useTexts } from '../words/texts.ts';

export function UnknownScreen() {
  const { help: t, common } = useTexts();
  useEffect(() => {
    document.title = `${t.unknownTitle} · Turn 7`;
  }, [t]);
  return (
    <main class="unknown">
      <h1>{t.unknownTitle}</h1>
      <p>{t.unknownText(location.pathname)}</p>
      <a class="btn gold" href="/">
        {common.home}
      </a>
    </main>
  );
}
