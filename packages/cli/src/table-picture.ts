/** The table as text: one line a seat with its status, cards, points and total. */
import { type Card, type Game, isNumber, type Seat, type SeatView, type View, viewOf } from '@turn7/engine';
import pc from 'picocolors';
import { cardWords, type Vocabulary, wordsOf } from './vocabulary.ts';

export function tablePicture(game: Game, players: readonly string[], vocabulary: Vocabulary): string[] {
  const view = viewOf(game);
  const width = Math.max(...players.map((player) => player.length));
  return [
    pc.dim(`  Round ${view.round} · draw pile ${view.drawSize} · discard pile ${sum(view.discard)}`),
    ...view.seats.map((seat, i) => seatLine(seat, i, view, (players[i] ?? '').padEnd(width), vocabulary)),
  ];
}

function seatLine(seat: SeatView, index: Seat, view: View, name: string, vocabulary: Vocabulary): string {
  const turn = index === view.question?.seat;
  const marks = `${turn ? '>' : ' '}${index === view.dealer ? 'D' : ' '}`;
  const points = seat.points > 0 ? `+${seat.points}` : '';
  const total = `${String(seat.total).padStart(3)} ${pc.dim(points.padEnd(4))}`;
  const status =
    seat.status === 'active' ? '' : `(${seat.status === 'locked' ? wordsOf(vocabulary).locked : seat.status})`;
  const line = `${marks} ${turn ? pc.bold(name) : name} ${total}  ${seat.cards.map((card) => cardPicture(card, vocabulary)).join(' ')} ${status}`;
  return seat.status === 'active' ? line.trimEnd() : pc.dim(line.trimEnd());
}

const cardPicture = (card: Card, vocabulary: Vocabulary): string =>
  isNumber(card) ? pc.bold(`[${card}]`) : `(${cardWords(card, vocabulary)})`;

const sum = (counts: readonly number[]): number => counts.reduce((total, count) => total + count, 0);
