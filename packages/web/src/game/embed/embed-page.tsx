/** The frame of what is shown inside a page of somebody else: whose it is, what it is, and the way to all of it. */
import './embed-page.css';
import type { ComponentChildren } from 'preact';
import { Icon } from '../../ui/icon.tsx';
import { Wordmark } from '../../ui/wordmark.tsx';
import { useChapter } from '../../words/texts.ts';

interface EmbedPageProps {
  readonly title: string;
  /** Where the same is shown with everything that can be done there. */
  readonly href: string;
  readonly children: ComponentChildren;
}

export function EmbedPage({ title, href, children }: EmbedPageProps) {
  const t = useChapter('embed');
  return (
    <div class="embed">
      <header class="embed-head">
        <a class="home" href={href} rel="noopener">
          <Wordmark />
        </a>
        <h1 class="ellipsis">{title}</h1>
        <a class="btn quiet" href={href} rel="noopener">
          <Icon name="away" />
          <span class="embed-open">{t.open}</span>
        </a>
      </header>
      {children}
    </div>
  );
}
