/** A seat in words: all that its picture says. */
import type { Texts } from '../../words/texts.ts';
import type { Look, SeatFacts } from './facts.ts';

export function seatWords({ name, person, look, isDealer, view }: SeatFacts, texts: Texts): string {
  const { common, table } = texts;
  const marks = [
    ...(isDealer ? [table.dealer] : []),
    ...(person.kind === 'bot' ? [table.bot] : []),
    ...(person.presence === 'here' ? [] : [table.presence[person.presence]]),
  ];
  return table.seat({
    name: name.text,
    marks,
    status: lookWord(look, name.you, texts),
    cards: view.cards.map(common.card),
    points: view.points,
    total: view.total,
  });
}

export function lookWord(look: Look, you: boolean, { common, table }: Texts): string {
  if (look === 'turn 7') return table.turn7;
  if (look === 'turn') return you ? common.yourTurn : common.turn;
  return common.status[look];
}
