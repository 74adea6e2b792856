/** The quiz: ten positions from a seed, so that a link gives everybody the same. */
import './quiz-screen.css';
import { useEffect } from 'preact/hooks';
import { replaceAddress } from '../../device/address.ts';
import { PageHeader } from '../../ui/page-header.tsx';
import { useTitle } from '../../ui/use-title.ts';
import { useChapter } from '../../words/texts.ts';
import { addressOf, KINDS, type Quiz, quizIn } from './generate.ts';
import { QuizRun } from './quiz-run.tsx';
import { newSeed } from './seed.ts';

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
