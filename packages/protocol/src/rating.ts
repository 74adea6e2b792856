/** Ratings over HTTP: how strong somebody is, as far as the rated games of a server say. */
import * as z from 'zod/mini';
import { PlayerId } from './daily-try.ts';
import { MemberId, text } from './parts.ts';

const points = z.int();
const count = z.int();

/** `uncertainty`: one standard deviation. `provisional`: it is still too large for the rating to say much. */
export const Rating = z.strictObject({
  rating: points,
  uncertainty: points,
  games: count,
  won: count,
  provisional: z.boolean(),
});
export type Rating = z.infer<typeof Rating>;

/** `rating`: null where no rated game was finished. `bots`: what the scale means, from the weakest to the strongest. */
export const OwnRating = z.strictObject({
  player: PlayerId,
  rating: z.nullable(Rating),
  bots: z.array(z.strictObject({ level: text(16), rating: points })),
});
export type OwnRating = z.infer<typeof OwnRating>;

/**
 * Of those at a table who are rated there and have a rating that others may see. `change`: what the game on the table did to
 * it, once that is over; null where it did not count.
 */
export const TableRatings = z.strictObject({
  ratings: z.array(z.strictObject({ member: MemberId, player: PlayerId, rating: Rating, change: z.nullable(points) })),
});
export type TableRatings = z.infer<typeof TableRatings>;
