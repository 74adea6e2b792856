/** Popular tips put to the test: the rules that matter most, then every tip with what was measured. */
import './guide-screen.css';
import { errorOfLead } from '@turn7/simulator';
import { DataTable, type TableRow } from '../../ui/chart/data-table.tsx';
import { useAnchor } from '../../ui/use-anchor.ts';
import { number } from '../../words/format.ts';
import { useChapter } from '../../words/texts.ts';
import { LearnPage } from '../learn-page.tsx';
import { bestMean, bestStay } from './best-limit.ts';
import { ClaimSection } from './claim-section.tsx';
import { CLAIM_IDS, CLAIMS } from './claims.ts';
import { measuredText, pointsText, rateText, signedText } from './figure-text.ts';
import { FIGURES, LUCK_TABLE, type WinRate } from './figures.ts';
import { luckSimulation } from './links.ts';
import { topRules } from './top-rules.ts';
import { LEAST_EFFECT, LEAST_ERRORS, parOf, verdictOf } from './verdict.ts';
import { VerdictMark } from './verdict-mark.tsx';

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
      <Luck />
      <Method />
    </LearnPage>
  );
}

/** All tips at a glance, each with its verdict and a way to it; and how to read their charts. */
function Contents() {
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

/** What no tip can change, and how long it takes until skill shows. */
function Luck() {
  const t = useChapter('guide');
  const { reviews, shares, leads } = FIGURES.luck;
  const share = ({ rate, se }: WinRate): string => measuredText(rate, se);
  const { ahead, wins, choices } = t.luckColumns;
  const cell = (value: number, measured: number) => ({
    value,
    text: `${number(value)}\u00a0±\u00a0${number(errorOfLead(value, measured))}`,
  });
  const rows = leads.map(
    ({ other, byWins, byChoices }): TableRow => [other, cell(byWins, FIGURES.games), cell(byChoices, reviews)],
  );
  return (
    <section class="guide-luck" aria-labelledby="luck">
      <h2 id="luck" tabIndex={-1}>
        {t.luckTitle}
      </h2>
      <p>{t.luckShares(number(reviews), share(shares.luck), share(shares.own), share(shares.others))}</p>
      <p>{t.luckLeads}</p>
      <DataTable data={{ columns: [ahead(LUCK_TABLE[0]), wins, choices], rows }} label={ahead(LUCK_TABLE[0])} />
      <div class="guide-ways">
        <a class="btn quiet" href={luckSimulation()}>
          {t.trySimulation}
        </a>
      </div>
    </section>
  );
}

/** How all of it was measured, and what counts as a difference. */
function Method() {
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

/** “Where do I stop?” in one line to take to the table, and how good it is. */
function WhereToStop() {
  const t = useChapter('guide');
  const { limit, rate, others } = bestStay(FIGURES);
  const mean = bestMean(FIGURES);
  return (
    <section class="guide-stop" aria-labelledby="stop">
      <h2 id="stop">{t.stopTitle}</h2>
      <p class="guide-stop-line">{t.stopLine(limit)}</p>
      <p>{t.stopShare(rateText(rate), others, rateText(FIGURES.arms.counts.rate))}</p>
      <p class="muted">{t.bestLimit(mean.limit, number(mean.mean, 2), number(mean.se, 2))}</p>
    </section>
  );
}

/** What to remember, the strongest rule first. */
function TopRules() {
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
