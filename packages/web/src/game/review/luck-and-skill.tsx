/** How much of the game was luck and how much choices, what decided it, and what the figures mean. */
import { summaryText } from '@turn7/narration';
import { useMemo } from 'preact/hooks';
import { DataTable } from '../../ui/chart/data-table.tsx';
import { useChapter, useTexts } from '../../words/texts.ts';
import { chanceLines } from './chances.ts';
import { Extremes, type KeyMomentsProps, TurningPoints } from './key-moments.tsx';
import { extentOf } from './parts.ts';
import { partsTable } from './parts-table.ts';
import type { ReviewedMoment } from './reviewed-moment.ts';
import { SeatParts } from './seat-parts.tsx';
import { ShareReview } from './share-review.tsx';

type LuckAndSkillProps = ReviewedMoment & Pick<KeyMomentsProps, 'onKeyMoment'>;

export function LuckAndSkill({ review, replay, narrator, at, me, meant, onKeyMoment }: LuckAndSkillProps) {
  const t = useChapter('review');
  const reviewing = { ...narrator, review: t.told };
  const moments: KeyMomentsProps = { review, events: replay.events, narrator: reviewing, meant, at, onKeyMoment };
  const seats = useMemo(
    () => <Seats {...{ review, me, meant }} summary={summaryText(moments, reviewing, meant)} />,
    [review, me, meant, t],
  );
  return (
    <>
      {seats}
      <section class="panel review-panel" aria-labelledby="review-turns">
        <h2 id="review-turns">{t.turningPoints}</h2>
        <TurningPoints {...moments} />
        <h3>{t.extremes}</h3>
        <Extremes {...moments} />
      </section>
      <ShareReview {...{ review, replay, me, meant }} />
      <Meaning />
    </>
  );
}

interface SeatsProps extends Pick<ReviewedMoment, 'review' | 'me' | 'meant'> {
  readonly summary: string;
}

function Seats({ review, me, meant, summary }: SeatsProps) {
  const t = useChapter('review');
  const extent = extentOf(review.seats);
  const named = chanceLines(review, { me, meant }).filter(({ style }) => style !== null);
  const shown = [...named.filter(({ seat }) => seat === meant), ...named.filter(({ seat }) => seat !== meant)];
  const leftOut = review.seats.length - shown.length;
  return (
    <section class="panel review-panel" aria-labelledby="review-parts">
      <h2 id="review-parts">{t.luckAndSkill}</h2>
      <p class="review-summary">{summary}</p>
      <p class="muted">{t.addsUp}</p>
      <div class="review-seats">
        {shown.map(({ seat }) => {
          const one = review.seats[seat];
          return one && <SeatParts key={seat} seat={one} extent={extent} finished={review.finished} />;
        })}
      </div>
      {leftOut > 0 && <p class="muted">{t.leftOut(leftOut)}</p>}
      <details>
        <summary>{t.asTable}</summary>
        <DataTable data={partsTable(review, t)} label={t.luckAndSkill} />
      </details>
    </section>
  );
}

function Meaning() {
  const t = useChapter('review');
  const { levels } = useTexts().front;
  return (
    <section class="panel review-panel" aria-labelledby="review-means">
      <h2 id="review-means">{t.meaning}</h2>
      <ul class="review-meaning">
        <li>
          {t.assumes(levels.Sharp.name)} {t.means.others}
        </li>
        <li>{t.means.own(levels.Sharp.name)}</li>
        <li>{t.means.luck}</li>
        <li>{t.means.correction}</li>
        <li>{t.means.error}</li>
      </ul>
    </section>
  );
}
