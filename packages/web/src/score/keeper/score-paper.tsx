/** The score on paper: the sheet, and every sum. On a screen it is not shown. */
import { isolated } from '@turn7/narration';
import './score-paper.css';
import type { Seat } from '@turn7/engine';
import { entryOf, isMissed, pointsOf, type ScoreEntry, type Sheet } from '@turn7/protocol';
import { useMemo } from 'preact/hooks';
import { Icon } from '../../ui/icon.tsx';
import { dayOf } from '../../words/day.ts';
import { number } from '../../words/format.ts';
import { useChapter, useTexts } from '../../words/texts.ts';
import { EntrySum } from '../score-row.tsx';
import { hasTurn7 } from '../sheet/entries.ts';
import type { SheetStanding } from '../sheet/standing.ts';

interface ScorePaperProps {
  readonly sheet: Sheet;
  readonly standing: SheetStanding;
}

/** Made anew only when the score changes. */
export function ScorePaper({ sheet, standing }: ScorePaperProps) {
  const { title } = useChapter('score');
  const { summary } = useTexts();
  const day = dayOf(sheet.startedAt, 'long');
  return useMemo(
    () => (
      <article class="score-paper" aria-hidden="true">
        <p class="paper-title">{sheet.title === '' ? title : sheet.title}</p>
        <p>
          {day} · {summary.target(sheet.target)}
        </p>
        <PaperWinner sheet={sheet} standing={standing} />
        {tablesFor(sheet.players.length).map((seats) => (
          <PaperTable key={seats[0]} sheet={sheet} standing={standing} seats={seats} />
        ))}
        <PaperSigns />
        <PaperSums sheet={sheet} />
      </article>
    ),
    [sheet, standing, title, day],
  );
}

function PaperWinner({ sheet, standing: { outcome, totals } }: ScorePaperProps) {
  const { summary: t } = useTexts();
  if (outcome.kind !== 'won') return null;
  return (
    <p>
      <b>{t.wins({ text: isolated(sheet.players[outcome.seat]?.name ?? ''), you: false })}</b>{' '}
      {t.result(totals[outcome.seat] ?? 0, outcome.round + 1)}
    </p>
  );
}

/** What the signs in the tables mean. */
function PaperSigns() {
  const { pad: t } = useChapter('score');
  const { common } = useTexts();
  return (
    <p>
      <Icon name="bust" /> {common.status.busted} · <Icon name="seven" /> {t.turn7}
    </p>
  );
}

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
                  <bdi>{name}</bdi>: <EntrySum entry={entry} /> {entry.kind !== 'cards' && number(pointsOf(entry))}
                </dd>
              )
            );
          })}
        </div>
      ))}
    </dl>
  );
}

/**
 * The rounds of some players on paper, with a sign for each bust and Turn 7. So many players have room beside each
 * other.
 */
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
