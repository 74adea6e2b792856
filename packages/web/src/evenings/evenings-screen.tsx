import { PageHeader } from '../parts/page-header.tsx';
import { useChapter } from '../texts/texts.ts';

export function EveningsScreen() {
  const t = useChapter('evenings');
  return (
    <div>
      <PageHeader />
      <main>
        <h1>{t.title}</h1>
      </main>
    </div>
  );
}
