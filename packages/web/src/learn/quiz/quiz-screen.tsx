/** The quiz: ten positions from a seed, so that a link gives everybody the same. */
import './quiz-screen.css';
import { useEffect, useMemo, useState } from 'preact/hooks';
import { replaceAddress } from '../../device/address.ts';
import { PageHeader } from '../../ui/page-header.tsx';
import { useTitle } from '../../ui/use-title.ts';
import { useChapter } from '../../words/texts.ts';
import { QuestionView } from './question-view.tsx';
import { addressOf, KINDS, newSeed, QUESTIONS, type Quiz, questionAt, quizIn } from './quiz.ts';
import { type Given, Result } from './result.tsx';

interface QuizScreenProps {
  readonly search: string;
}

export function QuizScreen({ search }: QuizScreenProps) {
  const t = useChapter('quiz');
  const { seed, kind } = quizIn(search);
  useTitle(`${t.title} · Turn 7`);
  useEffect(() => {
    // Not one address more: the browser's back button would come here again.
    if (seed === null) replaceAddress(addressOf({ seed: newSeed(), kind }));
  }, [seed, kind]);
  return (
    <div class="quiz">
      <PageHeader area={{ name: t.learn, address: '/learn' }} />
      <main>
        <header class="quiz-head">
          <h1>{t.title}</h1>
          <p class="muted">{t.lead}</p>
          {seed !== null && <Kinds quiz={{ seed, kind }} />}
        </header>
        {seed !== null && <QuizRun key={`${kind} ${seed}`} quiz={{ seed, kind }} />}
      </main>
    </div>
  );
}

function Kinds({ quiz }: { readonly quiz: Quiz }) {
  const t = useChapter('quiz');
  return (
    <nav class="quiz-kinds" aria-label={t.kind}>
      {KINDS.map((kind) => (
        <a
          key={kind}
          class="btn quiet"
          href={addressOf({ ...quiz, kind })}
          aria-current={kind === quiz.kind ? 'page' : undefined}
        >
          {t.kinds[kind]}
        </a>
      ))}
    </nav>
  );
}

/** A quiz under way: one question after the other, then the result. */
interface Progress {
  /** The answers to the questions before. */
  readonly given: readonly Given[];
  /** The place of the answer to this one; null while it is open. */
  readonly answer: number | null;
}

const BEGINNING: Progress = { given: [], answer: null };

function QuizRun({ quiz }: { readonly quiz: Quiz }) {
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
