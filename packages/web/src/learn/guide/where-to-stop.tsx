/** “Where do I stop?” in one line to take to the table, and how good it is. */
import { number } from '../../words/format.ts';
import { useChapter } from '../../words/texts.ts';
import { bestMean } from './best-mean.ts';
import { bestStay } from './best-stay.ts';
import { rateText } from './figure-text.ts';
import { FIGURES } from './figures.ts';

export function WhereToStop() {
  const t = useChapter('guide');
  const { limit, rate, others } = bestStay(FIGURES);
  const mean = bestMean(FIGURES);
  return (
    <section class="guide-stop" aria-labelledby="stop">
      <h2 id="stop">{t.stopTitle}</h2>
      <p class="guide-stop-line">{t.stopLine(limit)}</p>
      <p>{t.stopShare(rateText(rate), others, rateText(FIGURES.arms.counts.rate))}</p>
      <p class="muted">{t.bestLimit(mean.limit, number(mean.mean, 2), number(mean.se, 2))}</p>
    </section>
  );
}
