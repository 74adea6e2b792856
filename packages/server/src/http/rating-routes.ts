/** Ratings: one's own, known by the key that a device made, and those of the people at a rated table. */
import { OwnRating, TableRatings } from '@turn7/protocol';
import { playerOf } from '../player.ts';
import { BOT_RATINGS, pointsBy, ratingOf } from '../rating/skill.ts';
import type { Services } from '../services.ts';
import type { RatingChange } from '../store/store.ts';
import type { TableState } from '../table/state.ts';
import { viewerRoute } from './access.ts';
import { keyOf } from './player-key.ts';
import { GET, POST, route } from './route.ts';

export const RATING_ROUTES = [
  route(
    {
      ...GET,
      path: '/api/rating',
      summary: "A player's own rating, and those of the bots to compare it with.",
      answer: OwnRating,
      handle: async ({ store }, asked) => ownRating(store, playerOf(keyOf(asked))),
    },
    'players',
  ),
  route(
    {
      ...POST,
      path: '/api/rating/removal',
      summary: "Deletes a player's rating; the next rated game begins a new one.",
      rate: 'arrival',
      status: 200,
      answer: OwnRating,
      handle: async ({ store, now }, asked) => {
        const player = playerOf(keyOf(asked));
        await store.forgetRating(player, now());
        return ownRating(store, player);
      },
    },
    'players',
  ),
  viewerRoute({
    ...GET,
    path: '/api/tables/:code/ratings',
    summary:
      'The ratings of those at a rated table whose games count there, and what the game that is over did to them.',
    answer: TableRatings,
    handle: async ({ store }, { table: { state } }) => {
      const sums = new Map((await store.ratingsOf([...state.rated.values()], true)).map((sum) => [sum.player, sum]));
      const changes = new Map((await lastChanges(store, state)).map((change) => [change.player, change]));
      const ratings = [...state.rated].flatMap(([member, player]) => {
        const [sum, change] = [sums.get(player), changes.get(player)];
        return sum ? [{ member, player, rating: ratingOf(sum), change: change ? pointsBy(change, sum) : null }] : [];
      });
      return { ratings };
    },
  }),
];

/** What the game on the table did, once it is over. */
const lastChanges = async (store: Services['store'], { code, played }: TableState): Promise<readonly RatingChange[]> =>
  played?.game.finished ? store.ratingChangesOf(code, played.number) : [];

async function ownRating(store: Services['store'], player: string): Promise<OwnRating> {
  const [sum] = await store.ratingsOf([player], false);
  return { player, rating: sum ? ratingOf(sum) : null, bots: [...BOT_RATINGS] };
}
