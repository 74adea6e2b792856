/** What options take, checked. Commander tells the person what was wrong, and the command exits with 2. */
import {
  CARDS,
  type Card,
  cardNamed,
  HOUSE_RULES,
  type HouseRules,
  SEATS_PER_DECK,
  type SeatPosition,
  STATUSES,
  USUAL_HOUSE_RULES,
} from '@turn7/engine';
import { type Command, InvalidArgumentError, Option } from 'commander';
import { whole } from './english.ts';

export const wholeNumber =
  (least: number, most: number) =>
  (text: string): number => {
    const number = /^\d{1,10}$/.test(text) ? Number(text) : Number.NaN;
    if (number >= least && number <= most) return number;
    throw new InvalidArgumentError(`Expected a whole number from ${whole(least)} to ${whole(most)}.`);
  };

/** `2,4,6` */
export const wholeNumbers =
  (least: number, most: number) =>
  (text: string): number[] => {
    const numbers = text.split(',').map((part) => wholeNumber(least, most)(part.trim()));
    if (new Set(numbers).size < numbers.length) throw new InvalidArgumentError('Expected each number once.');
    return numbers;
  };

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

/** The house rules as options of a command; what is not said is as usual. */
const TELLS: Readonly<Record<keyof HouseRules, { readonly value?: string; readonly tells: string }>> = {
  target: { value: 'points', tells: 'house rule: the total that ends the game' },
  decks: {
    value: 'number',
    tells: `house rule: the number of decks, instead of one for every ${SEATS_PER_DECK} players`,
  },
  originalTurnThree: { tells: 'house rule: a bust in a Turn Three does not cancel the cards set aside' },
};

export function withHouseRules(command: Command): Command {
  for (const rule of HOUSE_RULES) {
    const { value, tells } = TELLS[rule.name];
    const option = new Option(`--${rule.word}${value === undefined ? '' : ` <${value}>`}`, tells);
    if (rule.kind === 'number') option.argParser(wholeNumber(1, rule.most));
    const usual = USUAL_HOUSE_RULES[rule.name];
    command.addOption(usual ? option.default(usual) : option);
  }
  return command;
}

/** What was agreed on beside the target: `decks 2, original-turn-three`. */
export const houseWords = (rules: HouseRules): readonly string[] =>
  HOUSE_RULES.flatMap(({ kind, name, word }) => {
    const value = rules[name];
    if (name === 'target' || value === USUAL_HOUSE_RULES[name]) return [];
    return [kind === 'flag' ? word : `${word} ${value}`];
  });
