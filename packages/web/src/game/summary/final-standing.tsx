/** The end of a game: who won, how everybody stands, how it came to that, and what may be done now. */
import './final-standing.css';
import type { RefObject } from 'preact';
import { useFocusWhileOpen } from '../../ui/use-focus.ts';
import { useLoaded } from '../../ui/use-loaded.ts';
import { loadChapters, useTexts } from '../../words/texts.ts';
import { roundsOf } from '../playback/moment.ts';
import type { Online } from '../session/session.ts';
import type { ModelProps, TableModel } from '../table/table-model.ts';
import { AfterGame, AtHand } from './after-game.tsx';
import { FinalHead } from './final-head.tsx';
import { SoloHeading } from './solo-heading.tsx';
import { standingsOf } from './standing.ts';
import { StandingTable } from './standing-table.tsx';
import { TotalsChart } from './totals-chart.tsx';
import { useRecord } from './use-record.ts';

/** Of a game that is over. */
export function FinalStanding({ model }: ModelProps) {
  return <Finished key={model.moment.game} model={model} />;
}

function Finished({ model }: ModelProps) {
  const { log, view } = model.moment;
  const record = useRecord(model.session, model.moment.game);
  const heading = useFocusWhileOpen<HTMLHeadingElement>('.go');
  const standings = standingsOf(log);
  const rounds = roundsOf(log);
  const alone = model.names.length === 1;
  return (
    <section class="final">
      {alone ? (
        <SoloHeading view={view} rounds={rounds} hasPar={model.session.hasPar} heading={heading} />
      ) : (
        <Heading model={model} heading={heading} />
      )}
      <AtHand model={model} record={record} standings={standings} rounds={rounds.length} />
      {!alone && <StandingTable standings={standings} names={model.names} />}
      <TotalsChart rounds={rounds} names={model.names} me={model.me} target={view.target} />
      <AfterGame model={model} record={record} />
    </section>
  );
}

interface HeadingProps {
  readonly model: TableModel;
  readonly heading: RefObject<HTMLHeadingElement | null>;
}

function Heading({ model, heading }: HeadingProps) {
  const { summary: t } = useTexts();
  const { state, seats } = model.moment.view;
  const winner = state.kind === 'finished' ? state.winner : null;
  const name = winner === null ? undefined : model.names[winner];
  const isOurs = winner !== null && model.people[winner]?.mine === true;
  const { online } = model.session;
  return (
    <FinalHead isWon={isOurs}>
      <h2 ref={heading} tabIndex={-1}>
        {name === undefined ? t.nobodyWins : t.wins(name)}
      </h2>
      <p class="muted">
        {winner === null ? t.noCards : t.result(seats[winner]?.total ?? 0, roundsOf(model.moment.log).length)}
      </p>
      {winner !== null && !isOurs && <OwnPlace model={model} />}
      {online?.lobby.value.options.rated && <OwnRating online={online} />}
    </FinalHead>
  );
}

/** What a rated game did to the rating of whoever looks. */
function OwnRating({ online }: { readonly online: Online }) {
  const change = useLoaded('once', loadRatingChange);
  return <p role="status">{change.kind === 'loaded' && <change.part online={online} />}</p>; // it is in my games too
}

async function loadRatingChange() {
  const [{ RatingChange }] = await Promise.all([import('./rating-change.tsx'), loadChapters(['rating'])]);
  return RatingChange;
}

/** How the only person at this device did, where another has won. */
function OwnPlace({ model }: ModelProps) {
  const { summary: t } = useTexts();
  const standings = standingsOf(model.moment.log);
  const mine = standings.filter(({ seat }) => model.names[seat]?.you);
  const best = standings[0]?.total ?? 0;
  return mine.map(({ seat, place, total }) => <p key={seat}>{t.placed(place, best - total)}</p>);
}
