/** The score on paper: the sheet, and every sum. On a screen it is not shown. */
import './score-paper.css';
import { entryOf, type Sheet } from '@turn7/protocol';
import { useMemo } from 'preact/hooks';
import { Icon } from '../../ui/icon.tsx';
import { number } from '../../words/format.ts';
import { useChapter, useTexts } from '../../words/texts.ts';
import { dayOf } from '../files/day.ts';
import { EntrySum } from '../score-row.tsx';
import { isMissed } from '../share/presence.ts';
import { pointsOf } from './entry.ts';
import { PaperTable, tablesFor } from './paper-table.tsx';
import type { SheetStanding } from './standing.ts';

export interface ScorePaperProps {
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
      <b>{t.wins({ text: sheet.players[outcome.seat]?.name ?? '', you: false })}</b>{' '}
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
