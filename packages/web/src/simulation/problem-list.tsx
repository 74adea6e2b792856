/** What was wrong with the address, and what is expected. */
import { MOST_SEATS } from '@turn7/engine';
import { LEVELS, patternOf, ROSTER } from '@turn7/strategy';
import type { Chapters } from '../texts/chapters.ts';
import { useChapter } from '../texts/texts.ts';
import type { Problem } from './address.ts';
import { LIMITS } from './setup.ts';

export function ProblemList({ problems }: { readonly problems: readonly Problem[] }) {
  const t = useChapter('simulation');
  if (problems.length === 0) return null;
  return (
    <section class="sim-problems" role="alert">
      <p>
        <b>{t.problems}</b>
      </p>
      <ul>
        {problems.map((problem, i) => (
          <li key={i}>{wordsOf(problem, t)}</li>
        ))}
      </ul>
    </section>
  );
}

/** Some levels are called like their strategy. */
const NAMES = [...new Set([...LEVELS.map(({ name }) => name.toLowerCase()), ...ROSTER.map(patternOf)])];

function wordsOf(problem: Problem, t: Chapters['simulation']): string {
  switch (problem.kind) {
    case 'bot':
      return t.unknownBot(problem.text, NAMES);
    case 'seats':
      return t.wrongSeats(problem.count, MOST_SEATS);
    case 'number': {
      const { least, most } = LIMITS[problem.name];
      return t.notNumber(problem.name, problem.text, least, most);
    }
    default:
      return problem satisfies never;
  }
}
