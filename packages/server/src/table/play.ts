/** A game at a table, from its first card to its record. */
import {
  createGame,
  firstDealer,
  type GameEvent,
  houseRulesFrom,
  Recorder,
  type RoundEnded,
  type Setup,
  scorePad,
  writeRecord,
} from '@turn7/engine';
import { type ChoiceWord, commitmentTo, fairShuffler, fromChoiceWord } from '@turn7/protocol';
import { type Applied, type Played, personOn, playersOf, type TableState } from './state.ts';

/** The next game with the people and bots who sit there. `secret` is for the one after it. */
export function startGame(before: TableState, seq: number, secret: string, at: number): Applied {
  const state = { ...before, seq, seats: playersOf(before) };
  const people = state.seats.map((_, seat) => personOn(state, seat));
  const about = {
    number: (state.played?.number ?? 0) + 1,
    players: state.seats.map((occupant, seat) => (occupant.kind === 'bot' ? occupant : people[seat])?.name ?? ''),
    options: state.options,
    startedAt: at,
    secret: state.secret,
    commitment: state.commitment,
    seeds: people.map((person) => person?.seed ?? null),
  };
  const events: GameEvent[] = [];
  const rounds: RoundEnded[] = [];
  const game = createGame(setupOf(about), fairShuffler(about.secret, about.seeds), heardBy(events, rounds));
  game.listen(null);
  // A seed serves one game: the next secret is committed to before the next seeds are known.
  const members = new Map([...state.members].map(([id, member]) => [id, { ...member, seed: null }]));
  const played = { ...about, game, moves: [], rounds, askedAt: at };
  return { state: { ...state, secret, commitment: commitmentTo(secret), members, played }, events };
}

/** The answer to the question that is asked; trusts that it is one. */
export function playOn(state: TableState, seq: number, word: ChoiceWord, at: number): Applied {
  const { played } = state;
  if (played === null) throw new Error(`a choice without a game at table ${state.code}`);
  const choice = fromChoiceWord(word);
  const events: GameEvent[] = [];
  const rounds = [...played.rounds];
  const game = played.game.clone();
  game.listen(heardBy(events, rounds));
  game.play(choice);
  game.listen(null);
  const moves = [...played.moves, choice];
  return { state: { ...state, seq, played: { ...played, game, rounds, moves, askedAt: at } }, events };
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
  const { players, secret, commitment, seeds, startedAt } = played;
  const { seats: _, ...setup } = setupOf(played);
  const fairness = { commitment, seeds, secret };
  const notes = { date: new Date(startedAt).toISOString() };
  const recorder = new Recorder({ players, setup, notes, fairness }, fairShuffler(secret, seeds));
  for (const move of played.moves) recorder.play(move);
  return writeRecord(recorder.record);
}
