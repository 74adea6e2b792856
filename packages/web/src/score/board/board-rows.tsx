/** Everybody's total on its way to the target, the highest first, in as many columns as it takes. */
import type { Seat } from '@turn7/engine';
import { entryOf, isMissed, pointsOf, type ScoreEntry } from '@turn7/protocol';
import { DealerMark } from '../../game/seat/marks.tsx';
import { Icon } from '../../ui/icon.tsx';
import { number } from '../../words/format.ts';
import { useChapter, useTexts } from '../../words/texts.ts';
import { hasTurn7 } from '../sheet/entries.ts';
import type { BoardProps } from './board.tsx';

/** So many rows fit in a column before another one is better. */
const ROWS = [6, 6, 10, 14];

export function BoardRows({ sheet, standing }: BoardProps) {
  const { summary: t } = useTexts();
  const seats = sheet.players.map((_, seat) => seat);
  const ranked = seats.toSorted((a, b) => (standing.places[a] ?? 0) - (standing.places[b] ?? 0));
  const { columns, rows } = gridFor(seats.length);
  return (
    <ol class="board-rows" style={{ '--columns': columns, '--rows': rows }} aria-label={t.standing}>
      {ranked.map((seat) => (
        <BoardRow key={sheet.players[seat]?.id} sheet={sheet} standing={standing} seat={seat} />
      ))}
    </ol>
  );
}

/** The fewest columns in which nobody has to be left out. */
export function gridFor(players: number): { readonly columns: number; readonly rows: number } {
  const found = ROWS.findIndex((rows, i) => players <= rows * (i + 1));
  const columns = (found < 0 ? ROWS.length - 1 : found) + 1;
  return { columns, rows: Math.max(1, Math.ceil(players / columns)) };
}

function BoardRow({ sheet, standing, seat }: BoardProps & { readonly seat: Seat }) {
  const { board: t } = useChapter('share');
  const player = sheet.players[seat];
  if (player === undefined) return null;
  const total = standing.totals[seat] ?? 0;
  const entry = lastEntry({ sheet, standing }, player.id);
  const isLeader = standing.leaders.includes(seat);
  return (
    <li class={`board-row${isLeader ? ' is-leader' : ''}${player.left ? ' has-left' : ''}`}>
      <span class="board-place">{number(standing.places[seat] ?? 1)}</span>
      <bdi class="board-name ellipsis">{player.name}</bdi>
      {standing.outcome.kind !== 'won' && standing.dealer === seat && <DealerMark />}
      {entry !== null && <LastRound entry={entry} />}
      <b class="board-total">{number(total)}</b>
      <span class="board-bar" role="img" aria-label={t.progress(total, sheet.target)}>
        <i style={{ width: `${Math.min(100, (100 * total) / sheet.target)}%` }} />
      </span>
    </li>
  );
}

/** Of the round that is being entered, or before its first entry of the one that was; of the one that ended the game. */
function lastEntry({ sheet, standing: { outcome, keptRound } }: BoardProps, player: number): ScoreEntry | null {
  const latest = sheet.rounds[keptRound] === undefined ? keptRound - 1 : keptRound;
  const entry = entryOf(sheet, outcome.kind === 'won' ? outcome.round : latest, player);
  return isMissed(entry) ? null : entry;
}

function LastRound({ entry }: { readonly entry: ScoreEntry }) {
  const { common, summary: t } = useTexts();
  if (entry.kind === 'bust')
    return (
      <span class="board-gain c-bad">
        <Icon name="bust" />
        <span class="vh">{common.status.busted}</span>
      </span>
    );
  return (
    <span class="board-gain">
      {hasTurn7(entry) && <Icon name="seven" />}
      {t.gained(pointsOf(entry))}
    </span>
  );
}
