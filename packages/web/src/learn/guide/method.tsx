/** How all of it was measured, and what counts as a difference. */
import { number } from '../../words/format.ts';
import { useChapter } from '../../words/texts.ts';
import { pointsText, rateText } from './figure-text.ts';
import { FIGURES } from './figures.ts';
import { LEAST_EFFECT, LEAST_ERRORS, parOf } from './verdict.ts';

export function Method() {
  const t = useChapter('guide');
  return (
    <section class="guide-method" aria-labelledby="method">
      <h2 id="method">{t.methodTitle}</h2>
      <p>{t.method(number(FIGURES.games), FIGURES.seed)}</p>
      <p>{t.even(rateText(parOf('stays20')), rateText(parOf('aimsAmongSelf')))}</p>
      <p>{t.errors(LEAST_ERRORS, pointsText(LEAST_EFFECT, 1))}</p>
      <p>{t.bounds}</p>
      <p>
        {t.scoring} <a href="/learn/scoring">{t.scoringLink}</a>
      </p>
      <details>
        <summary>{t.curious}</summary>
        <p>
          {t.command} <code>{FIGURES.command}</code>
        </p>
      </details>
    </section>
  );
}
