/** How a quiz went, each answer to look at again, the best so far, and the link that gives others the same one. */
import { useEffect, useMemo, useRef, useState } from 'preact/hooks';
import { deviceStorage } from '../../device/storage.ts';
import { CopyLink } from '../../ui/copy-link.tsx';
import { Icon } from '../../ui/icon.tsx';
import { useChapter } from '../../words/texts.ts';
import { bestOf, noteResult } from './best-result.ts';
import { QuestionView } from './question-view.tsx';
import { addressOf, newSeed, QUESTIONS, type Quiz, questionAt } from './quiz.ts';

/** An answer that was given. */
export interface Given {
  /** Its place. */
  readonly answer: number;
  readonly isRight: boolean;
}

interface ResultProps {
  readonly quiz: Quiz;
  readonly given: readonly Given[];
  readonly onAgain: () => void;
}

/** From so many on, one knows the game. */
const MOST = Math.ceil(QUESTIONS * 0.7);

export function Result({ quiz, given, onAgain }: ResultProps) {
  const t = useChapter('quiz');
  const right = given.filter(({ isRight }) => isRight).length;
  const [before] = useState(() => bestOf(deviceStorage, quiz.kind));
  const [next] = useState(newSeed);
  const [place, setPlace] = useState<number | null>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => noteResult(deviceStorage, quiz.kind, right), [quiz.kind, right]);
  useEffect(() => heading.current?.focus(), [place]);
  const again = place === null ? undefined : given[place];
  if (place !== null && again !== undefined) {
    return <Again quiz={quiz} place={place} answer={again.answer} onBack={() => setPlace(null)} />;
  }
  return (
    <section class="quiz-result" aria-labelledby="quiz-result">
      <h2 id="quiz-result" ref={heading} tabIndex={-1}>
        {t.result(right, QUESTIONS)}
      </h2>
      <p id="quiz-look">{t.lookAgain}</p>
      <Marks given={given} onLook={setPlace} />
      <p>{right === QUESTIONS ? t.praise.all : right >= MOST ? t.praise.most : t.praise.some}</p>
      {before !== null && <p class="muted">{right > before ? t.newBest : t.best(before)}</p>}
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

interface MarksProps {
  readonly given: readonly Given[];
  readonly onLook: (place: number) => void;
}

/** Each leads to its question, with the answer and the reason. */
function Marks({ given, onLook }: MarksProps) {
  const t = useChapter('quiz');
  return (
    <ol class="quiz-marks" aria-labelledby="quiz-look">
      {given.map(({ isRight }, i) => (
        <li key={i}>
          <button
            type="button"
            class={isRight ? 'is-right' : 'is-wrong'}
            aria-label={`${t.question(i + 1, QUESTIONS)}: ${isRight ? t.right : t.wrong}`}
            onClick={() => onLook(i)}
          >
            {i + 1}
            <Icon name={isRight ? 'check' : 'close'} />
          </button>
        </li>
      ))}
    </ol>
  );
}

interface AgainProps {
  readonly quiz: Quiz;
  readonly place: number;
  readonly answer: number;
  readonly onBack: () => void;
}

function Again({ quiz, place, answer, onBack }: AgainProps) {
  const t = useChapter('quiz');
  const question = useMemo(() => questionAt(quiz, place), [quiz.seed, quiz.kind, place]);
  return (
    <QuestionView
      question={question}
      place={place}
      answer={answer}
      nextWords={t.back}
      onAnswer={() => {}}
      onNext={onBack}
    />
  );
}
