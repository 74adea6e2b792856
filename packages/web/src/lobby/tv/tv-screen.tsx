/** A table for everybody in the room: nothing to press, everything large. */
import './tv-screen.css';
import { useEffect, useMemo } from 'preact/hooks';
import { useSignal } from '../../device/signal.ts';
import type { RemoteSession } from '../../game/session/remote.ts';
import type { Online } from '../../game/session/session.ts';
import { useTableModel } from '../../game/table/table-model.ts';
import { Icon } from '../../ui/icon.tsx';
import { useAwake } from '../../ui/use-awake.ts';
import { useTelevision } from '../../ui/use-television.ts';
import { Wordmark } from '../../ui/wordmark.tsx';
import { useTexts } from '../../words/texts.ts';
import { ConnectingScreen } from '../connecting-screen.tsx';
import { SorryScreen } from '../sorry-screen.tsx';
import { TableOpening } from '../table-opening.ts';
import { JoinSign } from './join-sign.tsx';
import { TvTable } from './tv-table.tsx';

export function TvScreen({ code }: { readonly code: string }) {
  const opening = useMemo(() => new TableOpening(code), [code]);
  useEffect(() => {
    void opening.watch(); // even where this device has a place at the table
    return () => opening.close();
  }, [opening]);
  useTelevision();
  useAwake();
  const state = useSignal(opening.state);
  if (state.kind === 'here') return <Watching session={state.session} />;
  if (state.kind === 'sorry') return <SorryScreen why={state.why} onRetry={() => void opening.retry()} />;
  return <ConnectingScreen />;
}

function Watching({ session }: { readonly session: RemoteSession }) {
  const { stage } = useSignal(session.online.lobby);
  const model = useTableModel(session);
  if (stage === 'lobby') return <TvLobby online={session.online} />;
  return model === null ? null : <TvTable model={model} online={session.online} />;
}

/** Before the game: the way in, as large as the screen, and who has found it. */
function TvLobby({ online }: { readonly online: Online }) {
  const { table: t } = useTexts();
  const { seats } = useSignal(online.lobby);
  return (
    <main class="tv tv-lobby">
      <header class="tv-head">
        <Wordmark />
        <h1>{t.waiting}</h1>
      </header>
      <JoinSign online={online} />
      <section class="tv-sitting" aria-labelledby="sitting">
        <h2 id="sitting" class="muted">
          {t.sitting(seats.length)}
        </h2>
        <ol class={seats.length > 12 ? 'is-long' : undefined}>
          {seats.map(({ name, kind }, seat) => (
            <li key={seat}>
              <Icon name={kind === 'bot' ? 'bot' : 'person'} />
              <bdi class="ellipsis">{name}</bdi>
            </li>
          ))}
        </ol>
      </section>
    </main>
  );
}
