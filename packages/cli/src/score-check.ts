/** The score pad once more, from nothing but the cards in front of the seats: whoever kept it may have erred. */
import {
  type Card,
  type LocatedRecord,
  NOBODY,
  nameOf,
  type Outcome,
  pointsAtEnd,
  RecordError,
  type RoundEnded,
  winnerAmong,
} from '@turn7/engine';

/** Throws a RecordError where the scores, the totals or the winner are not what the cards say. */
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
