/**
 * What a case expects at its end: one fact on each `expect` line, worded as `factsOf` words it. Facts about seats, phase
 * and dealer are those of the round in play.
 */
import type { Outcome } from './outcome.ts';
import { type LocatedRecord, RecordError } from './record.ts';

/** Everything that can be expected of an outcome. */
export function factsOf(outcome: Outcome): string[] {
  const { round, rounds } = outcome;
  return [
    `ask ${askFact(outcome)}`,
    ...rounds.map(({ number, endedBy, scores }) => `round ${number} ${endedBy} ${scores.join(' ')}`),
    `totals ${outcome.totals.join(' ')}`,
    ...(round === null ? [] : [`phase ${round.phase}`, `dealer ${round.dealer}`]),
    ...(round?.seats ?? []).map(({ status, numbers, modifiers, lifeSaver }, seat) =>
      ['seat', seat + 1, status, ...numbers, ...modifiers, ...(lifeSaver ? ['LS'] : [])].join(' '),
    ),
    `winner ${outcome.winner ?? 'nobody'}`,
    `draw ${outcome.draw}`,
    `discard ${outcome.discard}`,
  ];
}

function askFact({ ask }: Outcome): string {
  if (ask === null) return 'nobody';
  if (ask.kind === 'hit-or-stay') return `${ask.seat} ${ask.kind}`;
  return [ask.seat, ask.kind, ask.card, ...ask.targets].join(' ');
}

/** Throws a RecordError for the first expectation that the outcome does not meet. */
export function checkExpectations({ record, lines }: LocatedRecord, outcome: Outcome): void {
  const facts = factsOf(outcome);
  record.expects.forEach((expected, i) => {
    if (facts.includes(expected)) return;
    const found = facts.filter((fact) => subjectOf(fact) === subjectOf(expected));
    const line = lines.expects[i] ?? lines.header;
    if (found.length > 0) throw new RecordError(line, `it came to "${found.join('", "')}"`, `"${expected}"`);
    const subjects = facts.map(subjectOf).join(', ');
    throw new RecordError(line, `there is no fact about "${subjectOf(expected)}" here`, `one about ${subjects}`);
  });
}

/** What a fact is about: its first word, and which round or seat. */
function subjectOf(fact: string): string {
  const [first = '', second = ''] = fact.split(' ');
  return first === 'round' || first === 'seat' ? `${first} ${second}` : first;
}
