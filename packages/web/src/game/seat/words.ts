/** A seat in words: all that its picture says. */
import type { Texts } from '../../words/texts.ts';
import type { Look, SeatFacts } from './facts.ts';

export function seatWords({ name, person, look, points, isDealer, view }: SeatFacts, texts: Texts): string {
  const { common, table, lobby } = texts;
  const marks = [
    ...(isDealer ? [table.dealer] : []),
    ...(person.level === null ? [] : [`${table.bot}, ${levelWord(person.level, texts)}`]),
    ...(person.isHost ? [lobby.seats.host] : []),
    ...(person.presence === 'here' ? [] : [table.presence[person.presence].tells]),
  ];
  return table.seat({
    name: name.text,
    marks,
    status: lookWord(look, name.you, texts),
    cards: view.cards.map(common.card),
    points,
    total: view.total,
  });
}

/** The name of a bot's level. */
export function levelWord(level: string, { front }: Texts): string {
  const [, words] = Object.entries(front.levels).find(([name]) => name === level) ?? [];
  return words?.name ?? level;
}

export function lookWord(look: Look, you: boolean, { common, table }: Texts): string {
  if (look === 'turn 7') return table.turn7;
  if (look === 'turn') return you ? common.yourTurn : common.turn;
  return common.status[look];
}
