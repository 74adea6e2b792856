import { PageHeader } from '../parts/page-header.tsx';
import { useChapter } from '../texts/texts.ts';

interface LabScreenProps {
  readonly search: string;
}

export function LabScreen({ search }: LabScreenProps) {
  const t = useChapter('lab');
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
