/** The frame of every replay: the way home, what is shown, and what can be done with it. */
import './replay-page.css';
import type { ComponentChildren } from 'preact';
import { Wordmark } from '../../ui/wordmark.tsx';
import { useChapter } from '../../words/texts.ts';

export interface ReplayPageProps {
  /** Which game it is; nothing while none is open. */
  readonly game?: string;
  /** At the end of the header. */
  readonly actions?: ComponentChildren;
  readonly children: ComponentChildren;
}

export function ReplayPage({ game, actions, children }: ReplayPageProps) {
  const t = useChapter('replay');
  return (
    <div class="replay">
      <header class="replay-header">
        <a class="home" href="/">
          <Wordmark />
        </a>
        <h1>
          {t.heading}
          {game !== undefined && <span class="muted"> · {game}</span>}
        </h1>
        {actions}
      </header>
      {children}
    </div>
  );
}
