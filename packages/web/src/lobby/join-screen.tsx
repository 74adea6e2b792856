/** In front of a table: who is there, and the ways in. */
import type { Lobby } from '@turn7/protocol';
import { freeSeats, hostName } from '../game/online/lobby-facts.ts';
import { useTitle } from '../ui/use-title.ts';
import { useTexts } from '../words/texts.ts';
import { JoinForm } from './join-form.tsx';
import type { TableOpening } from './table-opening.ts';

export interface JoinScreenProps {
  readonly opening: TableOpening;
  /** null where nobody may look in. */
  readonly lobby: Lobby | null;
  readonly hasLostPlace: boolean;
}

export function JoinScreen({ opening, lobby, hasLostPlace }: JoinScreenProps) {
  const { lobby: t } = useTexts();
  const host = lobby === null ? null : hostName(lobby);
  const title = host === null ? t.join.titlePlain : t.join.title(host);
  useTitle(`${title} – Turn 7`);
  return (
    <main class="plain-screen">
      <h1>{title}</h1>
      {hasLostPlace && <p role="status">{t.join.noPlaceNow}</p>}
      {lobby !== null && <WhoIsThere lobby={lobby} />}
      <JoinForm
        sitLabel={lobby === null || canSitNow(lobby) ? t.join.sit : t.join.sitNext}
        join={(name) => opening.join(name)}
        watch={lobby === null ? null : () => void opening.watch()}
      />
      <a href="/">{t.toFront}</a>
    </main>
  );
}

const canSitNow = (lobby: Lobby): boolean => lobby.stage !== 'playing' && freeSeats(lobby) > 0;

function WhoIsThere({ lobby }: { readonly lobby: Lobby }) {
  const { lobby: t } = useTexts();
  const names = lobby.seats.map(({ name }) => name);
  const free = freeSeats(lobby);
  return (
    <p class="muted">
      {names.length === 0 ? t.join.alone : t.join.at(names)}{' '}
      {lobby.stage === 'playing' ? t.join.underWay : free > 0 ? t.join.seatsFree(free) : t.join.full}
    </p>
  );
}
