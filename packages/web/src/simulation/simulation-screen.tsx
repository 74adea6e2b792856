import { PageHeader } from '../parts/page-header.tsx';
import { useChapter } from '../texts/texts.ts';

interface SimulationScreenProps {
  readonly search: string;
}

export function SimulationScreen({ search }: SimulationScreenProps) {
  const t = useChapter('simulation');
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
