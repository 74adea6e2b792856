import { PageHeader } from '../parts/page-header.tsx';
import { useChapter } from '../texts/texts.ts';

interface SheetScreenProps {
  readonly code: string;
  /** Lets this device help to keep the score; null for those who watch. */
  readonly sharedKey: string | null;
}

export function SheetScreen({ code, sharedKey }: SheetScreenProps) {
  const t = useChapter('share');
  return (
    <div>
      <PageHeader />
      <main>
        <h1>
          {t.title} {code} {sharedKey}
        </h1>
      </main>
    </div>
  );
}
