/** The score on paper: the sheet, and every sum. On a screen it is not shown. */
import '../styles/score-paper.css';
import type { Seat } from '@turn7/engine';
import type { Sheet } from '@turn7/protocol';
import { useMemo } from 'preact/hooks';
import { settings } from '../settings/settings.ts';
import { number } from '../texts/format.ts';
import { useChapter, useTexts } from '../texts/texts.ts';
import { entryOf } from './change.ts';
import { pointsOf } from './entry.ts';
import { isMissed } from './presence.ts';
import { EntrySum } from './score-row.tsx';
import type { SheetStanding } from './standing.ts';

interface ScorePaperProps {
  readonly sheet: Sheet;
  readonly standing: SheetStanding;
}

/** Made anew only when the score changes. */
export function ScorePaper({ sheet, standing }: ScorePaperProps) {
  const { title } = useChapter('score');
  const { summary } = useTexts();
  const day = new Date(sheet.startedAt).toLocaleDateString(settings.value.language, { dateStyle: 'long' });
  return useMemo(
    () => (
      <article class="score-paper" aria-hidden="true">
        <p class="paper-title">{sheet.title === '' ? title : sheet.title}</p>
        <p>
          {day} · {summary.target(sheet.target)}
        </p>
        {tablesFor(sheet.players.length).map((seats) => (
          <PaperTable key={seats[0]} sheet={sheet} standing={standing} seats={seats} />
        ))}
        <PaperSums sheet={sheet} />
      </article>
    ),
    [sheet, standing, title, day],
  );
}

/** So many players have room beside each other. */
const COLUMNS = 9;

/** The seats of each table, one below the other. */
const tablesFor = (players: number): readonly (readonly Seat[])[] => {
  const tables = Math.ceil(players / COLUMNS);
  const columns = Math.ceil(players / tables);
  const seats = Array.from({ length: players }, (_, seat) => seat);
  return Array.from({ length: tables }, (_, i) => seats.slice(i * columns, (i + 1) * columns));
};

interface PaperTableProps extends ScorePaperProps {
  readonly seats: readonly Seat[];
}

function PaperTable({ sheet, standing, seats }: PaperTableProps) {
  const { table: t } = useChapter('score');
  const { table } = useTexts();
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
                {pointsText(points[seat])}
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
      </tfoot>
    </table>
  );
}

const pointsText = (points: number | null | undefined): string => (typeof points === 'number' ? number(points) : '–');

function PaperSums({ sheet }: Pick<ScorePaperProps, 'sheet'>) {
  const t = useChapter('score');
  return (
    <dl>
      {sheet.rounds.map((_, round) => (
        <div key={round}>
          <dt>{t.round(round + 1)}</dt>
          {sheet.players.map(({ id, name }) => {
            const entry = entryOf(sheet, round, id);
            return (
              entry !== null &&
              !isMissed(entry) && (
                <dd key={id}>
                  {name}: <EntrySum entry={entry} /> {entry.kind !== 'cards' && number(pointsOf(entry))}
                </dd>
              )
            );
          })}
        </div>
      ))}
    </dl>
  );
}
