/** The end of a round: every score with its arithmetic, who leads, and who deals next. */

import type { Seat } from '@turn7/engine';
import { isolated } from '@turn7/narration';
import { MOST_ROUNDS } from '@turn7/protocol';
import { KEYS, keyLabel } from '../../ui/keys.ts';
import { pressedOnce } from '../../ui/pressed-once.ts';
import { useFocusWhileOpen } from '../../ui/use-focus.ts';
import type { Chapters } from '../../words/chapters.ts';
import { list } from '../../words/format.ts';
import { useChapter } from '../../words/texts.ts';
import { LastDone } from '../pad/pad-note.tsx';
import { ScoreRow } from '../score-row.tsx';
import type { ScoreModel } from './score-model.ts';

const NEXT_KEY = KEYS.score.save.at(-1);

interface RoundOverProps {
  readonly model: ScoreModel;
  readonly round: number;
}

export function RoundOver({ model, round }: RoundOverProps) {
  const t = useChapter('score');
  const heading = useFocusWhileOpen<HTMLHeadingElement>('.pad-save');
  const { standing, sheet } = model;
  const dealer = sheet.players[standing.dealer];
  return (
    <section class="score-over">
      <header>
        <h2 ref={heading} tabIndex={-1}>
          {t.over.title(round + 1)}
        </h2>
        <p class={standing.outcome.kind === 'tie' ? 'score-tie' : 'muted'}>{leadText(model, t)}</p>
      </header>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: many rows are scrolled, by key as well */}
      <ol class="round-rows" aria-label={t.over.scores} tabIndex={0}>
        {byGain(model, round).map((seat) => (
          <ScoreRow key={seat} {...{ sheet, standing, round, seat }} onChoose={model.choose} />
        ))}
      </ol>
      <footer class="score-foot">
        <p class="score-last">
          <LastDone model={model} />
        </p>
        {round + 1 < MOST_ROUNDS ? (
          <button type="button" class="btn gold" aria-keyshortcuts={NEXT_KEY} onClick={pressedOnce(model.beginRound)}>
            {dealer === undefined ? t.over.next : t.over.nextDeals(isolated(dealer.name))}
            <span class="key" aria-hidden="true">
              {keyLabel(NEXT_KEY)}
            </span>
          </button>
        ) : (
          <p>{t.over.full(MOST_ROUNDS)}</p>
        )}
      </footer>
    </section>
  );
}

/** Those who were there, the most points first. */
const byGain = ({ standing, sheet }: ScoreModel, round: number): readonly Seat[] => {
  const points = standing.rounds[round]?.points ?? [];
  const seats = sheet.players.map((_, seat) => seat).filter((seat) => points[seat] !== null);
  return seats.toSorted((a, b) => (points[b] ?? 0) - (points[a] ?? 0));
};

/** Who stands highest, or that a tie plays on (R44). */
function leadText({ standing, sheet }: ScoreModel, t: Chapters['score']): string {
  const { leaders, totals, outcome } = standing;
  const names = list(leaders.map((seat) => isolated(sheet.players[seat]?.name ?? '')));
  const best = totals[leaders[0] ?? 0] ?? 0;
  if (outcome.kind === 'tie') return t.over.tie(names, best);
  if (leaders.length === 0) return t.over.noLeader;
  return leaders.length === 1 ? t.over.leads(names, best, Math.max(0, sheet.target - best)) : t.over.lead(names, best);
}
