/** Keeps a game on a server as soon as it is over, on the device of whoever played in it, whether they see its end or leave. */
import { useEffect } from 'preact/hooks';
import { useSignal } from '../../device/signal.ts';
import type { RemoteSession } from '../session/remote.ts';
import { keepGame } from './keep.ts';

/** If its record does not come, it is asked for again when the connection is back. */
export function useKeptOnline(session: RemoteSession): void {
  const game = useSignal(session.game);
  const connection = useSignal(session.online.connection);
  const over = game?.view.state.kind === 'finished' ? game.number : null;
  useEffect(() => {
    if (over !== null) void keepOnline(session, over).catch(() => {});
  }, [session, over, connection]);
}

async function keepOnline(session: RemoteSession, game: number): Promise<void> {
  const mine = session.people.value.findIndex((person) => person.mine);
  if (mine < 0) return;
  const record = await session.record(game);
  const kind = session.online.lobby.value.daily === undefined ? 'online' : 'daily';
  if (record !== null) await keepGame({ record, kind, mine, at: Date.now() });
}
