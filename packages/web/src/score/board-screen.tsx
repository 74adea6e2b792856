import { PageHeader } from '../parts/page-header.tsx';
import { useChapter } from '../texts/texts.ts';

interface BoardScreenProps {
  /** Of a shared score; null for the one on this device. */
  readonly code: string | null;
}

export function BoardScreen({ code }: BoardScreenProps) {
  const t = useChapter('share');
  return (
    <div>
      <PageHeader />
      <main>
        <h1>
          {t.title} {code}
        </h1>
      </main>
    </div>
  );
}
