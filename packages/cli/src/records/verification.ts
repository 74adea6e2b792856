/** Everything that can be checked of a record, and what was found. */
import {
  type Card,
  checkExpectations,
  type LocatedRecord,
  NOBODY,
  nameOf,
  type Outcome,
  outcomeOf,
  pointsAtEnd,
  RecordError,
  type RoundEnded,
  replay,
  scorePad,
  winnerAmong,
} from '@turn7/engine';
import { checkProof, type Proof } from '@turn7/protocol';
import { type Compared, compare, type Seen } from './comparison.ts';

/** What a good record holds; seats count from 1. */
export interface Verification {
  readonly proof: Proof;
  /** In the first pile. */
  readonly cards: number;
  readonly reshuffles: number;
  readonly moves: number;
  readonly rounds: number;
  readonly expectations: number;
  readonly totals: readonly number[];
  readonly status: Outcome['status'];
  readonly winner: number | null;
  readonly compared: Compared;
}

/** Throws a RecordError, also where the record is not what was seen. The proof comes first: a pile that was tampered with makes good moves look wrong. */
export function verify(located: LocatedRecord, seen: Seen = {}): Verification {
  const { draws, moves, expects } = located.record;
  const proof = checkProof(located);
  const compared = compare(located, seen);
  const rounds: RoundEnded[] = [];
  const keepScore = scorePad(rounds);
  let reshuffles = 0;
  const game = replay(located, (event) => {
    keepScore(event);
    if (event.kind === 'reshuffled') reshuffles++;
  });
  const outcome = outcomeOf(game, rounds);
  checkScores(located, rounds, outcome);
  checkExpectations(located, outcome);
  if (compared.commitment && proof.kind === 'pending' && outcome.status === 'finished') throw secretWithheld(located);
  const { totals, status, winner } = outcome;
  return {
    proof,
    cards: draws[0]?.length ?? 0,
    reshuffles,
    moves: moves.length,
    rounds: rounds.length,
    expectations: expects.length,
    ...{ totals, status, winner, compared },
  };
}

/** Whoever compares the commitment wants to know whether the shuffles were those: of a game that is over that can be told. */
const secretWithheld = ({ lines }: LocatedRecord): RecordError =>
  new RecordError(
    lines.keys.get('commitment') ?? lines.header,
    'the game is over, and the secret behind this commitment is not told',
    'a line `secret`; that of a daily challenge is told when its day is over',
  );

/**
 * The score pad once more, from nothing but the cards in front of the seats: whoever kept it may have erred. Throws a
 * RecordError where the scores, the totals or the winner are not what the cards say.
 */
export function checkScores({ record, lines }: LocatedRecord, rounds: readonly RoundEnded[], outcome: Outcome): void {
  const wrong = (problem: string, expected: string) => new RecordError(lines.header, problem, expected);
  const totals = record.players.map(() => 0);
  let winner: number | null = null;
  for (const { round, hands, scores, totals: kept } of rounds) {
    if (winner !== null) throw wrong(`there is a round ${round}`, `none after seat ${winner} had won`);
    hands.forEach((hand, i) => {
      const points = pointsAtEnd(hand);
      const seat = `seat ${i + 1}`;
      if (scores[i] !== points)
        throw wrong(`${seat} scores ${scores[i]} in round ${round}`, `${points} ${forThe(hand)}`);
      const total = (totals[i] ?? 0) + points;
      if (kept[i] !== total) throw wrong(`${seat} has ${kept[i]} in all after round ${round}`, `${total}`);
      totals[i] = total;
    });
    const seat = winnerAmong(totals, record.target);
    winner = seat === NOBODY ? null : seat + 1;
  }
  if (outcome.winner !== winner) throw wrong(`the winner is ${seatWords(outcome.winner)}`, seatWords(winner));
}

const forThe = (hand: readonly Card[]): string => `for ${hand.length === 0 ? 'no cards' : hand.map(nameOf).join(' ')}`;

const seatWords = (seat: number | null): string => (seat === null ? 'nobody' : `seat ${seat}`);
