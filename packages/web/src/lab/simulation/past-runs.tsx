/** Simulations of this visit before the one that is shown, to compare with. */
import './result.css';
import { useSignal } from '../../device/signal.ts';
import { DataTable } from '../../ui/chart/data-table.tsx';
import { number, percent } from '../../words/format.ts';
import { useChapter } from '../../words/texts.ts';
import { useBotWords } from './bot-words.ts';
import { estimateCells, points, share } from './cells.ts';
import { groupsOf } from './groups.ts';
import { type PastRun, pastRuns } from './runs.ts';
import type { Setup } from './setup.ts';

interface PastRunsProps {
  /** Sets the form to that of a run. */
  readonly onChoose: (setup: Setup) => void;
}

export function PastRuns({ onChoose }: PastRunsProps) {
  const t = useChapter('simulation');
  const runs = useSignal(pastRuns);
  if (runs.length === 0) return null;
  return (
    <section class="sim-past" aria-labelledby="sim-past">
      <h2 id="sim-past">{t.past}</h2>
      <ol>
        {runs.map((run, i) => (
          <li key={runs.length - i}>
            <Past run={run} onChoose={onChoose} />
          </li>
        ))}
      </ol>
    </section>
  );
}

function Past({ run: { setup, summary }, onChoose }: PastRunsProps & { readonly run: PastRun }) {
  const t = useChapter('simulation');
  const { lineup, groupName } = useBotWords();
  const groups = groupsOf(summary);
  const best = groups.reduce((one, other) => (other.winRate.value > one.winRate.value ? other : one));
  return (
    <details>
      <summary>
        <b>{lineup(setup.rows)}</b>{' '}
        <span class="muted">
          {t.pastTells(number(summary.games), groupName(best.word, 1), percent(best.winRate.value, 1))}
        </span>
      </summary>
      <DataTable
        label={lineup(setup.rows)}
        data={{
          columns: [t.botHead, t.winRate, t.standardError, t.measures.score, t.standardError, t.measures.bust],
          rows: groups.map((group) => [
            groupName(group.word, group.seats),
            ...estimateCells(group.winRate, share),
            ...estimateCells(group.score, points),
            { value: group.bust.value, text: share(group.bust.value) },
          ]),
        }}
      />
      <button type="button" class="btn quiet" onClick={() => onChoose(setup)}>
        {t.useAgain}
      </button>
    </details>
  );
}
