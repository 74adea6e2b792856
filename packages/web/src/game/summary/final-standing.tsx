/** The end of a game: who won, how everybody stands, how it came to that, and what may be done now. */
import type { RefObject } from 'preact';
import { useFocusWhileOpen } from '../../ui/use-focus.ts';
import { useTexts } from '../../words/texts.ts';
import { roundsOf } from '../playback/moment.ts';
import type { Scene, SceneProps } from '../table/scene.ts';
import { AfterGame, AtHand } from './after-game.tsx';
import { SoloHeading } from './solo-heading.tsx';
import { standingsOf } from './standing.ts';
import { StandingTable } from './standing-table.tsx';
import { TotalsChart } from './totals-chart.tsx';
import { textOf, useRecord } from './use-record.ts';

export function FinalStanding({ scene }: SceneProps) {
  return scene.moment.view.state.kind === 'finished' ? <Finished key={scene.moment.game} scene={scene} /> : null;
}

function Finished({ scene }: SceneProps) {
  const { log, view } = scene.moment;
  const record = useRecord(scene.session, scene.moment.game);
  const heading = useFocusWhileOpen<HTMLHeadingElement>('.go');
  const standings = standingsOf(log);
  const rounds = roundsOf(log);
  const alone = scene.names.length === 1;
  return (
    <section class="final">
      {alone ? (
        <SoloHeading rounds={rounds} record={textOf(record)} heading={heading} />
      ) : (
        <Heading scene={scene} heading={heading} />
      )}
      <AtHand scene={scene} record={record} standings={standings} rounds={rounds.length} />
      {!alone && <StandingTable standings={standings} names={scene.names} />}
      <TotalsChart rounds={rounds} names={scene.names} me={scene.me} target={view.target} />
      <AfterGame scene={scene} record={record} />
    </section>
  );
}

interface HeadingProps {
  readonly scene: Scene;
  readonly heading: RefObject<HTMLHeadingElement | null>;
}

function Heading({ scene, heading }: HeadingProps) {
  const { summary: t } = useTexts();
  const { state, seats } = scene.moment.view;
  const winner = state.kind === 'finished' ? state.winner : null;
  const name = winner === null ? undefined : scene.names[winner];
  return (
    <header class="final-head">
      <h2 ref={heading} tabIndex={-1}>
        {name === undefined ? t.nobodyWins : t.wins(name)}
      </h2>
      <p class="muted">
        {winner === null ? t.noCards : t.result(seats[winner]?.total ?? 0, roundsOf(scene.moment.log).length)}
      </p>
    </header>
  );
}
