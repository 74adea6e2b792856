/** What a host can do about somebody while a game is played: the name on their seat opens it. */
import './seat-menu.css';
import type { Seat } from '@turn7/engine';
import { isolated } from '@turn7/narration';
import type { Command, Lobby } from '@turn7/protocol';
import { useEffect, useState } from 'preact/hooks';
import { useSignal } from '../device/signal.ts';
import { memberOf } from '../game/online/lobby-facts.ts';
import type { RemoteSession } from '../game/session/remote.ts';
import type { Online } from '../game/session/session.ts';
import { Dialog } from '../ui/dialog.tsx';
import type { Chapters } from '../words/chapters.ts';
import { useChapter, useTexts } from '../words/texts.ts';
import { useSend } from './use-send.ts';

type Player = Extract<Lobby['seats'][number], { kind: 'person' }>;

export interface SeatMenuProps {
  readonly online: Online;
  readonly seat: Seat;
  readonly onOpen: (seat: Seat) => void;
}

/** The way to it, for the host alone. */
export function SeatMenu({ online, seat, onOpen }: SeatMenuProps) {
  const { hosting: t } = useChapter('online');
  const player = playerFor(useSignal(online.lobby), useSignal(online.me), seat);
  if (player === null) return null;
  return (
    <button
      type="button"
      class="seat-menu"
      aria-haspopup="dialog"
      aria-label={t.menu(isolated(player.name))}
      onClick={() => onOpen(seat)}
    />
  );
}

/** Whoever plays on a seat, if this member is host of the game and may do something about them. */
function playerFor(lobby: Lobby, me: number | null, seat: Seat): Player | null {
  const occupant = lobby.seats[seat];
  if (lobby.stage !== 'playing' || me === null || lobby.host !== me || occupant?.kind !== 'person') return null;
  return occupant.member === me || memberOf(lobby, occupant.member) === null ? null : occupant;
}

export interface PlayerDialogProps {
  readonly session: RemoteSession;
  readonly seat: Seat;
  readonly onClose: () => void;
}

/** Closes by itself when there is nothing more to be done, because the game is over or the player gone. */
export function PlayerDialog({ session, seat, onClose }: PlayerDialogProps) {
  const { online } = session;
  const player = playerFor(useSignal(online.lobby), useSignal(online.me), seat);
  const isGone = player === null;
  useEffect(() => {
    if (isGone) onClose(); // else it would open again in the next game
  }, [isGone]);
  return player === null ? null : <Powers session={session} player={player} seat={seat} onClose={onClose} />;
}

function Powers({ session, player, seat, onClose }: PlayerDialogProps & { readonly player: Player }) {
  const { lobby } = useTexts();
  const { hosting: t } = useChapter('online');
  const sender = useSend(session.online);
  const [isSure, setSure] = useState(false);
  const game = useSignal(session.lastSeen);
  const nudge = useSignal(session.online.nudge);
  const state = game?.view.state;
  const isAsked = state?.kind === 'playing' && state.question.seat === seat && !player.away;
  const { member } = player;
  const name = isolated(player.name);
  /** The question that the host sees: what is pressed after its answer is not meant for the next one. */
  const asked = { game: game?.number ?? 0, question: game?.question ?? 0, member };
  const isNudged = nudge !== null && nudge.member === member && nudge.question === game?.question;
  const act = async (command: Command) => {
    if (await sender.send(command)) onClose();
  };
  return (
    <Dialog open onClose={onClose} title={name}>
      <ul class="choices">
        <Power
          name={t.nudge}
          tells={isAsked ? t.nudgeTells(name) : t.notAsked(name)}
          isPossible={isAsked && !isNudged}
          act={() => void sender.send({ kind: 'nudge', ...asked })}
        />
        <Power
          name={t.standIn}
          tells={standInTells(player, isAsked, t)}
          isPossible={isAsked}
          act={() => act({ kind: 'stand in', ...asked })}
        />
        <Power
          name={lobby.seats.handOver}
          tells={lobby.seats.handOverTells}
          isPossible
          act={() => act({ kind: 'hand over', member })}
        />
        <Power
          name={isSure ? t.reallySendAway(name) : t.sendAway}
          tells={t.sendAwayTells(name)}
          isPossible
          act={() => (isSure ? act({ kind: 'kick', member }) : setSure(true))}
        />
      </ul>
      <p class="seat-menu-outcome" role="status">
        {sender.refused !== null ? lobby.refused[sender.refused] : isAsked && isNudged && t.nudged(name)}
      </p>
    </Dialog>
  );
}

function standInTells({ name: text, away }: Player, isAsked: boolean, t: Chapters['online']['hosting']): string {
  const name = isolated(text);
  if (away) return t.standsIn(name);
  return isAsked ? t.standInTells(name) : t.notAsked(name);
}

interface PowerProps {
  readonly name: string;
  /** What becomes of it, or why not. */
  readonly tells: string;
  readonly isPossible: boolean;
  readonly act: () => void;
}

const Power = ({ name, tells, isPossible, act }: PowerProps) => (
  <li>
    <button type="button" class="choice" aria-disabled={!isPossible} onClick={() => isPossible && act()}>
      <b>{name}</b>
      <span class="muted">{tells}</span>
    </button>
  </li>
);
