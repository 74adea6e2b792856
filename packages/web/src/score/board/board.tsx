/** How everybody stands, as large as the screen allows. */
import { isolated } from '@turn7/narration';
import '../../lobby/tv/tv-screen.css';
import './board.css';
import './board-small.css';
import { type Sheet, shownSheet } from '@turn7/protocol';
import { useMemo } from 'preact/hooks';
import { useSignal } from '../../device/signal.ts';
import { Icon } from '../../ui/icon.tsx';
import { QrCode } from '../../ui/qr-code.tsx';
import { Wordmark } from '../../ui/wordmark.tsx';
import { list } from '../../words/format.ts';
import { useChapter, useTexts } from '../../words/texts.ts';
import { ShareNote } from '../share/share-note.tsx';
import { shown } from '../share/share-ways.tsx';
import type { ScoreKeeper, Shared } from '../sheet/keeper.ts';
import { type SheetStanding, standingOf } from '../sheet/standing.ts';
import { BoardRows, gridFor } from './board-rows.tsx';

/** With more columns of players, the way to the score stands in the head. */
const MOST_BESIDE = 2;

export function Board({ keeper }: { readonly keeper: ScoreKeeper }) {
  const kept = useSignal(keeper.sheet);
  const sheet = useMemo(() => shownSheet(kept), [kept]);
  const standing = useMemo(() => standingOf(sheet), [sheet]);
  const { board: t } = useChapter('share');
  const sign = keeper.shared !== null && <BoardSign shared={keeper.shared} />;
  const hasSide = gridFor(sheet.players.length).columns <= MOST_BESIDE;
  return (
    <main class="tv board">
      <header class="tv-head">
        <a
          class="ib board-back"
          href={keeper.shared === null ? '/score' : `/s/${keeper.shared.code}`}
          aria-label={t.begin}
          title={t.begin}
        >
          <Icon name="previous" />
        </a>
        <Wordmark />
        <Heading sheet={sheet} standing={standing} />
        {!hasSide && sign}
      </header>
      <Winner sheet={sheet} standing={standing} />
      <div class="board-field">
        <div class="board-space">
          <BoardRows sheet={sheet} standing={standing} />
        </div>
        {hasSide && sign}
      </div>
      <p class="board-foot" role="status">
        <Foot sheet={sheet} standing={standing} />
      </p>
      {keeper.shared !== null && (
        <div class="share-over overlay">
          <ShareNote shared={keeper.shared} />
        </div>
      )}
    </main>
  );
}

export interface BoardProps {
  readonly sheet: Sheet;
  readonly standing: SheetStanding;
}

/** Which round it is; of a game that is over, how many there were. */
function Heading({ sheet, standing }: BoardProps) {
  const { table: t } = useTexts();
  const { outcome, keptRound } = standing;
  const round = outcome.kind === 'won' ? outcome.round : keptRound;
  return (
    <h1>
      {sheet.title !== '' && <span class="board-title ellipsis">{sheet.title}</span>}
      <span>
        {t.round(round + 1)} <span class="muted">· {t.firstTo(sheet.target)}</span>
      </span>
    </h1>
  );
}

function BoardSign({ shared: { link } }: { readonly shared: Shared }) {
  const { board: t } = useChapter('share');
  const { table } = useTexts();
  return (
    <div class="join-sign">
      <p>
        <span class="muted">{t.follow}</span>
        <b>{shown(link)}</b>
      </p>
      <QrCode link={link} label={table.joinCode(shown(link))} />
    </div>
  );
}

function Winner({ sheet, standing }: BoardProps) {
  const { summary: t } = useTexts();
  const { outcome, totals } = standing;
  if (outcome.kind !== 'won') return null;
  return (
    <section class="board-winner">
      <h2>{t.wins({ text: isolated(sheet.players[outcome.seat]?.name ?? ''), you: false })}</h2>
      <p>{t.result(totals[outcome.seat] ?? 0, outcome.round + 1)}</p>
    </section>
  );
}

/** Who leads, and who deals: what people ask across the room. */
function Foot({ sheet, standing }: BoardProps) {
  const { board: t } = useChapter('share');
  const { leaders, outcome } = standing;
  if (outcome.kind === 'won') return null;
  const nameOf = (seat: number): string => isolated(sheet.players[seat]?.name ?? '');
  const names = list(leaders.map(nameOf));
  const dealer = sheet.players[standing.dealer];
  return (
    <>
      {outcome.kind === 'tie' && <b>{t.tie(list(outcome.seats.map(nameOf)))}</b>}
      {outcome.kind === 'playing' && leaders.length > 0 && (
        <b>{leaders.length === 1 ? t.leads(names) : t.lead(names)}</b>
      )}
      {dealer !== undefined && <span class="muted">{t.deals(isolated(dealer.name))}</span>}
    </>
  );
}
