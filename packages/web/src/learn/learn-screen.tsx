import { PageHeader } from '../parts/page-header.tsx';
import { useChapter } from '../texts/texts.ts';

interface LearnScreenProps {
  readonly search: string;
  readonly hash: string;
}

export function LearnScreen({ search, hash }: LearnScreenProps) {
  const t = useChapter('learn');
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
