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
import { admit } from '../live/memberships.ts';
import { payForTelling, toldBytes } from '../live/telling.ts';
import { Refusal } from '../refusal.ts';
import { commandRoute, memberRoute, tableRoute, viewerRoute } from './access.ts';
import { LogNumbers, MOST_LINES } from './log-query.ts';
import { linkTo, placeOf } from './place.ts';
import { GET, POST, route } from './route.ts';

const MOST_LISTED = 100;
/** Of those that one address has opened through one node: nobody fills the list alone. */
const MOST_OF_ONE = 5;

export const TABLE_ROUTES = [
  route({
    ...POST,
    path: '/api/tables',
    summary: 'Opens a table and makes you its host.',
    rate: 'arrival',
    body: CreateTable,
    answer: Place,
    handle: async (services, asked) =>
      placeOf(services, asked, await services.memberships.create(asked.body, asked.address)),
  }),
  route({
    ...GET,
    path: '/api/tables',
    summary: 'The tables that their hosts have put into the public list, the latest first.',
    answer: TableList,
    handle: async ({ store }) => {
      const rows = await store.listings(MOST_LISTED, MOST_OF_ONE);
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
  commandRoute({
    ...POST,
    path: '/api/tables/:code/commands',
    summary: 'Does something at the table. Sent again with the same id it happens once, and the answer is the same.',
    body: Envelope,
    status: 200,
    answer: Accepted,
    handle: async (services, { table, member, body, address }) => {
      payForTelling(services, table.name, address, toldBytes(body.command, table.state));
      return { seq: await services.tables.execute(table.code, member, body, address) };
    },
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
        admit(table, member); // somebody may have sent them away meanwhile
        const lines = await tables.lines(table.code, query.since, MOST_LINES, address);
        // Lines of long ago come from the store, where another node may just have added one.
        if ((lines.at(-1)?.seq ?? 0) > table.seq) await tables.catchUp(table);
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
      placeOf(services, asked, await services.memberships.redeem(asked.table, asked.body.pass)),
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
    handle: async ({ store, challenges }, { table, path }) => {
      const [, digits] = /^(\d{1,6})(?:\.t7)?$/.exec(path['game'] ?? '') ?? [];
      const record = digits === undefined ? null : await store.findRecord(table.code, Number(digits));
      if (record !== null) return challenges.shownRecord(table.state.daily, record);
      throw new Refusal('not found', 'There is no such record; expected the number of a game that is over.');
    },
  }),
];
