/** The best there was, each with the game it was in. */
import { dayOf } from '../../words/day.ts';
import { number } from '../../words/format.ts';
import { useChapter } from '../../words/texts.ts';
import { keptReplayAddress } from '../replay/replay-link.ts';
import type { PersonalRecord } from './statistics.ts';

export function RecordsPart({ records }: { readonly records: readonly PersonalRecord[] }) {
  const t = useChapter('my-games');
  return (
    <section class="archive-panel" aria-labelledby="my-records">
      <h3 id="my-records">{t.records}</h3>
      <ul class="my-facts">
        {records.map(({ about, value, game, at }) => (
          <li key={about}>
            <b>
              {t.record[about]}: {number(value)}
            </b>
            <a href={keptReplayAddress(game.id, at)}>{dayOf(game.at)}</a>
          </li>
        ))}
      </ul>
    </section>
  );
}
