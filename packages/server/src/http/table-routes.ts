/** Tables: opening, finding, watching and changing them, coming to them, and the records of their games. */
import {
  Accepted,
  CreateTable,
  Envelope,
  JoinTable,
  LogPage,
  Pass,
  Place,
  RecordList,
  RedeemPass,
  TableList,
  TableListing,
  TableView,
} from '@turn7/protocol';
import * as z from 'zod/mini';
import { publicAddress } from '../address.ts';
import type { Key } from '../live/memberships.ts';
import { Refusal } from '../refusal.ts';
import type { Services } from '../services.ts';
import { memberRoute, tableRoute, viewerRoute } from './access.ts';
import { LogNumbers, MOST_LINES } from './log-query.ts';
import { type Asked, GET, POST, route } from './route.ts';

const MOST_LISTED = 100;

export const TABLE_ROUTES = [
  route({
    ...POST,
    path: '/api/tables',
    summary: 'Opens a table and makes you its host.',
    rate: 'arrival',
    body: CreateTable,
    answer: Place,
    handle: async (services, asked) => placeOf(services, asked, await services.memberships.create(asked.body)),
  }),
  route({
    ...GET,
    path: '/api/tables',
    summary: 'The tables that their hosts have put into the public list, the latest first.',
    answer: TableList,
    handle: async ({ store }) => {
      const rows = await store.listings(MOST_LISTED);
      return { tables: rows.map(({ listing }) => TableListing.parse(JSON.parse(listing))) };
    },
  }),
  viewerRoute({
    ...GET,
    path: '/api/tables/:code',
    summary: 'A table as it is now: who sits there, the game, the score of every round.',
    answer: TableView,
    handle: async (_, { table }) => table.view,
  }),
  memberRoute({
    ...POST,
    path: '/api/tables/:code/commands',
    summary: 'Does something at the table. Sent again with the same id it happens once, and the answer is the same.',
    body: Envelope,
    status: 200,
    answer: Accepted,
    handle: async ({ tables }, { table, member, body }) => ({ seq: await tables.execute(table.code, member, body) }),
  }),
  viewerRoute({
    ...GET,
    path: '/api/tables/:code/events',
    summary:
      `The lines of the log after \`since\`, at most ${MOST_LINES}; waits up to \`wait\` seconds if there is none. ` +
      'With a token, asking counts as being there.',
    query: LogNumbers,
    answer: LogPage,
    handle: async ({ tables, scheduler, waiting, rates }, { table, member, query, address, gone }) => {
      if (table.linesSince(query.since) === null) rates.take('history', address);
      const leave = scheduler.presence.attend(table.code, member);
      try {
        await waiting.until(table, query.since, query.wait * 1000, { address, gone });
        if (member !== null && !table.state.members.has(member))
          throw new Refusal('unauthorised', 'You are no longer at this table.');
        const lines = await tables.lines(table.code, query.since, MOST_LINES);
        return { lines: [...lines], table: table.view };
      } finally {
        leave();
      }
    },
  }),
  tableRoute({
    ...POST,
    path: '/api/tables/:code/members',
    summary:
      'Comes to a table under a name, with a seat if one is free. The token in the answer is the key to the place.',
    rate: 'arrival',
    body: JoinTable,
    answer: Place,
    handle: async (services, asked) =>
      placeOf(services, asked, await services.memberships.join(asked.table.code, asked.body)),
  }),
  memberRoute({
    ...POST,
    path: '/api/tables/:code/passes',
    summary: 'Makes a link that opens your place on another device, once and within ten minutes.',
    rate: 'arrival',
    answer: Pass,
    handle: async (services, asked) => {
      const { code } = asked.table;
      const { pass, expiresAt } = await services.memberships.newPass(code, asked.member);
      // What stands after the # is never sent to a server, so no log can have it.
      return { pass, expiresAt, link: `${linkTo(services, asked, code)}#pass=${pass}` };
    },
  }),
  tableRoute({
    ...POST,
    path: '/api/tables/:code/places',
    summary: 'Uses a pass: the answer has a new token for the same place. The old one keeps working.',
    rate: 'arrival',
    body: RedeemPass,
    answer: Place,
    handle: async (services, asked) =>
      placeOf(services, asked, await services.memberships.redeem(asked.table.code, asked.body.pass)),
  }),
  viewerRoute({
    ...GET,
    path: '/api/tables/:code/records',
    summary: 'The numbers of the games of a table that are over.',
    answer: RecordList,
    handle: async ({ store }, { table }) => ({ games: [...(await store.gamesOf(table.code))] }),
  }),
  viewerRoute({
    ...GET,
    path: '/api/tables/:code/records/:game',
    summary: 'The record of a game that is over, with the proof of its shuffles; `3` and `3.t7` are the same.',
    media: 'text/plain',
    answer: z.string(),
    handle: async ({ store }, { table, path }) => {
      const [, digits] = /^(\d{1,6})(?:\.t7)?$/.exec(path['game'] ?? '') ?? [];
      const record = digits === undefined ? null : await store.findRecord(table.code, Number(digits));
      if (record !== null) return record;
      throw new Refusal('not found', 'There is no such record; expected the number of a game that is over.');
    },
  }),
];

async function placeOf(services: Services, asked: Asked, key: Key): Promise<Place> {
  const { view } = await services.tables.open(key.code);
  return { ...key, link: linkTo(services, asked, key.code), table: view };
}

const linkTo = ({ config }: Services, { origin }: Asked, code: string): string =>
  `${publicAddress(origin, config)}/t/${code}`;
