/** The end of a game on a television: the winner as large as the screen, and everybody's place. Nothing to press. */

import { roundsOf } from '../../game/playback/moment.ts';
import { SevenRings } from '../../game/summary/seven-rings.tsx';
import { standingsOf } from '../../game/summary/standing.ts';
import { StandingTable } from '../../game/summary/standing-table.tsx';
import type { ModelProps } from '../../game/table/table-model.ts';
import { useTexts } from '../../words/texts.ts';

/** The hues of the rings, from the inside. */
const RINGS = [6, 7, 8, 9, 10, 11, 12];

export function TvFinal({ model }: ModelProps) {
  const { summary: t } = useTexts();
  const { view, log } = model.moment;
  if (view.state.kind !== 'finished') return null;
  const { winner } = view.state;
  const name = winner === null ? undefined : model.names[winner];
  return (
    <section class="tv-final">
      <header class="tv-winner">
        <h2>{name === undefined ? t.nobodyWins : t.wins(name)}</h2>
        <p>{winner === null ? t.noCards : t.result(view.seats[winner]?.total ?? 0, roundsOf(log).length)}</p>
        <span class="tv-rings" aria-hidden="true">
          {winner !== null && <SevenRings numbers={RINGS} label="" />}
        </span>
      </header>
      <StandingTable standings={standingsOf(log)} names={model.names} />
    </section>
  );
}
