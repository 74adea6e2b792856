/** docs/strategy.md: what the page of the guide says in English, in words and tables. */
import { words } from '@turn7/narration/en';
import { errorOfLead } from '@turn7/simulator';
import { ARMS, type ArmId } from '../src/learn/guide/arms.ts';
import { bestMean } from '../src/learn/guide/best-limit.ts';
import { CLAIM_IDS, CLAIMS, type ClaimId } from '../src/learn/guide/claims.ts';
import { type Figures, LUCK_TABLE, type WinRate } from '../src/learn/guide/figures.ts';
import { HANDS, type HandId } from '../src/learn/guide/hands.ts';
import { topRules } from '../src/learn/guide/top-rules.ts';
import { gainOf, LEAST_EFFECT, LEAST_ERRORS, parOf, verdictOf } from '../src/learn/guide/verdict.ts';
import { texts as guide } from '../src/words/en/chapters/guide.ts';
import { texts as learn } from '../src/words/en/chapters/learn.ts';

const t = guide(words.turn7);
const { name, tells } = learn(words.turn7).parts.strategy;

const hundredths = (share: number): string => (100 * share).toFixed(2);
const percent = (share: number): string => `${(100 * share).toFixed(1)} %`;
const signed = (share: number): string => `${share < 0 ? '−' : '+'}${hundredths(Math.abs(share))}`;

export function documentOf(figures: Figures): string {
  const sections = [
    `# ${name}`,
    `${tells}. Made by \`npm run guide\`; the page shows the same at \`/learn/strategy\`. ${t.lead}`,
    `## ${t.topTitle}`,
    t.topLead,
    topTable(figures),
    ...CLAIM_IDS.flatMap((id) => claimSection(id, figures)),
    `## ${t.luckTitle}`,
    ...luckSection(figures),
    `## ${t.methodTitle}`,
    method(figures),
  ];
  return `${sections.join('\n\n')}\n`;
}

const table = (head: readonly string[], rows: readonly (readonly string[])[]): string =>
  [head, head.map(() => '---'), ...rows].map((cells) => `| ${cells.join(' | ')} |`).join('\n');

function topTable(figures: Figures): string {
  const rows = topRules(figures).map(({ id, arm, gain, se }) => [
    t.rules[id],
    `\`${ARMS[arm].one}\``,
    `${signed(gain)} ± ${hundredths(se)}`,
  ]);
  return table(['', t.columns.name, t.columns.gain], rows);
}

function claimSection(id: ClaimId, figures: Figures): readonly string[] {
  const { proofs, shows, hands } = CLAIMS[id];
  const { tip, why, tells } = t.claims[id];
  return [
    `## ${tip}`,
    `**${t.verdicts[verdictOf(proofs, figures)]}.** ${why}`,
    tells,
    table(
      [t.columns.player, t.columns.name, t.columns.others, `${t.columns.wins}, %`, t.columns.gain],
      shows.map((arm) => armRow(arm, figures)),
    ),
    ...(hands.length === 0
      ? []
      : [`${t.handsTitle}. ${t.handsNote}`, hands.map((hand) => handLine(hand, figures)).join('\n')]),
    ...extras(id, figures),
  ];
}

function armRow(arm: ArmId, figures: Figures): readonly string[] {
  const { one, field, players } = ARMS[arm];
  const { rate, se } = figures.arms[arm];
  const gain = `${signed(gainOf(arm, figures))} ± ${hundredths(se)}`;
  return [t.arms[arm], `\`${one}\``, `${players - 1} × \`${field}\``, hundredths(rate), gain];
}

function handLine(id: HandId, { hands }: Figures): string {
  const { points, hit, bust } = hands[id];
  return `- ${HANDS[id].join(', ')}. ${t.handStay(points)}. ${t.handHit(hit.toFixed(2), percent(bust))}.`;
}

/** What only one claim has. */
function extras(id: ClaimId, figures: Figures): readonly string[] {
  if (id === 'seven') return [t.sevenIfAlways(percent(figures.sevenIfAlways))];
  if (id === 'adapt') return [duelLines(figures)];
  if (id !== 'solid') return [];
  const { limit, mean, se } = bestMean(figures);
  const rows = figures.means.map((one) => [`\`stay:${one.limit}\``, `${one.mean.toFixed(3)} ± ${one.se.toFixed(3)}`]);
  return [t.bestLimit(limit, mean.toFixed(3), se.toFixed(3)), table([t.columns.name, t.columns.mean], rows)];
}

function luckSection({ games, luck: { reviews, shares, leads } }: Figures): readonly string[] {
  const share = ({ rate, se }: WinRate): string => `${percent(rate)} (± ${(100 * se).toFixed(1)})`;
  const lead = (many: number, measured: number): string => `${many} ± ${errorOfLead(many, measured)}`;
  const { ahead, wins, choices } = t.luckColumns;
  const rows = leads.map(({ other, byWins, byChoices }) => [
    `\`${other}\``,
    lead(byWins, games),
    lead(byChoices, reviews),
  ]);
  return [
    t.luckShares(String(reviews), share(shares.luck), share(shares.own), share(shares.others)),
    t.luckLeads,
    table([ahead(`\`${LUCK_TABLE[0]}\``), wins, choices], rows),
  ];
}

const duelLines = ({ duel }: Figures): string =>
  [t.duel, '', ...duel.map(({ own, other, bust }) => `- ${t.duelRow(own, other, percent(bust))}`)].join('\n');

function method({ games, seed, command }: Figures): string {
  const lines = [
    t.method(games.toLocaleString('en'), seed),
    t.even(percent(parOf('stays20')), percent(parOf('aimsAmongSelf'))),
    t.errors(LEAST_ERRORS, (100 * LEAST_EFFECT).toFixed(1)),
    t.bounds,
    t.command,
    `\`${command}\``,
  ];
  return lines.join('\n\n');
}
