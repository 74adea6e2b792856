/** A game at a table, from its first card to its record. */
import {
  createGame,
  firstDealer,
  Game,
  type GameEvent,
  houseRulesFrom,
  Recorder,
  type RoundEnded,
  type Setup,
  scorePad,
  writeRecord,
} from '@turn7/engine';
import { type ChosenBy, commitmentTo, fairShuffler, fromChoiceWord, startOf } from '@turn7/protocol';
import type { Body } from './body.ts';
import type { Pause } from './milestone.ts';
import { Moves } from './moves.ts';
import {
  type Applied,
  type Chose,
  chosenBy,
  type KeptGame,
  type Occupant,
  type Played,
  personOn,
  playersOf,
  seatOf,
  type TableState,
} from './state.ts';

type Started = Extract<Body, { kind: 'started' }>;

/** The next game with the people and bots who sit there. The secret is for the one after it. */
export function startGame(before: TableState, seq: number, { secret, rated = [] }: Started, at: number): Applied {
  const state = { ...before, seq, seats: playersOf(before) };
  const people = state.seats.map((_, seat) => personOn(state, seat));
  const about = {
    number: (state.played?.number ?? 0) + 1,
    players: state.seats.map((occupant, seat) => (occupant.kind === 'bot' ? occupant : people[seat])?.name ?? ''),
    seats: state.seats,
    options: state.options,
    // Of a daily challenge its day: bots are seeded with it, and answer everybody alike.
    startedAt: state.daily === null ? at : startOf(state.daily.date),
    secret: state.secret,
    commitment: state.commitment,
    seeds: people.map((person) => (person && state.seeds.get(person.id)) ?? null),
    seeded: [...state.seeds.keys()].map((member) => seatOf(state, member)).filter((seat) => seat >= 0),
    rated,
  };
  const events: GameEvent[] = [];
  const rounds: RoundEnded[] = [];
  const shuffler = fairShuffler(about.secret, about.seeds);
  const game = createGame(setupOf(about), shuffler, heardBy(events, rounds));
  game.listen(null);
  const spare = new Game(game.rules, shuffler);
  // A seed serves one game: the next secret is committed to before the next seeds are known.
  const next = { secret, commitment: commitmentTo(secret), seeds: new Map() };
  const played = {
    ...about,
    game,
    spare,
    shuffler,
    piles: shuffler.piles,
    moves: Moves.of([]),
    standIns: [],
    rounds,
    askedAt: at,
    clock: state.options.clock,
    nudged: false,
  };
  return { state: { ...state, ...next, played, starts: [...state.starts, seq] }, events };
}

/** The answer to the question that is asked; trusts that it is one. */
export function playOn(state: TableState, seq: number, chose: Chose, at: number): Applied {
  const { played } = state;
  if (played === null) throw new Error(`a choice without a game at table ${state.code}`);
  const choice = fromChoiceWord(chose.choice);
  const events: GameEvent[] = [];
  const ended: RoundEnded[] = [];
  const { game: spare, spare: game, shuffler } = played;
  game.copyFrom(spare);
  shuffler.piles = played.piles;
  game.listen(heardBy(events, ended));
  game.play(choice);
  game.listen(null);
  const next: Played = {
    number: played.number,
    players: played.players,
    seats: played.seats,
    options: played.options,
    startedAt: played.startedAt,
    secret: played.secret,
    commitment: played.commitment,
    seeds: played.seeds,
    seeded: played.seeded,
    rated: played.rated,
    game,
    spare,
    shuffler,
    piles: shuffler.piles,
    moves: played.moves.and(choice),
    standIns: withStandIn(played, chosenBy(state, chose)),
    rounds: ended.length === 0 ? played.rounds : [...played.rounds, ...ended],
    askedAt: at,
    clock: state.options.clock,
    nudged: false,
  };
  return { state: withPlayed(state, seq, game.finished ? withoutRemoved(state) : state.seats, next), events };
}

/** Every move makes these anew, and V8 makes what is written out several times as fast as what is spread. */
const withPlayed = (state: TableState, seq: number, seats: TableState['seats'], played: Played): TableState => ({
  code: state.code,
  seq,
  options: state.options,
  host: state.host,
  members: state.members,
  joined: state.joined,
  seats,
  waiting: state.waiting,
  sentAway: state.sentAway,
  secret: state.secret,
  commitment: state.commitment,
  seeds: state.seeds,
  played,
  rated: state.rated,
  daily: state.daily,
  starts: state.starts,
});

/** `by`: who makes the next move. */
function withStandIn({ standIns, moves }: Played, by: ChosenBy): Played['standIns'] {
  return by === 'person' || by === 'bot' ? standIns : [...standIns, { move: moves.length, why: by }];
}

/** A bot has played for those whom the host sent away, to the end of the game and no longer. */
const withoutRemoved = ({ seats, members }: TableState): readonly Occupant[] =>
  seats.filter((occupant) => occupant.kind === 'bot' || members.has(occupant.member));

/** Moves between two pauses: in silence one takes about a microsecond. */
const IN_ONE_GO = 500;

/** The game that these moves lead to. */
export async function resumeGame(kept: KeptGame, pause: Pause): Promise<Played> {
  const shuffler = fairShuffler(kept.secret, kept.seeds);
  const game = createGame(setupOf(kept), shuffler);
  for (const [i, move] of kept.moves.entries()) {
    if (i % IN_ONE_GO === 0) await pause();
    game.play(move);
  }
  const moves = Moves.of(kept.moves);
  return { ...kept, moves, game, spare: new Game(game.rules, shuffler), shuffler, piles: shuffler.piles };
}

function heardBy(events: GameEvent[], rounds: RoundEnded[]): (event: GameEvent) => void {
  const keepScore = scorePad(rounds);
  return (event) => {
    events.push(event);
    keepScore(event);
  };
}

export function setupOf({ number, players, options }: Pick<Played, 'number' | 'players' | 'options'>): Setup {
  const seats = players.length;
  return { ...houseRulesFrom(options), seats, dealer: firstDealer(number, seats) };
}

/** The record of a game with its proof: only for the eyes of those who have seen its end. */
export function recordOf(played: Played): string {
  const { players, secret, commitment, seeds, seeded, startedAt } = played;
  const { seats: _, ...setup } = setupOf(played);
  const fairness = { commitment, seeds, seeded, secret };
  const notes = { date: new Date(startedAt).toISOString() };
  const recorder = new Recorder({ players, setup, notes, fairness }, fairShuffler(secret, seeds));
  const reasons = new Map(played.standIns.map(({ move, why }) => [move, why]));
  for (const [i, move] of played.moves.toArray().entries()) recorder.play(move, reasons.get(i));
  return writeRecord(recorder.record);
}
