import { PageHeader } from '../parts/page-header.tsx';
import { useChapter } from '../texts/texts.ts';

interface PositionScreenProps {
  readonly search: string;
}

export function PositionScreen({ search }: PositionScreenProps) {
  const t = useChapter('position');
  return (
    <div>
      <PageHeader />
      <main>
        <h1>
          {t.title} {search}
        </h1>
      </main>
    </div>
  );
}
