/** What came of a simulation, so far or in the end. */
import './result.css';
import { type Summary, summaryCsv } from '@turn7/simulator';
import { DownloadButton } from '../../ui/download-button.tsx';
import { number } from '../../words/format.ts';
import { useChapter } from '../../words/texts.ts';
import { addressOf } from './address.ts';
import { useBotWords } from './bot-words.ts';
import { type Group, groupsOf } from './groups.ts';
import { LengthFigure } from './length-figure.tsx';
import { leadOf, SURE } from './noise.ts';
import { RoundFigure } from './round-figure.tsx';
import { ScoreFigure } from './score-figure.tsx';
import type { Setup } from './setup.ts';
import { WinFigure } from './win-figure.tsx';

interface RunResultProps {
  /** What was simulated: what is asked now may be something else. */
  readonly setup: Setup;
  readonly summary: Summary;
}

export function Result({ setup, summary }: RunResultProps) {
  const t = useChapter('simulation');
  const { lineup } = useBotWords();
  const groups = groupsOf(summary);
  const props = { summary, groups, address: addressOf(setup) };
  return (
    <section class="sim-result" aria-labelledby="sim-result">
      <h2 id="sim-result">{t.result(summary.games)}</h2>
      <p class="muted">{t.resultOf(lineup(setup.rows), setup.target, setup.seed)}</p>
      <Noise groups={groups} games={summary.games} />
      <Facts summary={summary} />
      <div class="sim-figures">
        <WinFigure {...props} />
        <ScoreFigure {...props} />
        <LengthFigure {...props} />
        <RoundFigure {...props} />
      </div>
      <div class="sim-files">
        <DownloadButton fileName="turn7-simulation.csv" type="text/csv" text={() => summaryCsv(summary)}>
          {t.wholeCsv}
        </DownloadButton>
        <DownloadButton
          fileName="turn7-simulation.json"
          type="application/json"
          text={() => `${JSON.stringify(summary, null, 2)}\n`}
        >
          {t.wholeJson}
        </DownloadButton>
      </div>
    </section>
  );
}

/** What is said of the table as a whole. */
function Facts({ summary }: { readonly summary: Summary }) {
  const t = useChapter('simulation');
  const facts: readonly (readonly [string, string])[] = [
    [t.roundsPerGame, number(summary.rounds, 2)],
    [t.cardsPerGame, number(summary.cards, 1)],
    [t.sevensPerRound, number(summary.turn7PerRound, 4)],
    [t.gamesPerSecond, number(summary.gamesPerSecond)],
    ...(summary.withoutWinner === 0 ? [] : ([[t.withoutWinner, number(summary.withoutWinner)]] as const)),
  ];
  return (
    <dl class="sim-facts">
      {facts.map(([name, value]) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd class="tn">{value}</dd>
        </div>
      ))}
    </dl>
  );
}

/** Who leads, and whether that could be chance. */
interface NoiseProps {
  readonly groups: readonly Group[];
  readonly games: number;
}

function Noise({ groups, games }: NoiseProps) {
  const t = useChapter('simulation');
  const { groupName } = useBotWords();
  const lead = leadOf(groups, games);
  if (lead === null) return null;
  const { first, second, difference, isNoise, shownAfter } = lead;
  const names = [groupName(first.word, 1), groupName(second.word, 1)] as const;
  const range = t.range(100 * difference.value, 100 * SURE * difference.se);
  return (
    <p class="sim-verdict">
      {isNoise ? t.noise(...names, range) : `${t.ahead(...names, range)} ${t.shownAfter(names[0], shownAfter)}`}
    </p>
  );
}
