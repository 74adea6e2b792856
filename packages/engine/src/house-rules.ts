/** What a table may agree on beside the rules (R45–R47). Each house rule stands here once, with all that it may be. */

/** As a table says them; a game that is played has counted its decks. */
export interface HouseRules<Decks = number | null> {
  /** The total that ends the game (R45). */
  readonly target: number;
  /** The number of decks (R46); null is one for every 18 seats or part of them (R2). */
  readonly decks: Decks;
  /** A bust in a Turn Three does not cancel the cards set aside (R47). */
  readonly originalTurnThree: boolean;
}

export const DEFAULT_TARGET = 200;
export const MOST_TARGET = 1_000_000;
export const MOST_DECKS = 12;

export const USUAL_HOUSE_RULES: HouseRules = { target: DEFAULT_TARGET, decks: null, originalTurnThree: false };

/** In the order in which records name them; `word`: what records and the command line call it. Numbers count from 1. */
export const HOUSE_RULES = [
  { kind: 'number', name: 'target', word: 'target', most: MOST_TARGET },
  { kind: 'number', name: 'decks', word: 'decks', most: MOST_DECKS },
  { kind: 'flag', name: 'originalTurnThree', word: 'original-turn-three' },
] as const satisfies readonly HouseRule[];

type HouseRule =
  | { readonly kind: 'number'; readonly name: keyof HouseRules; readonly word: string; readonly most: number }
  | { readonly kind: 'flag'; readonly name: keyof HouseRules; readonly word: string };

export const HOUSE_NUMBERS = HOUSE_RULES.filter((rule) => rule.kind === 'number');
/** Those that are agreed on or not. */
export const HOUSE_FLAGS = HOUSE_RULES.filter((rule) => rule.kind === 'flag');
export type HouseFlag = (typeof HOUSE_FLAGS)[number]['name'];

/** These alone, of whatever holds them among other things. */
export const houseRulesOf = <Decks>({ target, decks, originalTurnThree }: HouseRules<Decks>): HouseRules<Decks> => ({
  target,
  decks,
  originalTurnThree,
});

/** Where nothing is said, what is usual. */
export const houseRulesFrom = (some: Partial<HouseRules>): HouseRules =>
  houseRulesOf({ ...USUAL_HOUSE_RULES, ...some });

/** What was kept or sent by somebody: null where a rule is none that a table can agree on. */
export function houseRulesIn(value: object): HouseRules | null {
  const rules = houseRulesFrom(value);
  return wrongHouseRule(rules) === undefined ? rules : null;
}

/** The first that no table can agree on, if there is one. */
export const wrongHouseRule = (rules: HouseRules): (typeof HOUSE_RULES)[number] | undefined =>
  HOUSE_RULES.find((rule) => !isPossible(rule, rules[rule.name]));

function isPossible(rule: HouseRule, value: unknown): boolean {
  if (rule.kind === 'flag') return typeof value === 'boolean';
  const isUsual = value === null && USUAL_HOUSE_RULES[rule.name] === null;
  return isUsual || (typeof value === 'number' && Number.isInteger(value) && value >= 1 && value <= rule.most);
}
