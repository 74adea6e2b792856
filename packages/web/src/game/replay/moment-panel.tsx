/** The moment in words, and what led to it. */

import type { GameEvent } from '@turn7/engine';
import { lineText, type Narrator, sentence, storyLines } from '@turn7/narration';
import { type Texts, useTexts } from '../../words/texts.ts';
import { frameAt, lastFrame, placeAt, type Replay } from './replay.ts';

export interface MomentProps {
  readonly replay: Replay;
  readonly at: number;
  readonly narrator: Narrator<Texts>;
}

/** `place`: round and step. */
export function MomentPanel({ replay, at, narrator, place }: MomentProps & { readonly place: string }) {
  const { replay: t } = useTexts();
  const { event } = frameAt(replay, at);
  return (
    <section class="panel replay-moment" aria-label={t.moment}>
      <p class="muted">{place}</p>
      <h2 aria-live="polite">{headline(event, narrator)}</h2>
    </section>
  );
}

/** Round and step. */
export function placeText(replay: Replay, at: number, t: Texts['replay']): string {
  const place = placeAt(replay, at);
  return place === null ? t.beforeStart : t.step(place.round, place.step, place.steps);
}

/** Short enough to be read at a glance: who plays and what each of them scored stands in the lines. */
export function headline(event: GameEvent | null, narrator: Narrator<Texts>): string {
  const { replay, story } = narrator.texts;
  if (event === null || event.kind === 'game started') return replay.beforeStartTells;
  return event.kind === 'round ended' ? story.roundEnded(event.round, event.by) : sentence(event, narrator);
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
