import { PageHeader } from '../parts/page-header.tsx';
import { useChapter } from '../texts/texts.ts';

interface QuizScreenProps {
  readonly search: string;
  readonly hash: string;
}

export function QuizScreen({ search, hash }: QuizScreenProps) {
  const t = useChapter('quiz');
  return (
    <div>
      <PageHeader />
      <main>
        <h1>
          {t.title} {search} {hash}
        </h1>
      </main>
    </div>
  );
}
