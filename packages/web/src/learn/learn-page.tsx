/** The frame of a lesson: the way back to the hub, its name, and the lesson that follows. */
import './learn-page.css';
import type { ComponentChildren } from 'preact';
import { Icon } from '../ui/icon.tsx';
import { PageHeader } from '../ui/page-header.tsx';
import { useTitle } from '../ui/use-title.ts';
import { useChapter } from '../words/texts.ts';
import { type LearnPart, PARTS } from './parts.ts';

interface LearnPageProps {
  readonly part: LearnPart;
  readonly lead?: string;
  readonly children: ComponentChildren;
}

export function LearnPage({ part, lead, children }: LearnPageProps) {
  const t = useChapter('learn');
  const { name } = t.parts[part];
  const next = PARTS[PARTS.findIndex((one) => one.part === part) + 1];
  useTitle(`${name} · Turn 7`);
  return (
    <div class="learn">
      <PageHeader area={{ name: t.title, address: '/learn' }} />
      <main>
        <h1>{name}</h1>
        {lead !== undefined && <p class="learn-lead">{lead}</p>}
        {children}
        <nav class="learn-foot" aria-label={t.otherParts}>
          {next && (
            <a class="btn gold" href={`/learn/${next.part}`}>
              {t.parts[next.part].name}
              <Icon name="play" />
            </a>
          )}
          <a class="btn quiet" href="/learn">
            {t.title}
          </a>
        </nav>
      </main>
    </div>
  );
}
