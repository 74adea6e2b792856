/** In front of a table, for those who were sent a link: what this is, who is there, by which rules, and the ways in. */
import './join-screen.css';
import { DEFAULT_TARGET } from '@turn7/engine';
import type { Lobby } from '@turn7/protocol';
import { useEffect, useState } from 'preact/hooks';
import { HelpDialog } from '../game/help/help-dialog.tsx';
import { botsOf, freeSeats, hostName, playersNext, seatsForPeople } from '../game/online/lobby-facts.ts';
import { BrandHeader } from '../ui/brand-header.tsx';
import { Icon } from '../ui/icon.tsx';
import { useTitle } from '../ui/use-title.ts';
import { useChapter, useTexts } from '../words/texts.ts';
import { JoinForm } from './join-form.tsx';
import { seatState } from './seat-row.tsx';
import type { TableOpening } from './table-opening.ts';
import { OptionLines } from './table-options.tsx';

export interface JoinScreenProps {
  readonly opening: TableOpening;
  /** null where nobody may look in. */
  readonly lobby: Lobby | null;
  readonly hasLostPlace: boolean;
}

export function JoinScreen({ opening, lobby, hasLostPlace }: JoinScreenProps) {
  const { lobby: t } = useTexts();
  const host = lobby === null ? null : hostName(lobby);
  const isRated = lobby?.options.rated ?? false;
  const title = host === null ? t.join.titlePlain : t.join.title(host);
  useTitle(`${title} – Turn 7`);
  useLatest(opening);
  return (
    <div class="door">
      <BrandHeader />
      <main>
        <section class="door-way">
          <h1>{title}</h1>
          <Pitch target={lobby?.options.target ?? DEFAULT_TARGET} />
          {hasLostPlace && <p role="status">{t.join.noPlaceNow}</p>}
          <JoinForm
            sitLabel={lobby === null || canSitNow(lobby) ? t.join.sit : t.join.sitNext}
            isRated={isRated}
            join={(name) => opening.join(name, isRated)}
            watch={lobby === null ? null : () => void opening.watch()}
          />
        </section>
        {lobby !== null && <AtTheTable lobby={lobby} />}
      </main>
      <footer>
        <a href="/">{t.toFront}</a>
      </footer>
    </div>
  );
}

/** How often somebody in front of the door sees who has come and gone, in milliseconds. */
const EVERY_MS = 5000;

function useLatest(opening: TableOpening): void {
  useEffect(() => {
    const look = () => document.visibilityState === 'visible' && void opening.lookAgain();
    const timer = setInterval(look, EVERY_MS);
    document.addEventListener('visibilitychange', look);
    return () => {
      clearInterval(timer);
      document.removeEventListener('visibilitychange', look);
    };
  }, [opening]);
}

const canSitNow = (lobby: Lobby): boolean => lobby.stage !== 'playing' && seatsForPeople(lobby) > 0;

/** The game in a sentence, and the rules for those who want more. */
function Pitch({ target }: { readonly target: number }) {
  const { front, lobby: t } = useTexts();
  const [isOpen, setOpen] = useState(false);
  return (
    <p class="muted">
      {front.pitch}{' '}
      <button type="button" class="link" onClick={() => setOpen(true)}>
        {t.rules}
      </button>
      <HelpDialog open={isOpen} onClose={() => setOpen(false)} target={target} />
    </p>
  );
}

function AtTheTable({ lobby }: { readonly lobby: Lobby }) {
  const texts = useTexts();
  const { lobby: t } = texts;
  const { coach } = useChapter('online');
  return (
    <section class="door-table" aria-label={t.join.atTable}>
      <h2>{t.join.atTable}</h2>
      <ul class="door-people">
        {playersNext(lobby).map((occupant) => (
          <li key={occupant.name}>
            <Icon name={occupant.kind === 'bot' ? 'bot' : 'person'} />
            <bdi class="ellipsis">{occupant.name}</bdi>
            <span class="muted small">{seatState(occupant, lobby, texts)}</span>
          </li>
        ))}
      </ul>
      <p class="muted">
        {lobby.seats.length === 0 && `${t.join.alone} `}
        {useSeatsWords(lobby)}
      </p>
      {!lobby.options.coach && <p class="muted">{coach.door}</p>}
      <OptionLines options={lobby.options} />
    </section>
  );
}

/** Whether there is a seat for whoever comes. */
function useSeatsWords(lobby: Lobby): string {
  const { lobby: t } = useTexts();
  const { queue } = useChapter('online');
  const free = freeSeats(lobby);
  if (lobby.stage === 'playing') return t.join.underWay;
  if (free > 0) return t.join.seatsFree(free);
  return botsOf(lobby) > 0 ? queue.botsGiveWay(botsOf(lobby)) : t.join.full;
}
