/** A shared score for those who watch: how everybody stands, every round with its arithmetic, the chart. */
import { isolated } from '@turn7/narration';
import './share-watch.css';
import { playerOf, pointsOf, type Sheet, shownSheet } from '@turn7/protocol';
import { useEffect, useMemo, useRef, useState } from 'preact/hooks';
import { useSignal } from '../../device/signal.ts';
import { StandingTable } from '../../game/summary/standing-table.tsx';
import { TotalsChart } from '../../game/summary/totals-chart.tsx';
import { Icon } from '../../ui/icon.tsx';
import { PageHeader } from '../../ui/page-header.tsx';
import { useAwake } from '../../ui/use-awake.ts';
import { useTitle } from '../../ui/use-title.ts';
import { list } from '../../words/format.ts';
import { useChapter, useTexts } from '../../words/texts.ts';
import { ScoreRow } from '../score-row.tsx';
import { entriesThatCame } from '../sheet/entries.ts';
import { type SheetStanding, standingOf } from '../sheet/standing.ts';
import { chartRounds, namesIn, standingsIn } from '../sheet/summary.ts';
import { ShareNote } from './share-note.tsx';
import type { SharedKeeper } from './shared-keeper.ts';

export function WatchScreen({ keeper }: { readonly keeper: SharedKeeper }) {
  const t = useChapter('share');
  const kept = useSignal(keeper.sheet);
  const sheet = useMemo(() => shownSheet(kept), [kept]);
  const standing = useMemo(() => standingOf(sheet), [sheet]);
  const rounds = chartRounds(standing);
  const title = sheet.title === '' ? t.watch.title : sheet.title;
  useTitle(`${title} · Turn 7`);
  useAwake();
  return (
    <div class="share-watch">
      <PageHeader />
      <main>
        <header>
          <h1>{title}</h1>
          <p class="muted">{t.watch.watching}</p>
          <a class="btn" href={`/board/${keeper.shared.code}`}>
            <Icon name="eye" />
            {t.watch.bigScreen}
          </a>
        </header>
        <div class="share-over overlay">
          <ShareNote shared={keeper.shared} />
        </div>
        <p class="share-lead">
          <LeadLine sheet={sheet} standing={standing} />
        </p>
        <StandingTable
          standings={standingsIn(sheet, standing)}
          names={namesIn(sheet)}
          {...(standing.outcome.kind === 'won' ? {} : { title: t.watch.standing })}
        />
        <Rounds sheet={sheet} standing={standing} />
        {rounds.length > 0 && (
          <section class="share-chart">
            <TotalsChart key={rounds.length} rounds={rounds} names={namesIn(sheet)} me={null} target={sheet.target} />
          </section>
        )}
      </main>
      <News keeper={keeper} />
    </div>
  );
}

interface WatchedProps {
  readonly sheet: Sheet;
  readonly standing: SheetStanding;
}

/** Which round it is and who deals it, or who has won. */
function LeadLine({ sheet, standing }: WatchedProps) {
  const { table, summary } = useTexts();
  const { board: t } = useChapter('share');
  const { outcome } = standing;
  const nameOf = (seat: number): string => isolated(sheet.players[seat]?.name ?? '');
  if (outcome.kind === 'won')
    return (
      <>
        <b>{summary.wins({ text: nameOf(outcome.seat), you: false })}</b>{' '}
        {summary.result(standing.totals[outcome.seat] ?? 0, outcome.round + 1)}
      </>
    );
  const dealer = sheet.players[standing.dealer];
  return (
    <>
      <b>{table.round(standing.keptRound + 1)}</b> · {table.firstTo(sheet.target)}
      {dealer !== undefined && ` · ${t.deals(isolated(dealer.name))}`}
      {outcome.kind === 'tie' && <> · {t.tie(list(outcome.seats.map(nameOf)))}</>}
    </>
  );
}

/** The latest first. */
function Rounds({ sheet, standing }: WatchedProps) {
  const { watch: t } = useChapter('share');
  const { table } = useTexts();
  const { rounds } = standing;
  return (
    <section class="share-rounds">
      <h2>{t.rounds}</h2>
      {rounds.length === 0 && <p class="muted">{t.none}</p>}
      {rounds
        .map((_, round) => round)
        .toReversed()
        .map((round) => (
          <details key={round} open={round === rounds.length - 1}>
            <summary>{table.round(round + 1)}</summary>
            <ol class="round-rows">
              {seatsIn(standing, round).map((seat) => (
                <ScoreRow key={seat} {...{ sheet, standing, round, seat }} onChoose={null} />
              ))}
            </ol>
          </details>
        ))}
    </section>
  );
}

const seatsIn = ({ rounds }: SheetStanding, round: number): readonly number[] => {
  const points = rounds[round]?.points ?? [];
  return points.map((_, seat) => seat).filter((seat) => points[seat] !== null);
};

/** What has just been entered, for those who listen. */
function News({ keeper }: { readonly keeper: SharedKeeper }) {
  const { watch: t } = useChapter('share');
  const [news, setNews] = useState('');
  const before = useRef(shownSheet(keeper.sheet.value));
  useEffect(
    () =>
      keeper.sheet.subscribe(() => {
        const now = shownSheet(keeper.sheet.value);
        const { totals } = standingOf(now);
        const said = entriesThatCame(before.current, now).map(({ spot, entry }) => {
          const seat = now.players.findIndex(({ id }) => id === spot.player);
          return t.scored(isolated(playerOf(now, spot.player)?.name ?? ''), pointsOf(entry), totals[seat] ?? 0);
        });
        before.current = now;
        if (said.length > 0) setNews(said.join(' '));
      }),
    [keeper, t],
  );
  return (
    <p class="vh" role="status">
      {news}
    </p>
  );
}
