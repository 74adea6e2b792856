/** The house rules as options of a command; what is not said is as usual. */
import { HOUSE_RULES, type HouseRules, SEATS_PER_DECK, USUAL_HOUSE_RULES } from '@turn7/engine';
import { type Command, Option } from 'commander';
import { wholeNumber } from './arguments.ts';

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
