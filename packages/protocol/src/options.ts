/** What the host of a table may decide: the rules of the house, how many may play, how long they may think, who may watch. */
import { type HouseRules, MOST_DECKS, MOST_SEATS, USUAL_HOUSE_RULES } from '@turn7/engine';
import * as z from 'zod/mini';
import { whole } from './parts.ts';

/** A game to more than this would outlast its players. */
export const MOST_ONLINE_TARGET = 1000;
export const SHORTEST_CLOCK = 5;
/** A week. */
export const LONGEST_CLOCK = 604_800;
/** An hour: from here on a table is for slow play, where nobody need be there between two choices of theirs. */
export const SLOW_CLOCK = 3600;
/** Long enough to fetch a drink, and nobody keeps a whole table waiting for an evening. */
export const PATIENT_CLOCK = 60;

export const houseRules = {
  target: whole(1, MOST_ONLINE_TARGET),
  decks: z.nullable(whole(1, MOST_DECKS)),
  originalTurnThree: z.boolean(),
} satisfies { readonly [Name in keyof HouseRules]: z.ZodMiniType<HouseRules[Name]> };

const parts = {
  /** How many may play. */
  seats: whole(1, MOST_SEATS),
  ...houseRules,
  /** Seconds for each choice, or null for all the time in the world. The host may change it during a game. */
  clock: z.nullable(whole(SHORTEST_CLOCK, LONGEST_CLOCK)),
  /** Whether people without a seat may watch. */
  spectators: z.boolean(),
  /** Whether the table is in the public list. */
  listed: z.boolean(),
  /** Whether pages may show the odds and give advice. Tables of before there was a choice allow it. */
  coach: z._default(z.boolean(), true),
  /** Whether finished games count for the ratings of those who agree. Not said where they do not. */
  rated: z.exactOptional(z.literal(true)),
};

export const Options = z.strictObject(parts);
export type Options = z.infer<typeof Options>;

export const USUAL_OPTIONS: Options = {
  seats: 8,
  ...USUAL_HOUSE_RULES,
  clock: PATIENT_CLOCK,
  spectators: true,
  listed: false,
  coach: true,
};

export const isSlowClock = (clock: Options['clock']): boolean => clock !== null && clock >= SLOW_CLOCK;

/** Some of them; the others stay as they are. */
export const SomeOptions = z.strictObject({
  seats: z.exactOptional(parts.seats),
  target: z.exactOptional(parts.target),
  decks: z.exactOptional(parts.decks),
  originalTurnThree: z.exactOptional(parts.originalTurnThree),
  clock: z.exactOptional(parts.clock),
  spectators: z.exactOptional(parts.spectators),
  listed: z.exactOptional(parts.listed),
  coach: z.exactOptional(z.boolean()),
  rated: z.exactOptional(z.boolean()),
});
export type SomeOptions = z.infer<typeof SomeOptions>;

/** Some options in the place of others. */
export function optionsWith({ rated: before, ...options }: Options, { rated = before, ...some }: SomeOptions): Options {
  return { ...options, ...some, ...(rated ? { rated } : {}) };
}

/** What a rated table plays by: the strength of its bots is known under these rules alone, and advice is not one's own. */
export const RATED_RULES = { ...USUAL_HOUSE_RULES, coach: false } as const satisfies SomeOptions;

export const isRatable = ({ target, decks, originalTurnThree, coach }: Options): boolean =>
  target === RATED_RULES.target &&
  decks === RATED_RULES.decks &&
  originalTurnThree === RATED_RULES.originalTurnThree &&
  coach === RATED_RULES.coach;
