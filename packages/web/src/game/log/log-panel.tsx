/** The log of the game: every line says what happened and, when asked, why. */
import { questionText, type StoryLine, storyLines } from '@turn7/narration';
import './log-panel.css';
import { useMemo, useState } from 'preact/hooks';
import { useSignal } from '../../device/signal.ts';
import { abridged, inFours } from '../../ui/fingerprint.ts';
import { Icon } from '../../ui/icon.tsx';
import { useOneTabStop } from '../../ui/use-one-tab-stop.ts';
import { useTexts } from '../../words/texts.ts';
import { isSettled } from '../playback/moment.ts';
import type { ModelProps } from '../table/table-model.ts';
import { LogEntry } from './log-entry.tsx';
import { useNewest } from './use-log-list.ts';
import { WhyDialog } from './why-dialog.tsx';

export function LogPanel({ model }: ModelProps) {
  const texts = useTexts();
  const { moment, names } = model;
  const lines = useMemo(() => storyLines(moment.log), [moment.log]);
  const settled = isSettled(moment);
  const [asked, setAsked] = useState<StoryLine | null>(null);
  const { list, away, toEnd } = useNewest(moment);
  const tabStop = useOneTabStop('column', lines.length, lines.length - 1);

  return (
    <div class="log">
      <SealLine model={model} />
      <ol class="log-lines" ref={list} onKeyDown={tabStop.onKeyDown}>
        {lines.map((line, index) => {
          const newest = index === lines.length - 1;
          return (
            <LogEntry
              key={line.number}
              line={line}
              names={names}
              settled={settled || !newest}
              current={newest && !moment.question}
              tabIndex={tabStop.tabIndex(index)}
              onFocus={() => tabStop.onFocus(index)}
              onAsk={() => setAsked(line)}
            />
          );
        })}
        {moment.question && (
          <li class="log-line log-question" aria-current="step">
            {questionText(moment.question, { names, texts })}
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

/** That the cards of this game were decided before the first of them. */
function SealLine({ model }: ModelProps) {
  const { log: t, summary } = useTexts();
  const commitment = useSignal(model.session.commitment);
  if (commitment === null) return null;
  return (
    <details class="log-seal">
      <summary>
        <Icon name="seal" />
        <span>
          {t.sealed} <span class="tn">{abridged(commitment)}</span>
        </span>
      </summary>
      <p>{summary.sealed}</p>
      <p class="tn seal-hash">{inFours(commitment)}</p>
    </details>
  );
}
