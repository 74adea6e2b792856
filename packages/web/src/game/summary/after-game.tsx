/** What may be done with a game that is over: at hand what most people want, and the rest below. */
import type { Seat } from '@turn7/engine';
import { useEffect, useMemo, useState } from 'preact/hooks';
import { useSignal } from '../../device/signal.ts';
import { Icon } from '../../ui/icon.tsx';
import { useTexts } from '../../words/texts.ts';
import { hostName } from '../online/lobby-facts.ts';
import { replayAddress, tableReplayAddress, withReview } from '../replay/replay-link.ts';
import type { Online } from '../session/session.ts';
import type { ModelProps, TableModel } from '../table/table-model.ts';
import { ProofDialog } from './proof-dialog.tsx';
import { ShareResult } from './share-result.tsx';
import type { Standing } from './standing.ts';
import { type RecordState, textOf } from './use-record.ts';

interface NextProps {
  readonly model: TableModel;
  readonly record: RecordState;
}

interface AtHandProps extends NextProps {
  readonly standings: readonly Standing[];
  readonly rounds: number;
}

/** Of a daily challenge the cards are not passed on: others have yet to play it. Its result is shared where it stands. */
export function AtHand({ model, record: state, standings, rounds }: AtHandProps) {
  const { summary: t } = useTexts();
  const record = textOf(state);
  const replay = useReplayAddress(model, record);
  return (
    <nav class="at-hand" aria-label={t.whatNext}>
      <Rematch model={model} />
      <OtherLevel model={model} />
      {model.names.length > 1 && <DoorLink href={replay && withReview(replay)} icon="chart" words={t.review} />}
      <DoorLink href={replay} icon="play" words={t.replay} />
      {model.session.online?.lobby.value.daily === undefined && (
        <ShareResult
          names={model.people.map(({ name }) => name)}
          winner={winnerIn(model)}
          standings={standings}
          rounds={rounds}
          record={record}
        />
      )}
    </nav>
  );
}

export function AfterGame({ model, record: state }: NextProps) {
  const { summary: t } = useTexts();
  const [checking, setChecking] = useState(false);
  const record = textOf(state);
  const file = useFileAddress(record);
  const knowledge = useMemo(() => model.session.testimony(model.moment.game), [record]);
  return (
    <nav class="after-game" aria-label={t.standing}>
      <DoorLink href={file} icon="book" words={t.save} download="turn7.t7" />
      <button type="button" class="btn" onClick={() => setChecking(true)}>
        <Icon name="seal" />
        {t.check}
      </button>
      <a class="btn quiet" href="/">
        <Icon name="previous" />
        {t.home}
      </a>
      {state.kind === 'failed' && (
        <button type="button" class="btn quiet" onClick={state.retry}>
          <Icon name="undo" />
          {t.recordAgain}
        </button>
      )}
      <ProofDialog
        open={checking}
        onClose={() => setChecking(false)}
        record={record}
        knowledge={knowledge}
        names={model.names}
      />
    </nav>
  );
}

const winnerIn = ({ moment }: TableModel): Seat | null =>
  moment.view.state.kind === 'finished' ? moment.view.state.winner : null;

function Rematch({ model }: ModelProps) {
  const { summary: t } = useTexts();
  const rematch = useSignal(model.session.rematch);
  const { online } = model.session;
  if (rematch === null) return online && <RematchByHost online={online} />;
  return (
    <button type="button" class="btn gold" onClick={rematch}>
      <Icon name="next" />
      {model.names.length === 1 ? t.soloAgain : t.rematch}
    </button>
  );
}

/** Whoever has won may want to work for the next one; whoever has lost may want to win it. */
function OtherLevel({ model }: ModelProps) {
  const { summary: t } = useTexts();
  const other = useSignal(model.session.otherTable);
  return (
    other && (
      <button type="button" class="btn" onClick={other.play}>
        <Icon name={other.kind === 'harder' ? 'mountain' : 'hill'} />
        {other.kind === 'harder' ? t.harder : t.easier}
      </button>
    )
  );
}

/** Those who may not start it see who may. A daily challenge is played once: its result is where it was begun. */
function RematchByHost({ online }: { readonly online: Online }) {
  const { summary: t } = useTexts();
  const lobby = useSignal(online.lobby);
  if (lobby.daily !== undefined)
    return (
      <a class="btn gold" href="/daily">
        <Icon name="next" />
        {t.dailyResult}
      </a>
    );
  return <p class="muted">{t.rematchByHost(hostName(lobby))}</p>;
}

interface DoorLinkProps {
  /** Null until it is known; the place is kept. */
  readonly href: string | null;
  readonly icon: 'chart' | 'play' | 'book';
  readonly words: string;
  readonly download?: string;
}

function DoorLink({ href, icon, words, ...rest }: DoorLinkProps) {
  const opens = href === null ? ({ role: 'link', 'aria-disabled': true } as const) : { href, ...rest };
  return (
    <a class="btn" {...opens}>
      <Icon name={icon} />
      {words}
    </a>
  );
}

/** A game on a server has an address of its own; any other travels inside its link. */
function useReplayAddress({ session, moment }: TableModel, record: string | null): string | null {
  const [address, setAddress] = useState<string | null>(null);
  const code = session.online?.code ?? null;
  useEffect(() => {
    if (code !== null) setAddress(tableReplayAddress({ code, game: moment.game, at: null }));
    else if (record !== null) void replayAddress(record).then(setAddress);
  }, [code, moment.game, record]);
  return address;
}

/** The record as a file that the browser can save. */
function useFileAddress(record: string | null): string | null {
  const [address, setAddress] = useState<string | null>(null);
  useEffect(() => {
    if (record === null) return;
    const made = URL.createObjectURL(new Blob([record], { type: 'text/plain' }));
    setAddress(made);
    return () => URL.revokeObjectURL(made);
  }, [record]);
  return address;
}
