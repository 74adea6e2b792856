/** Every choice with its grade, in the order of the game; a tap leads to it. One stop of the Tab key: there may be hundreds. */
import './choice-strip.css';
import type { Name, Narrator } from '@turn7/narration';
import { answerText } from '@turn7/narration';
import type { ChoiceReview } from '@turn7/strategy';
import { useEffect, useRef } from 'preact/hooks';
import { useOneTabStop } from '../../ui/use-one-tab-stop.ts';
import { number } from '../../words/format.ts';
import { type Texts, useChapter } from '../../words/texts.ts';
import { costText } from './choice-words.ts';
import { GradeMark } from './grade-mark.tsx';

export interface ChoiceStripProps {
  readonly choices: readonly ChoiceReview[];
  readonly names: readonly Name[];
  readonly narrator: Narrator<Texts>;
  /** The one that is shown. */
  readonly shown: ChoiceReview | null;
  readonly onFrame: (at: number) => void;
}

export function ChoiceStrip({ choices, names, narrator, shown, onFrame }: ChoiceStripProps) {
  const t = useChapter('review');
  const list = useRef<HTMLOListElement>(null);
  const current = choices.findIndex(({ move }) => move === shown?.move);
  const tabStop = useOneTabStop('row', choices.length, Math.max(0, current));
  useEffect(() => {
    const button = list.current?.querySelector<HTMLElement>('[aria-current]');
    if (list.current === null || !button) return;
    list.current.scrollLeft = button.offsetLeft - (list.current.clientWidth - button.offsetWidth) / 2;
  }, [shown?.move, choices]);
  if (choices.length === 0) return <p class="muted strip-none">{t.noChoices}</p>;
  return (
    <ol class="choice-strip" ref={list} onKeyDown={tabStop.onKeyDown}>
      {choices.map((choice, i) => (
        <li key={choice.move}>
          {choice.round !== choices[i - 1]?.round && (
            <span class="strip-round" aria-hidden="true">
              {number(choice.round + 1)}
            </span>
          )}
          <button
            type="button"
            class="strip-choice"
            aria-current={i === current ? 'step' : undefined}
            tabIndex={tabStop.tabIndex(i)}
            onFocus={() => tabStop.onFocus(i)}
            aria-label={t.choice(
              choice.round + 1,
              names[choice.seat]?.text ?? '',
              answerText(choice.played, narrator),
              [
                t.told.grades[choice.grade],
                ...(choice.grade === 'best' ? [] : [costText(choice, t)]),
                ...(choice.standIn === null ? [] : [t.told.byBot]),
              ].join(', '),
            )}
            onClick={() => onFrame(choice.at)}
          >
            <GradeMark grade={choice.grade} />
            <span class="strip-name">{names[choice.seat]?.text}</span>
          </button>
        </li>
      ))}
    </ol>
  );
}
