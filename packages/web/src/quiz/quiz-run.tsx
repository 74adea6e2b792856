/** A quiz under way: one question after the other, then the result. */
import { useMemo, useState } from 'preact/hooks';
import { QUESTIONS, type Quiz, questionAt } from './generate.ts';
import { QuestionView } from './question-view.tsx';
import { Result } from './result.tsx';

interface Progress {
  /** Of the questions before, which were answered well. */
  readonly results: readonly boolean[];
  /** The place of the answer to this one; null while it is open. */
  readonly answer: number | null;
}

const BEGINNING: Progress = { results: [], answer: null };

export function QuizRun({ quiz }: { readonly quiz: Quiz }) {
  const [{ results, answer }, setProgress] = useState(BEGINNING);
  if (results.length === QUESTIONS) {
    return <Result quiz={quiz} results={results} onAgain={() => setProgress(BEGINNING)} />;
  }
  return (
    <Asked
      key={results.length}
      quiz={quiz}
      results={results}
      answer={answer}
      onAnswer={(given) => setProgress({ results, answer: given })}
      onNext={(isRight) => setProgress({ results: [...results, isRight], answer: null })}
    />
  );
}

interface AskedProps extends Progress {
  readonly quiz: Quiz;
  readonly onAnswer: (answer: number) => void;
  readonly onNext: (isRight: boolean) => void;
}

function Asked({ quiz, results, answer, onAnswer, onNext }: AskedProps) {
  const place = results.length;
  const question = useMemo(() => questionAt(quiz, place), [quiz.seed, quiz.kind, place]);
  return (
    <QuestionView
      question={question}
      place={place}
      answer={answer}
      onAnswer={(given) => answer === null && onAnswer(given)}
      onNext={() => onNext(answer === question.right)}
    />
  );
}
