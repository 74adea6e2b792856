/** Cards and players as people write them on a command line. */
import { CARDS, type Card, cardNamed, type SeatPosition, STATUSES } from '@turn7/engine';
import { InvalidArgumentError } from 'commander';

/** `3 7 +4 LS`: spaces or commas between the cards. */
export function cardList(text: string): Card[] {
  return text
    .split(/[\s,]+/)
    .filter((word) => word !== '')
    .map((word) => {
      const card = cardNamed(word) ?? cardNamed(word.toUpperCase()) ?? cardNamed(word.toLowerCase());
      if (card === undefined)
        throw new InvalidArgumentError(`"${word}" is not a card; expected one of ${CARDS.join(' ')}.`);
      return card;
    });
}

/** `150`, `150:5 8 x2`, `95:12 10:stayed`. */
export function rivalFrom(text: string): SeatPosition {
  const [total = '', cards = '', status = 'active', ...rest] = text.split(':').map((part) => part.trim());
  const name = STATUSES.find((one) => one === status);
  if (!/^\d{1,7}$/.test(total) || rest.length > 0 || !name) {
    throw new InvalidArgumentError(
      `"${text}" is not a player; expected TOTAL, TOTAL:CARDS or TOTAL:CARDS:STATUS, as in "95:12 10:stayed" (${STATUSES.join(', ')}).`,
    );
  }
  return { total: Number(total), cards: cardList(cards), status: name };
}
