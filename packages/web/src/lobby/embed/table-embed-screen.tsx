/** A table inside a page of somebody else: to be watched, and nothing to press. */
import { useEffect, useMemo, useRef } from 'preact/hooks';
import { useSignal } from '../../device/signal.ts';
import { EmbedPage } from '../../game/embed/embed-page.tsx';
import { LiveRegion } from '../../game/log/live-region.tsx';
import { newestTexts } from '../../game/log/newest.tsx';
import { useMotion } from '../../game/motion/use-motion.ts';
import { ConnectionNote } from '../../game/online/connection-note.tsx';
import { ReplaySeats } from '../../game/replay/replay-seats.tsx';
import type { RemoteSession } from '../../game/session/remote.ts';
import type { Online } from '../../game/session/session.ts';
import { type ModelProps, useTableModel } from '../../game/table/table-model.ts';
import { useTableTitle } from '../../game/table/title.ts';
import { Icon } from '../../ui/icon.tsx';
import { useTexts } from '../../words/texts.ts';
import { ConnectingScreen } from '../connecting-screen.tsx';
import { SorryScreen } from '../sorry-screen.tsx';
import { TableOpening } from '../table-opening.ts';

export function TableEmbedScreen({ code }: { readonly code: string }) {
  const opening = useMemo(() => new TableOpening(code), [code]);
  useEffect(() => {
    void opening.watch();
    return () => opening.close();
  }, [opening]);
  const state = useSignal(opening.state);
  if (state.kind === 'here') return <Watching session={state.session} />;
  if (state.kind === 'sorry') return <SorryScreen why={state.why} onRetry={() => void opening.retry()} />;
  return <ConnectingScreen />;
}

function Watching({ session }: { readonly session: RemoteSession }) {
  const { online } = session;
  const { table: t } = useTexts();
  const { stage } = useSignal(online.lobby);
  const model = useTableModel(session);
  const isWaiting = stage === 'lobby' || model === null;
  const { round, target } = model?.moment.view ?? { round: 0, target: 0 };
  return (
    <EmbedPage title={isWaiting ? t.waiting : `${t.round(round)} · ${t.firstTo(target)}`} href={`/t/${online.code}`}>
      {isWaiting ? <Sitting online={online} /> : <EmbeddedTable model={model} />}
      <ConnectionNote online={online} />
    </EmbedPage>
  );
}

function Sitting({ online }: { readonly online: Online }) {
  const { table: t } = useTexts();
  const { seats } = useSignal(online.lobby);
  return (
    <main class="embed-board">
      <p class="embed-now muted">{t.sitting(seats.length)}</p>
      <ul class="embed-names">
        {seats.map(({ name, kind }, seat) => (
          <li key={seat}>
            <Icon name={kind === 'bot' ? 'bot' : 'person'} />
            <bdi class="ellipsis">{name}</bdi>
          </li>
        ))}
      </ul>
    </main>
  );
}

function EmbeddedTable({ model }: ModelProps) {
  const texts = useTexts();
  const main = useRef<HTMLElement>(null);
  useTableTitle(model);
  useMotion(main, model.moment);
  const { now, last } = newestTexts(model, texts);
  return (
    <main class="embed-board" ref={main}>
      <p class="embed-now">
        <b>{wonBy(model, texts) ?? last}</b>
        <span class="muted">{now}</span>
      </p>
      <ReplaySeats model={model} />
      <LiveRegion model={model} />
    </main>
  );
}

/** Null while the game goes on. */
function wonBy({ moment, names }: ModelProps['model'], { summary: t }: ReturnType<typeof useTexts>): string | null {
  const { state } = moment.view;
  if (state.kind !== 'finished') return null;
  const name = names[state.winner ?? -1];
  return name === undefined ? t.nobodyWins : t.wins(name);
}
