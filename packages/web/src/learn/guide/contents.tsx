/** All tips at a glance, each with its verdict and a way to it; and how to read their charts. */
import { useChapter } from '../../words/texts.ts';
import { CLAIM_IDS, CLAIMS } from './claims.ts';
import { FIGURES } from './figures.ts';
import { verdictOf } from './verdict.ts';
import { VerdictMark } from './verdict-mark.tsx';

export function Contents() {
  const t = useChapter('guide');
  return (
    <nav class="guide-contents" aria-labelledby="tips">
      <h2 id="tips">{t.claimsTitle}</h2>
      <ul>
        {CLAIM_IDS.map((id) => (
          <li key={id}>
            <a href={`/learn/strategy#${id}`}>
              <span>{t.claims[id].tip}</span>
              <VerdictMark verdict={verdictOf(CLAIMS[id].proofs, FIGURES)} />
            </a>
          </li>
        ))}
      </ul>
      <p class="muted gain-key">{t.key}</p>
    </nav>
  );
}
