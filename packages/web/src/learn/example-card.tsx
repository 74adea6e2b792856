/** A worked example: a hand from a record, and how it scores. */
import { useChapter } from '../words/texts.ts';
import type { Example } from './examples.ts';
import { HandOf, ScoreSteps } from './steps-list.tsx';

interface ExampleCardProps {
  /** Where a link leads to. */
  readonly id: string;
  readonly example: Example;
  /** Whose hand it is, where there are several. */
  readonly isNamed?: boolean;
}

export function ExampleCard({ id, example: { cards, score, name }, isNamed = false }: ExampleCardProps) {
  const { scoring: t } = useChapter('learn');
  return (
    <article class="example" id={id} tabIndex={-1} aria-labelledby={`${id}-title`}>
      <h3 id={`${id}-title`}>
        {isNamed && `${name} · `}
        {t.points(score ?? 0)}
      </h3>
      <HandOf cards={cards} isBusted={score === null} />
      {score === null ? <p>{t.bust}</p> : <ScoreSteps cards={cards} />}
    </article>
  );
}
