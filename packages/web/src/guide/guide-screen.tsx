/** Popular tips put to the test: the rules that matter most, then every tip with what was measured. */
import '../styles/guide.css';
import { LearnPage } from '../learn/learn-page.tsx';
import { usePlace } from '../parts/use-place.ts';
import { useChapter } from '../texts/texts.ts';
import { ClaimSection } from './claim-section.tsx';
import { CLAIM_IDS } from './claims.ts';
import { Contents } from './contents.tsx';
import { Method } from './method.tsx';
import { TopRules } from './top-rules.tsx';
import { WhereToStop } from './where-to-stop.tsx';

export function GuideScreen() {
  const t = useChapter('guide');
  usePlace();
  return (
    <LearnPage part="strategy" lead={t.lead}>
      <WhereToStop />
      <TopRules />
      <Contents />
      {CLAIM_IDS.map((id) => (
        <ClaimSection key={id} id={id} />
      ))}
      <Method />
    </LearnPage>
  );
}
