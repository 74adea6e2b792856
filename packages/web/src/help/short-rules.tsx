/** How to play, in four sentences. */
import { useTexts } from '../texts/texts.ts';

export function ShortRules() {
  const { help: t } = useTexts();
  return (
    <ol class="short-rules">
      {t.steps.map((step) => (
        <li key={step}>{step}</li>
      ))}
    </ol>
  );
}
