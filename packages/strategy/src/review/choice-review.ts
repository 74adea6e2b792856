/** One choice: what its answers were worth, and what the one given cost. */
import { type Choice, HIT, NO_CARD } from '@turn7/engine';
import type { Advice } from '../bot.ts';
import { BATCH } from './futures.ts';
import { gradeOf } from './grade.ts';
import type { Level } from './levels.ts';
import type { ChoiceReview, ReviewedOption } from './review.ts';
import type { Study } from './study.ts';
import type { Step } from './trail.ts';

export function choiceReview(step: Extract<Step, { kind: 'choice' }>, study: Study, level: Level): ChoiceReview {
  const { round, move, from, seat, game, played, standIn } = step;
  const { estimate, answers, question } = study;
  const own = question?.played ?? 0;
  const answerAt = (index: number) => answers[index] ?? HIT; // every answer to a question is a choice
  const measured = estimate.cost(own, seat);
  const grade = gradeOf(measured);
  const best = grade === 'best' ? played : answerAt(estimate.best(seat));
  const after = level.after[seat] ?? 0; // one for each seat
  const options = answers.map((_, i): ReviewedOption => {
    const { value, se } = estimate.difference(i, own, seat);
    return { choice: answerAt(i), value: chance(after + value), se };
  });
  return {
    move,
    round,
    at: from,
    seat,
    card: game.askedCard === NO_CARD ? null : game.askedCard,
    played,
    standIn,
    best,
    par: answerAt(question?.par ?? 0),
    before: chance(level.before[seat] ?? 0),
    after: chance(after),
    effect: level.effect.map(({ value }) => value),
    gain: estimate.difference(own, question?.counted ?? own, seat).value,
    cost: Math.max(0, measured.value),
    measured: measured.value,
    se: measured.se,
    grade,
    options,
    advice: question?.plain ?? advice(best, options, estimate.batches * BATCH),
  };
}

/** Estimates may lie a little beyond what is possible. */
const chance = (estimate: number): number => Math.min(1, Math.max(0, estimate));

/** Where chance may have put another answer above the best, it is told as being as good. */
function advice(choice: Choice, options: readonly ReviewedOption[], playouts: number): Advice {
  const most = options.find((option) => option.choice === choice)?.value ?? 1;
  const told = options.map((option) => ({ choice: option.choice, value: Math.min(most, option.value) }));
  return { choice, reason: { kind: 'playouts', options: told, playouts } };
}
