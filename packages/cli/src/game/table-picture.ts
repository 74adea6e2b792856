/** The table as text: one line a seat with its total, points, cards and status. */
import { type Card, type Game, type Hand, isNumber, type View, viewOf } from '@turn7/engine';
import pc from 'picocolors';
import type { EnglishNarrator } from '../english.ts';

export const LEGEND = '> whose turn   D dealer   total +points of this round   Ctrl-C leaves';

export function tablePicture(game: Game, narrator: EnglishNarrator): string[] {
  const players = narrator.names.map(({ text }) => text);
  const view = viewOf(game);
  const { round, drawSize, discard } = view;
  const width = Math.max(...players.map((player) => player.length));
  return [
    pc.dim(`  Round ${round} · draw pile ${drawSize} · discard pile ${sum(discard)}`),
    ...game.hands.map((hand) => {
      const isAsked = game.isAsked && hand === game.asked;
      const marks = `${isAsked ? '>' : ' '}${hand === game.dealer ? 'D' : ' '}`;
      const name = (players[hand.seat] ?? '').padEnd(width);
      const line = `${marks} ${isAsked ? pc.bold(name) : name} ${seatPicture(hand, narrator)}`;
      return hand.isActive ? line : pc.dim(line);
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
export function seatPicture(hand: Hand, { texts: { common } }: EnglishNarrator): string {
  const cardPicture = (card: Card): string => (isNumber(card) ? `[${card}]` : `(${common.cardSign(card)})`);
  const total = `${String(hand.total).padStart(3)} ${`+${hand.points}`.padEnd(4)}`;
  const cards = hand.laid.map(cardPicture).join(' ');
  return `${total} ${cards}${hand.isActive ? '' : ` · ${common.status[hand.statusName]}`}`.trimEnd();
}

const sum = (counts: readonly number[]): number => counts.reduce((total, count) => total + count, 0);
