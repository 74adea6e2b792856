/** The log of the game: every line says what happened and, when asked, why. */
import { useMemo, useState } from 'preact/hooks';
import { Icon } from '../parts/icon.tsx';
import type { SceneProps } from '../table/scene.ts';
import { useTexts } from '../texts/texts.ts';
import { type LogLine, logLines } from './log-lines.ts';
import { isSettled, lineText, questionText } from './narration.ts';
import { useNewest } from './use-newest.ts';
import { useOneTabStop } from './use-one-tab-stop.ts';
import { WhyDialog } from './why-dialog.tsx';

export function LogPanel({ scene }: SceneProps) {
  const texts = useTexts();
  const { told, names } = scene;
  const narrator = { names, texts };
  const lines = useMemo(() => logLines(told.log), [told.log]);
  const settled = isSettled(told);
  const [asked, setAsked] = useState<LogLine | null>(null);
  const { list, away, onScroll, toEnd } = useNewest(told.beat);
  const tabStop = useOneTabStop(lines.length);

  return (
    <div class="log">
      <ol class="log-lines" ref={list} onScroll={onScroll} onKeyDown={tabStop.onKeyDown}>
        {lines.map((line, index) => {
          const newest = index === lines.length - 1;
          const text = lineText(line.events, settled || !newest, narrator);
          return (
            <li key={line.number} class="log-line" aria-current={newest && !told.question ? 'step' : undefined}>
              <button
                type="button"
                class="log-why"
                aria-haspopup="dialog"
                tabIndex={tabStop.tabIndex(index)}
                onFocus={() => tabStop.set(index)}
                onClick={() => setAsked(line)}
              >
                <span class="log-number">{line.number}</span>
                <span class="log-text">{text}</span>
                <span class="log-ask">
                  <Icon name="help" />
                  <span class="vh">{texts.log.why}</span>
                </span>
              </button>
            </li>
          );
        })}
        {told.question && (
          <li class="log-line log-question" aria-current="step">
            {questionText(told.question, narrator)}
          </li>
        )}
      </ol>
      {away && (
        <button type="button" class="log-newest" onClick={toEnd}>
          <Icon name="next" />
          {texts.log.newest}
        </button>
      )}
      {asked && <WhyDialog events={asked.events} names={names} open onClose={() => setAsked(null)} />}
    </div>
  );
}
