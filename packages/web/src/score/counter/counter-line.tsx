/** The exact odds of the next card for the player whose entry is open; a tap shows all that the counter knows. */
import { isolated } from '@turn7/narration';
import './counter-line.css';
import { entryOf } from '@turn7/protocol';
import type { Odds } from '@turn7/strategy';
import { useState } from 'preact/hooks';
import { bustsIn } from '../../game/question/odds.ts';
import { number, percent } from '../../words/format.ts';
import { useChapter, useTexts } from '../../words/texts.ts';
import type { ScoreModel } from '../keeper/score-model.ts';
import { cardsOf, type Spot } from '../sheet/entries.ts';
import { type Count, type CounterProblem, countCards, type OpenHands } from './counter.ts';
import { CounterDialog } from './counter-dialog.tsx';

interface CounterLineProps {
  readonly model: ScoreModel;
  readonly spot: Spot;
}

export function CounterLine({ model, spot }: CounterLineProps) {
  const { counter: t } = useChapter('score');
  const [isOpen, setOpen] = useState(false);
  const count = countAt(model, spot.round);
  const problem = useCounterProblem(count.kind === 'problem' ? count.problem : null);
  const odds = count.kind === 'count' ? count.odds.get(spot.player) : undefined;
  return (
    <section class="counter-line" aria-label={t.title}>
      <div class="counter-odds" role="status">
        {count.kind === 'problem' && <p class="c-bad">{problem}</p>}
        {count.kind === 'count' && (odds ? <OddsWords odds={odds} /> : <p class="muted">{t.out}</p>)}
      </div>
      <button type="button" class="btn quiet" onClick={() => setOpen(true)}>
        {t.all}
      </button>
      <CounterDialog model={model} round={spot.round} count={count} open={isOpen} onClose={() => setOpen(false)} />
    </section>
  );
}

function OddsWords({ odds }: { readonly odds: Odds }) {
  const { counter: t } = useChapter('score');
  return (
    <>
      <p>
        <b class="tn">{percent(odds.bust)}</b> {t.bust} <span class="muted">{t.busts(bustsIn(odds), odds.cards)}</span>
      </p>
      <span class="meter" aria-hidden="true">
        <i style={{ width: `${100 * odds.bust}%` }} />
      </span>
      <p class="muted">
        {t.turn7(percent(odds.turn7))} · {t.expected(number(odds.expected, 1))}
      </p>
    </>
  );
}

/** What the card counter knows at a model: the saved hands, and those that are being tapped. */
function countAt(model: ScoreModel, round: number): Count {
  return countCards(model.sheet, round, handsBegun(model, round));
}

/** By player id: a hand that is not saved is still in the round, unless it busted. */
function handsBegun({ sheet, drafts }: ScoreModel, round: number): OpenHands {
  return new Map(
    sheet.players.flatMap(({ id }) => {
      const draft = drafts.of({ round, player: id });
      if (draft === undefined || draft.kind === 'points') return [];
      const isSaved = entryOf(sheet, round, id) !== null;
      const status = draft.kind === 'bust' ? 'busted' : isSaved ? 'stayed' : 'active';
      return [[id, { cards: cardsOf(draft), status }] as const];
    }),
  );
}

/** Why the cards cannot be counted, in words. Empty where they can. */
export function useCounterProblem(problem: CounterProblem | null): string {
  const { counter: t } = useChapter('score');
  const { common } = useTexts();
  if (problem === null) return '';
  if (problem.kind === 'copies') return t.tooMany(common.cardSign(problem.card), problem.count, problem.most);
  return t.wrongHand(isolated(problem.player.name));
}
