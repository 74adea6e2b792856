/** What the strongest bot would do to win the game, and why. */
import { HIT, type Seat, type View } from '@turn7/engine';
import type { Advice } from '@turn7/strategy';
import { startBotWorker } from '../../game/bots/bot-worker.ts';
import { adviceText, winChances } from '../../game/question/advice.ts';
import type { Name } from '../../game/table/table-model.ts';
import { useAnswer } from '../../ui/use-answer.ts';
import { useChapter, useTexts } from '../../words/texts.ts';
import { CLOSE, isTooClose } from './closeness.ts';

interface CoachAdviceProps {
  readonly view: View;
  readonly address: string;
  readonly asked: Seat;
}

export function CoachAdvice({ view, address, asked }: CoachAdviceProps) {
  const t = useChapter('position');
  const { common } = useTexts();
  const { state, value } = useAnswer(address, () => startBotWorker().advise(view));
  const names = view.seats.map((_, seat): Name => ({ text: common.seat(seat + 1), you: seat === asked }));
  return (
    <div
      class={`position-panel position-advice${state === 'known' ? '' : ' is-stale'}`}
      aria-busy={state === 'thinking'}
    >
      <h3>{t.forWin}</h3>
      {value === null ? (
        <p class="muted">{state === 'failed' ? t.failed : t.thinking}</p>
      ) : (
        <Advised advice={value} names={names} />
      )}
    </div>
  );
}

function Advised({ advice, names }: { readonly advice: Advice; readonly names: readonly Name[] }) {
  const t = useChapter('position');
  const { coach } = useTexts();
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
            <b class="position-big">{advice.choice === HIT ? coach.hit : coach.stay}</b>{' '}
            {adviceText(advice, names, coach)}
          </>
        )}
      </p>
      {chances && (
        <dl class="position-facts tn">
          <div>
            <dt>{coach.hit}</dt>
            <dd>{coach.win(chances.hit)}</dd>
          </div>
          <div>
            <dt>{coach.stay}</dt>
            <dd>{coach.win(chances.stay)}</dd>
          </div>
        </dl>
      )}
      <p class="muted">{t.forWinAssumes}</p>
    </>
  );
}
