/** What everybody may see of a table. Nothing here reads the draw pile's order, a token or a secret before its time. */
import { type RoundEnded, stateOf, viewOf } from '@turn7/engine';
import type { GameStep, GameView, Lobby, RoundScore, TableListing, TableView } from '@turn7/protocol';
import {
  hasRoom,
  isNearlyFull,
  isPresent,
  type Occupant,
  type Played,
  peopleAt,
  stageOf,
  type TableState,
} from './state.ts';

/** `due`: what `duesOf` says of the same state. */
export function tableView(state: TableState, due: number | null): TableView {
  const { seq, played } = state;
  return {
    seq,
    lobby: lobbyView(state),
    game: played && gameView(played, due),
    rounds: played ? played.rounds.map(roundScore) : [],
  };
}

export function lobbyView(state: TableState): Lobby {
  const { code, options, host, members, seats, waiting, played, commitment, daily } = state;
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
    seats: seats.map((occupant, seat) => occupantView(state, occupant, seat)),
    ...(played?.game.finished ? { players: playersView(played) } : {}),
    waiting: [...waiting],
    fairness: played && fairnessView(played, daily === null),
    commitment,
    ...(options.rated ? { rated: [...state.rated.keys()] } : {}),
    ...(isNearlyFull(state) ? { nearlyFull: true } : {}),
    ...(daily === null ? {} : { daily: { date: daily.date, board: daily.board } }),
  };
}

const playersView = ({ seats, players }: Played): Lobby['players'] =>
  seats.map((occupant, seat) => (occupant.kind === 'bot' ? occupant : { ...occupant, name: players[seat] ?? '' }));

/** `isOurs`: whether the secret belongs to this game alone; that of a day is told when the day is closed. */
const fairnessView = ({ commitment, seeds, secret, game }: Played, isOurs: boolean): Lobby['fairness'] => ({
  commitment,
  seeds: [...seeds],
  secret: game.finished && isOurs ? secret : null,
});

function occupantView(
  { members, seeds, played }: TableState,
  occupant: Occupant,
  seat: number,
): Lobby['seats'][number] {
  if (occupant.kind === 'bot') return occupant;
  // Whoever was sent away during the game is a member no more; a bot plays under their name.
  const { name, away } = members.get(occupant.member) ?? { name: played?.players[seat] ?? '', away: 'host' };
  return { kind: 'person', member: occupant.member, name, away, seed: seeds.get(occupant.member) ?? null };
}

export const gameView = ({ number, moves, game }: Played, due: number | null): GameView => ({
  number,
  question: moves.length,
  due,
  top: viewOf(game),
});

/** The same for those who know the game as of the line before, and the events since. */
export const gameStep = ({ number, moves, game }: Played, due: number | null): GameStep => ({
  number,
  question: moves.length,
  due,
  turn: game.turn.seat,
  phase: game.phaseName,
  state: stateOf(game),
});

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
  const { listed, seats, clock, spectators, rated } = state.options;
  const isAbandoned = ![...state.members.values()].some(isPresent);
  const isOpen = spectators || (stage !== 'playing' && hasRoom(state));
  if (!listed || state.host === null || isAbandoned || !isOpen) return null;
  const host = state.members.get(state.host)?.name ?? '';
  const shown = { code: state.code, host, stage, taken: peopleAt(state), seats, clock, spectators };
  return rated ? { ...shown, rated } : shown;
}
