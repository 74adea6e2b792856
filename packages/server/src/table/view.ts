/** What everybody may see of a table. Nothing here reads the draw pile's order, a token or a secret before its time. */
import { type RoundEnded, viewOf } from '@turn7/engine';
import type { GameView, Lobby, RoundScore, TableListing, TableView } from '@turn7/protocol';
import type { Duty } from './due.ts';
import { isPresent, type Occupant, type Played, stageOf, type TableState } from './state.ts';

/** `duty`: what `dutyOf` says of the same state. */
export function tableView(state: TableState, duty: Duty | null): TableView {
  const { seq, played } = state;
  return {
    seq,
    lobby: lobbyView(state),
    game: played && gameView(played, duty),
    rounds: played ? played.rounds.map(roundScore) : [],
  };
}

export function lobbyView(state: TableState): Lobby {
  const { code, options, host, members, seats, played, commitment } = state;
  return {
    code,
    stage: stageOf(state),
    options,
    host,
    members: [...members.values()].map((member) => ({
      id: member.id,
      name: member.name,
      present: isPresent(member),
    })),
    seats: seats.map((occupant) => occupantView(state, occupant)),
    fairness: played && fairnessView(played),
    commitment,
  };
}

const fairnessView = ({ commitment, seeds, secret, game }: Played): Lobby['fairness'] => ({
  commitment,
  seeds: [...seeds],
  secret: game.finished ? secret : null,
});

function occupantView({ members }: TableState, occupant: Occupant): Lobby['seats'][number] {
  if (occupant.kind === 'bot') return occupant;
  const person = members.get(occupant.member);
  const { name = '', away = false, seed = null } = person ?? {};
  return { kind: 'person', member: occupant.member, name, away, seed };
}

export function gameView(played: Played, duty: Duty | null): GameView {
  const { number, moves, game } = played;
  return {
    number,
    question: moves.length,
    due: duty?.kind === 'choice' ? duty.at : null,
    top: viewOf(game),
  };
}

const roundScore = ({ round, dealer, by, scores, totals }: RoundEnded): RoundScore => ({
  round,
  dealer,
  by,
  scores,
  totals,
});

/** How the table stands in the public list, or null if it does not: its host must want it, and a guest find company. */
export function listingOf(state: TableState): TableListing | null {
  const stage = stageOf(state);
  const { listed, seats, clock, spectators } = state.options;
  const isAbandoned = ![...state.members.values()].some(isPresent);
  const hasRoom = spectators || (stage !== 'playing' && state.seats.length < seats);
  if (!listed || state.host === null || isAbandoned || !hasRoom) return null;
  const host = state.members.get(state.host)?.name ?? '';
  return { code: state.code, host, stage, taken: state.seats.length, seats, clock, spectators };
}
