/** The score on paper: the sheet, and every sum. On a screen it is not shown. */
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
        <PaperTable sheet={sheet} standing={standing} />
        <PaperSums sheet={sheet} />
      </article>
    ),
    [sheet, standing, title, day],
  );
}

function PaperTable({ sheet, standing }: ScorePaperProps) {
  const { table: t } = useChapter('score');
  const { table } = useTexts();
  return (
    <table>
      <thead>
        <tr>
          <th>{t.round}</th>
          {sheet.players.map(({ id, name }) => (
            <th key={id}>{name}</th>
          ))}
        </tr>
      </thead>
      <tbody>
        {standing.rounds.map(({ dealer, points }, round) => (
          <tr key={round}>
            <th>{number(round + 1)}</th>
            {points.map((one, seat) => (
              <td key={seat}>
                {dealer === seat && <small>{table.dealerSign} </small>}
                {one === null ? '–' : number(one)}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
      <tfoot>
        <tr>
          <th>{t.total}</th>
          {standing.totals.map((total, seat) => (
            <td key={seat}>{number(total)}</td>
          ))}
        </tr>
      </tfoot>
    </table>
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
