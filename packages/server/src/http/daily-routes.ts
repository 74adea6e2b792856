/** The daily challenge: the day, tries, results, groups of friends. A player is known by a key that their device made. */
import {
  BeginTry,
  CreateGroup,
  Daily,
  DailyDate,
  DailyDay,
  Group,
  JoinGroup,
  Place,
  Ranking,
  RankQuery,
} from '@turn7/protocol';
import { publicAddress } from '../address.ts';
import type { LiveGroup } from '../live/groups.ts';
import { playerOf } from '../player.ts';
import { Refusal } from '../refusal.ts';
import type { Services } from '../services.ts';
import { codeIn } from './log-query.ts';
import { placeOf } from './place.ts';
import { keyOf } from './player-key.ts';
import { type Asked, GET, POST, route } from './route.ts';

export const DAILY_ROUTES = [
  route(
    {
      ...GET,
      path: '/api/daily',
      summary: "Today's challenge and the hash of tomorrow's; with a player's key their own tries and streak.",
      answer: Daily,
      handle: async ({ challenges }, { token }) => challenges.look(token),
    },
    'anyone or players',
  ),
  route({
    ...GET,
    path: '/api/daily/days/:date',
    summary: 'A day, with its secrets once nothing of it can be played any more.',
    answer: DailyDay,
    handle: async ({ challenges }, { path }) => {
      const date = DailyDate.safeParse(path['date']);
      if (!date.success) throw new Refusal('not found', 'There is no such day; expected one such as 2026-11-18.');
      return challenges.day(date.data);
    },
  }),
  route(
    {
      ...POST,
      path: '/api/daily/tries',
      summary: "Begins a player's one try at a board of today, or goes on with it: the answer is a place at a table.",
      rate: 'arrival',
      body: BeginTry,
      answer: Place,
      handle: async (services, asked) =>
        placeOf(services, asked, await services.challenges.begin(keyOf(asked), asked.body, asked.address)),
    },
    'players',
  ),
  route({
    ...GET,
    path: '/api/daily/ranks',
    summary: 'Who stands best on a day or in a week, among all or in a group.',
    query: RankQuery,
    answer: Ranking,
    handle: async (services, { query, address }) => {
      const { challenges, groups } = services;
      if (query.group === undefined) return { title: null, ranks: await challenges.ranks(query) };
      const { title, members } = await groups.use(await groupAt(services, query.group, address));
      return { title, ranks: await challenges.ranks(query, [...members.keys()]) };
    },
  }),
  route(
    {
      ...POST,
      path: '/api/daily/groups',
      summary: 'Makes a group of friends, with you in it.',
      rate: 'arrival',
      body: CreateGroup,
      answer: Group,
      handle: async (services, asked) => {
        const { title, name } = asked.body;
        const { code, view } = await services.groups.create(title, playerOf(keyOf(asked)), name);
        return groupOf(services, asked, code, view.title);
      },
    },
    'players',
  ),
  route(
    {
      ...POST,
      path: '/api/daily/groups/:code/members',
      summary: 'Comes to a group of friends, or leaves it.',
      rate: 'arrival',
      status: 200,
      body: JoinGroup,
      answer: Group,
      handle: async (services, asked) => {
        const { groups } = services;
        const player = playerOf(keyOf(asked));
        const group = await groupAt(services, codeIn(asked.path, 'group'), asked.address);
        await groups.change(group, player, asked.body.name, asked.body.leave ?? false);
        return groupOf(services, asked, group.code, group.view.title);
      },
    },
    'players',
  ),
];

/** As far as any node has written it. */
async function groupAt({ groups, config }: Services, code: string, address: string): Promise<LiveGroup> {
  const group = await groups.openFor(address, code);
  if (config.database.kind === 'postgres') await groups.catchUp(group);
  return group;
}

const groupOf = ({ config }: Services, { origin }: Pick<Asked, 'origin'>, code: string, title: string): Group => ({
  code,
  title,
  link: `${publicAddress(origin, config)}/daily#group=${code}`,
});
