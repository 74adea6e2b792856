/** The rounds of some players on paper, with a sign for each bust and Turn 7. */
import type { Seat } from '@turn7/engine';
import { entryOf, type ScoreEntry } from '@turn7/protocol';
import { Icon } from '../../ui/icon.tsx';
import { number } from '../../words/format.ts';
import { useChapter, useTexts } from '../../words/texts.ts';
import { isMissed } from '../share/presence.ts';
import { hasTurn7 } from './entry.ts';
import type { ScorePaperProps } from './score-paper.tsx';

/** So many players have room beside each other. */
const COLUMNS = 9;

/** The seats of each table, one below the other. */
export const tablesFor = (players: number): readonly (readonly Seat[])[] => {
  const tables = Math.ceil(players / COLUMNS);
  const columns = Math.ceil(players / tables);
  const seats = Array.from({ length: players }, (_, seat) => seat);
  return Array.from({ length: tables }, (_, i) => seats.slice(i * columns, (i + 1) * columns));
};

interface PaperTableProps extends ScorePaperProps {
  readonly seats: readonly Seat[];
}

export function PaperTable({ sheet, standing, seats }: PaperTableProps) {
  const { table: t } = useChapter('score');
  const { table, summary } = useTexts();
  return (
    <table>
      <thead>
        <tr>
          <th>{t.round}</th>
          {seats.map((seat) => (
            <th key={seat}>{sheet.players[seat]?.name}</th>
          ))}
        </tr>
      </thead>
      <tbody>
        {standing.rounds.map(({ dealer, points }, round) => (
          <tr key={round}>
            <th>{number(round + 1)}</th>
            {seats.map((seat) => (
              <td key={seat}>
                {dealer === seat && <small>{table.dealerSign} </small>}
                <PaperSign entry={entryOf(sheet, round, sheet.players[seat]?.id ?? 0)} /> {pointsText(points[seat])}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
      <tfoot>
        <tr>
          <th>{t.total}</th>
          {seats.map((seat) => (
            <td key={seat}>{number(standing.totals[seat] ?? 0)}</td>
          ))}
        </tr>
        <tr>
          <th>{summary.place}</th>
          {seats.map((seat) => (
            <td key={seat}>{number(standing.places[seat] ?? 1)}</td>
          ))}
        </tr>
      </tfoot>
    </table>
  );
}

function PaperSign({ entry }: { readonly entry: ScoreEntry | null }) {
  if (entry === null || isMissed(entry)) return null;
  if (entry.kind === 'bust') return <Icon name="bust" />;
  return hasTurn7(entry) ? <Icon name="seven" /> : null;
}

const pointsText = (points: number | null | undefined): string => (typeof points === 'number' ? number(points) : '–');
