/** While the server has not answered: nothing at first, for it nearly always answers at once. */
import { useEffect, useState } from 'preact/hooks';
import { useTexts } from '../words/texts.ts';

const PATIENCE_MS = [800, 6000] as const;

export function ConnectingScreen() {
  const { lobby: t } = useTexts();
  const [patience, setPatience] = useState(0);
  useEffect(() => {
    const timers = PATIENCE_MS.map((ms, i) => setTimeout(() => setPatience(i + 1), ms));
    return () => timers.forEach(clearTimeout);
  }, []);
  return (
    <main class="plain-screen" aria-busy="true">
      <p role="status">
        {patience > 0 && t.connecting} {patience > 1 && t.stillConnecting}
      </p>
      {patience > 1 && (
        <a class="btn quiet" href="/">
          {t.toFront}
        </a>
      )}
    </main>
  );
}
