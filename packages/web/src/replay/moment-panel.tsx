/** The moment in words, and what led to it. */
import { logLines } from '../log/log-lines.ts';
import { lineText, type Narrator, sentence } from '../log/narration.ts';
import { useTexts } from '../texts/texts.ts';
import { type Film, frameAt, lastFrame } from './replay.ts';

export interface MomentProps {
  readonly film: Film;
  readonly at: number;
  readonly narrator: Narrator;
}

/** `place`: round and step. */
export function MomentPanel({ film, at, narrator, place }: MomentProps & { readonly place: string }) {
  const { replay: t } = useTexts();
  const { event } = frameAt(film, at);
  return (
    <section class="panel replay-moment" aria-label={t.moment}>
      <p class="muted">{place}</p>
      <h2 aria-live="polite">{event === null ? t.beforeStartTells : sentence(event, narrator)}</h2>
    </section>
  );
}

/** So many lines of the log, the moment's own last. */
const LINES = 6;

export function LinesPanel({ film, at, narrator }: MomentProps) {
  const { log } = narrator.texts;
  const lines = logLines(film.events.slice(0, at)).slice(-LINES);
  return (
    <section class="panel replay-lines" aria-label={log.title}>
      <ol>
        {lines.map((line, index) => (
          <li key={line.number}>
            <span class="line-number">{line.number}</span>
            <span>{lineText(line.events, index < lines.length - 1 || at === lastFrame(film), narrator)}</span>
          </li>
        ))}
      </ol>
    </section>
  );
}
