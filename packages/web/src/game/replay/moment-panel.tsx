/** The moment, and what led to it. */
import { lineText, type Narrator, storyLines } from '@turn7/narration';
import type { Review } from '@turn7/strategy';
import type { RefObject } from 'preact';
import { type Texts, useChapter } from '../../words/texts.ts';
import { WinChances } from '../review/win-chances.tsx';
import { BustChance } from './bust-chance.tsx';
import { headline } from './moment-words.ts';
import { frameAt, lastFrame, type Replay } from './replay.ts';

export interface MomentProps {
  readonly replay: Replay;
  readonly at: number;
  readonly narrator: Narrator<Texts>;
}

interface MomentPanelProps extends MomentProps {
  /** Round and step. */
  readonly place: string;
  /** Everybody's chance to win over the game; null until it is known. */
  readonly curve: Review['curve'] | null;
  readonly panel: RefObject<HTMLElement | null>;
}

export function MomentPanel({ replay, at, narrator, place, curve, panel }: MomentPanelProps) {
  const t = useChapter('replay');
  const { event } = frameAt(replay, at);
  return (
    <section class="panel replay-moment" ref={panel} tabIndex={-1} aria-label={t.moment}>
      <p class="muted">{place}</p>
      <div aria-live="polite">
        <h2>{headline(event, narrator, t)}</h2>
        <div class="replay-chances">
          <BustChance replay={replay} at={at} names={narrator.names} />
        </div>
      </div>
      {narrator.names.length > 1 && <WinChances {...{ curve, at }} names={narrator.names} />}
    </section>
  );
}

/** More than there is ever room for. */
const LINES = 12;

/** The newest first, so that it is in sight however long it is. */
export function LinesPanel({ replay, at, narrator }: MomentProps) {
  const { log } = narrator.texts;
  const lines = storyLines(replay.events.slice(0, at)).slice(-LINES).toReversed();
  return (
    <section class="panel replay-lines" aria-label={log.title}>
      <ol>
        {lines.map(({ number, events }, index) => (
          <li key={number}>
            <span class="line-number">{number}</span>
            <span>{lineText(events, index > 0 || at === lastFrame(replay), narrator)}</span>
          </li>
        ))}
      </ol>
    </section>
  );
}
