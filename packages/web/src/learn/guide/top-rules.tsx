/** What to remember, the strongest rule first. */
import { number } from '../../words/format.ts';
import { useChapter } from '../../words/texts.ts';
import { pointsText, signedText } from './figure-text.ts';
import { FIGURES } from './figures.ts';
import { topRules } from './top.ts';

export function TopRules() {
  const t = useChapter('guide');
  return (
    <section class="guide-top" aria-labelledby="rules">
      <h2 id="rules">{t.topTitle}</h2>
      <p class="muted">{t.topLead}</p>
      <ol>
        {topRules(FIGURES).map(({ id, arm, ways, gain, se }, i) => (
          <li key={id}>
            <span class="guide-place" aria-hidden="true">
              {number(i + 1)}
            </span>
            <p>
              <span class="guide-rule">
                <b>{t.rules[id]}</b> {ways > 1 && <span class="muted">({t.arms[arm]})</span>}
              </span>{' '}
              <span class="guide-gain tn">{t.ruleGain(signedText(gain), pointsText(se))}</span>
            </p>
          </li>
        ))}
      </ol>
    </section>
  );
}
