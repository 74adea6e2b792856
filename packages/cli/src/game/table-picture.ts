/** The table as text: one line a seat with its total, points, cards and status. */
import { type Card, type Game, isNumber, type Seat, type View, viewOf } from '@turn7/engine';
import pc from 'picocolors';
import type { EnglishNarrator } from '../english.ts';

export const LEGEND = '> whose turn   D dealer   total +points of this round   Ctrl-C leaves';

export function tablePicture(game: Game, narrator: EnglishNarrator): string[] {
  const players = narrator.names.map(({ text }) => text);
  const view = viewOf(game);
  const { round, drawSize, discard, seats, dealer } = view;
  const width = Math.max(...players.map((player) => player.length));
  return [
    pc.dim(`  Round ${round} · draw pile ${drawSize} · discard pile ${sum(discard)}`),
    ...seats.map(({ status }, seat) => {
      const marks = `${seat === game.asked ? '>' : ' '}${seat === dealer ? 'D' : ' '}`;
      const name = (players[seat] ?? '').padEnd(width);
      const line = `${marks} ${seat === game.asked ? pc.bold(name) : name} ${seatPicture(game, seat, narrator)}`;
      return status === 'active' ? line : pc.dim(line);
    }),
    ...pendingLines(view, narrator),
  ];
}

/** The cards that are set aside or assigned and have yet to take effect. */
function pendingLines({ turnThree, queue }: View, { names, texts: { common } }: EnglishNarrator): string[] {
  const aside = turnThree?.aside.map(common.cardSign) ?? [];
  const waiting = queue.map(({ card, seat }) => `${common.cardSign(card)} for ${names[seat]?.text}`);
  return [
    ...(aside.length > 0 ? [pc.dim(`  set aside: ${aside.join(', ')}`)] : []),
    ...(waiting.length > 0 ? [pc.dim(`  waiting: ${waiting.join(', ')}`)] : []),
  ];
}

/** What lies in front of a seat: `29 +16  [10] (+6) · Stayed`. */
export function seatPicture(game: Game, seat: Seat, { texts: { common } }: EnglishNarrator): string {
  const { hands } = game;
  const cardPicture = (card: Card): string => (isNumber(card) ? `[${card}]` : `(${common.cardSign(card)})`);
  const status = hands.statusName(seat);
  const total = `${String(hands.total(seat)).padStart(3)} ${`+${hands.points(seat)}`.padEnd(4)}`;
  const cards = hands.cardsOf(seat).map(cardPicture).join(' ');
  return `${total} ${cards}${status === 'active' ? '' : ` · ${common.status[status]}`}`.trimEnd();
}

const sum = (counts: readonly number[]): number => counts.reduce((total, count) => total + count, 0);
