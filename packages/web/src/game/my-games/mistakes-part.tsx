/** Which mistakes cost me most, each with the worst of them. */
import { dayOf } from '../../words/day.ts';
import { number, percent } from '../../words/format.ts';
import { useChapter } from '../../words/texts.ts';
import { keptReplayAddress, withReview } from '../replay/replay-link.ts';
import type { FavouriteMistake } from './statistics.ts';

export function MistakesPart({ mistakes }: { readonly mistakes: readonly FavouriteMistake[] }) {
  const t = useChapter('my-games');
  return (
    <section class="archive-panel" aria-labelledby="my-mistakes">
      <h3 id="my-mistakes">{t.mistakes}</h3>
      {mistakes.length === 0 && <p class="muted">{t.noMistakes}</p>}
      {mistakes.length > 0 && (
        <ol class="my-facts">
          {mistakes.map(({ kind, count, cost, example: { game, at, cost: worst } }) => (
            <li key={kind}>
              <b>{t.mistake[kind]}</b>
              <span class="muted">{t.mistakeTells(count, number(cost, 2))}</span>
              <a href={withReview(keptReplayAddress(game.id, at))}>{t.example(dayOf(game.at), percent(worst, 1))}</a>
            </li>
          ))}
        </ol>
      )}
    </section>
  );
}
