import { PageHeader } from '../parts/page-header.tsx';
import { useChapter } from '../texts/texts.ts';

export function GuideScreen() {
  const t = useChapter('guide');
  return (
    <div>
      <PageHeader />
      <main>
        <h1>{t.title}</h1>
      </main>
    </div>
  );
}
