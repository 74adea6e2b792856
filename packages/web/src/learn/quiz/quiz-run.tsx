/** A quiz under way: one question after the other, then the result. */
import { useMemo, useState } from 'preact/hooks';
import { useChapter } from '../../words/texts.ts';
import { QUESTIONS, type Quiz, questionAt } from './generate.ts';
import { QuestionView } from './question-view.tsx';
import { type Given, Result } from './result.tsx';

interface Progress {
  /** The answers to the questions before. */
  readonly given: readonly Given[];
  /** The place of the answer to this one; null while it is open. */
  readonly answer: number | null;
}

const BEGINNING: Progress = { given: [], answer: null };

export function QuizRun({ quiz }: { readonly quiz: Quiz }) {
  const [{ given, answer }, setProgress] = useState(BEGINNING);
  if (given.length === QUESTIONS) {
    return <Result quiz={quiz} given={given} onAgain={() => setProgress(BEGINNING)} />;
  }
  return (
    <Asked
      key={given.length}
      quiz={quiz}
      place={given.length}
      answer={answer}
      onAnswer={(chosen) => setProgress({ given, answer: chosen })}
      onNext={(one) => setProgress({ given: [...given, one], answer: null })}
    />
  );
}

interface AskedProps {
  readonly quiz: Quiz;
  readonly place: number;
  readonly answer: number | null;
  readonly onAnswer: (answer: number) => void;
  readonly onNext: (given: Given) => void;
}

function Asked({ quiz, place, answer, onAnswer, onNext }: AskedProps) {
  const t = useChapter('quiz');
  const question = useMemo(() => questionAt(quiz, place), [quiz.seed, quiz.kind, place]);
  return (
    <QuestionView
      question={question}
      place={place}
      answer={answer}
      nextWords={place === QUESTIONS - 1 ? t.toResult : t.next}
      onAnswer={(chosen) => answer === null && onAnswer(chosen)}
      onNext={() => answer !== null && onNext({ answer, isRight: answer === question.right })}
    />
  );
}
