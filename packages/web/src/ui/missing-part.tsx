/** What stands in the place of a part of the page that could not be loaded. */
import './missing-part.css';
import { useTexts } from '../words/texts.ts';

export interface MissingPartProps {
  readonly again: () => void;
}

export function MissingPart({ again }: MissingPartProps) {
  const { common: t } = useTexts();
  return (
    <div class="missing-part">
      <div role="alert">
        <p>
          <strong>{t.missing}</strong>
        </p>
        <p class="muted">{t.missingTells}</p>
      </div>
      <button type="button" class="btn" onClick={again}>
        {t.tryAgain}
      </button>
    </div>
  );
}
