/** How a quiz went, the best so far, and the link that gives others the same one. */
import { useEffect, useRef, useState } from 'preact/hooks';
import { CopyLink } from '../parts/copy-link.tsx';
import { Icon } from '../parts/icon.tsx';
import { deviceShelf } from '../session/shelf.ts';
import { useChapter } from '../texts/texts.ts';
import { bestOf, noteResult } from './best.ts';
import { addressOf, QUESTIONS, type Quiz } from './generate.ts';
import { newSeed } from './seed.ts';

interface ResultProps {
  readonly quiz: Quiz;
  readonly results: readonly boolean[];
  readonly onAgain: () => void;
}

/** From so many on, one knows the game. */
const MOST = Math.ceil(QUESTIONS * 0.7);

export function Result({ quiz, results, onAgain }: ResultProps) {
  const t = useChapter('quiz');
  const right = results.filter(Boolean).length;
  const [before] = useState(() => bestOf(deviceShelf(), quiz.kind));
  const [next] = useState(newSeed);
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    noteResult(deviceShelf(), quiz.kind, right);
    heading.current?.focus();
  }, [quiz.kind, right]);
  const isBest = before === null || right > before;
  return (
    <section class="quiz-result" aria-labelledby="quiz-result">
      <h2 id="quiz-result" ref={heading} tabIndex={-1}>
        {t.result(right, QUESTIONS)}
      </h2>
      <p class="quiz-marks" aria-hidden="true">
        {results.map((isRight, i) => (
          <span key={i} class={isRight ? 'is-right' : 'is-wrong'}>
            <Icon name={isRight ? 'check' : 'close'} />
          </span>
        ))}
      </p>
      <p>{right === QUESTIONS ? t.praise.all : right >= MOST ? t.praise.most : t.praise.some}</p>
      <p class="muted">{isBest ? t.newBest : t.best(before)}</p>
      <div class="quiz-ways">
        <a class="btn gold" href={addressOf({ ...quiz, seed: next })}>
          {t.again}
        </a>
        <button type="button" class="btn" onClick={onAgain}>
          {t.same}
        </button>
        <CopyLink link={new URL(addressOf(quiz), location.href).href} words={t.share} />
      </div>
    </section>
  );
}
