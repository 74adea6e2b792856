/** What the strongest bot would do to win the game, and why. */

import { HIT, type Seat, type View } from '@turn7/engine';
import { adviceText, type Name } from '@turn7/narration';
import type { Advice } from '@turn7/strategy';
import { startBotWorker } from '../../game/bots/bot-worker.ts';
import { winChances } from '../../game/question/odds.ts';
import { useAnswer } from '../../ui/use-answer.ts';
import { useChapter, useTexts } from '../../words/texts.ts';
import { Unanswered } from '../unanswered.tsx';

interface CoachAdviceProps {
  readonly view: View;
  readonly address: string;
  readonly asked: Seat;
}

export function CoachAdvice({ view, address, asked }: CoachAdviceProps) {
  const t = useChapter('position');
  const { common } = useTexts();
  const { again, state, value } = useAnswer(address, () => startBotWorker().advise(view));
  const names = view.seats.map((_, seat): Name => ({ text: common.seat(seat + 1), you: seat === asked }));
  return (
    <div
      class={`position-panel position-advice${state === 'known' ? '' : ' is-stale'}`}
      aria-busy={state === 'thinking'}
      tabIndex={-1}
    >
      <h3>{t.forWin}</h3>
      {state === 'failed' && <Unanswered tells={t.failed} again={again} />}
      {state === 'thinking' && value === null && <p class="muted">{t.thinking}</p>}
      {value !== null && <Advised advice={value} names={names} />}
    </div>
  );
}

function Advised({ advice, names }: { readonly advice: Advice; readonly names: readonly Name[] }) {
  const t = useChapter('position');
  const texts = useTexts();
  const { advice: answers, coach } = texts;
  const chances = winChances(advice);
  return (
    <>
      <p role="status">
        {isTooClose(advice) ? (
          <>
            <b class="position-big">{t.tooClose}</b> {t.tooCloseTells(CLOSE)}
          </>
        ) : (
          <>
            <b class="position-big">{advice.choice === HIT ? answers.hit : answers.stay}</b>{' '}
            {adviceText(advice, { names, texts })}
          </>
        )}
      </p>
      {chances && (
        <dl class="position-facts tn">
          <div>
            <dt>{answers.hit}</dt>
            <dd>{coach.win(chances.hit)}</dd>
          </div>
          <div>
            <dt>{answers.stay}</dt>
            <dd>{coach.win(chances.stay)}</dd>
          </div>
        </dl>
      )}
      <p class="muted">{t.forWinAssumes}</p>
    </>
  );
}

/** So far a difference may move when the same position is thought through with other cards: about three standard errors. */
export const CLOSE = 0.01;

/** Whether an advice could as well be the other one: playouts are samples, and tell chances apart only so far. */
export function isTooClose({ reason }: Advice): boolean {
  if (reason.kind !== 'playouts') return false; // nothing else is a sample
  const [best, next] = reason.options.map(({ value }) => value).toSorted((a, b) => b - a);
  return best !== undefined && next !== undefined && best - next < CLOSE;
}
