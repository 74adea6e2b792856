/** Popular tips put to the test: the rules that matter most, then every tip with what was measured. */
import './guide-screen.css';
import { useAnchor } from '../../ui/use-anchor.ts';
import { useChapter } from '../../words/texts.ts';
import { LearnPage } from '../learn-page.tsx';
import { ClaimSection } from './claim-section.tsx';
import { CLAIM_IDS } from './claims.ts';
import { Contents } from './contents.tsx';
import { Method } from './method.tsx';
import { TopRules } from './top-rules.tsx';
import { WhereToStop } from './where-to-stop.tsx';

export function GuideScreen() {
  const t = useChapter('guide');
  useAnchor();
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
