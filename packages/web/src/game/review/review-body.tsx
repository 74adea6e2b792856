/** The chances over the game, the choices, and the one of this moment. */
import type { Seat } from '@turn7/engine';
import type { ChoiceReview } from '@turn7/strategy';
import type { RefObject } from 'preact';
import { useMemo, useState } from 'preact/hooks';
import { useChapter } from '../../words/texts.ts';
import { lastFrame } from '../replay/replay.ts';
import { ChanceChart, ChanceTable } from './chance-chart.tsx';
import { choiceAt } from './chances.ts';
import { ChoiceStrip } from './choice-strip.tsx';
import type { ReviewedMoment } from './reviewed-moment.ts';
import { Verdict } from './verdict.tsx';

interface ReviewBodyProps extends ReviewedMoment {
  readonly verdict: RefObject<HTMLElement | null>;
  readonly onMeant: (seat: Seat | null) => void;
}

export function ReviewBody(props: ReviewBodyProps) {
  const { review, replay, narrator, at, place, me, meant, verdict, onMeant, onFrame } = props;
  const t = useChapter('review');
  const [isStrict, setStrict] = useState(false);
  const { names } = narrator;
  const showChoice = (asked: number) => {
    onFrame(asked);
    verdict.current?.scrollIntoView({ block: 'nearest' }); // on a phone it is out of sight
  };
  const shown = choiceAt(review, at);
  // There may be a thousand: they are drawn again only where something of them changes.
  const strip = useMemo(() => {
    const isError = ({ grade }: ChoiceReview): boolean => grade !== 'best' && grade !== 'fine';
    const isShown = (choice: ChoiceReview): boolean =>
      (meant === null || choice.seat === meant) && (!isStrict || isError(choice));
    const choices = review.choices.filter(isShown);
    return <ChoiceStrip {...{ choices, names, narrator, shown }} onFrame={showChoice} />;
  }, [review, meant, isStrict, shown, t]);
  return (
    <>
      {!review.finished && <p class="note">{t.unfinished}</p>}
      <div class="review-body">
        <ChanceChart {...{ review, names, me, meant, at, place, onFrame }} last={lastFrame(replay)} />
        <div class="review-choices">
          <div class="review-filter">
            <label>
              <span class="vh">{t.whose}</span>
              <select
                value={meant ?? ''}
                onChange={({ currentTarget: { value } }) => onMeant(value === '' ? null : Number(value))}
              >
                <option value="">{t.everybody}</option>
                {names.map(({ text }, seat) => (
                  <option key={seat} value={seat}>
                    {text}
                  </option>
                ))}
              </select>
            </label>
            <label class="review-strict">
              <input type="checkbox" checked={isStrict} onChange={(event) => setStrict(event.currentTarget.checked)} />
              {t.onlyErrors}
            </label>
          </div>
          <section aria-label={t.choices}>{strip}</section>
        </div>
        <Verdict choice={shown} narrator={narrator} place={verdict} />
      </div>
      <ChanceTable review={review} names={names} />
    </>
  );
}
