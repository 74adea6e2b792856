/** What is wrong with the address somebody came with: what, where, and what was expected instead. */
import './figure.css';
import type { Chapters } from '../../words/chapters.ts';
import { useChapter } from '../../words/texts.ts';
import type { Expected, ParameterProblem } from './parameters.ts';

export function LinkProblems({ problems }: { readonly problems: readonly ParameterProblem[] }) {
  const t = useChapter('figure');
  if (problems.length === 0) return null;
  return (
    <section class="link-problems" role="alert">
      <p>
        <b>{t.wrongLink}</b>
      </p>
      <ul>
        {problems.map(({ name, given, expected }, i) => (
          <li key={i}>{t.wrong(`${name}=${given}`, expectedText(expected, t))}</li>
        ))}
      </ul>
    </section>
  );
}

function expectedText(expected: Expected, t: Chapters['figure']): string {
  switch (expected.kind) {
    case 'whole':
      return t.whole(expected.least, expected.most);
    case 'word':
      return t.oneOf(expected.words);
    case 'cards':
      return t.cards('12,+4,x2,LS');
    case 'seat':
      return t.seat('110:12,8,+4:stayed');
    case 'bot':
      return t.bot(expected.names);
    case 'fewer':
      return t.fewer(expected.most);
    default:
      return expected satisfies never;
  }
}
