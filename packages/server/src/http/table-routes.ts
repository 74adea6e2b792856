/** Tables: opening, finding, watching and changing them. */
import { Accepted, CreateTable, Envelope, LogPage, Place, TableList, TableListing, TableView } from '@turn7/protocol';
import { Refusal } from '../table/decide.ts';
import { tableView } from '../table/view.ts';
import { LogNumbers, MOST_LINES } from './log-query.ts';
import { placeOf } from './place-routes.ts';
import { GET, POST, route } from './route.ts';
import { memberRoute, viewerRoute } from './table-route.ts';

const MOST_LISTED = 100;

export const TABLE_ROUTES = [
  route({
    ...POST,
    path: '/api/tables',
    summary: 'Opens a table and makes you its host.',
    knock: 'arrival',
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
    handle: async ({ pace }, { table }) => tableView(table.state, pace),
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
    handle: async ({ tables, scheduler, waiting, rates, pace }, { table, member, query, address, gone }) => {
      if (table.linesSince(query.since) === null) rates.take('history', address);
      const leave = scheduler.presence.attend(table.code, member);
      try {
        await waiting.until(table, query.since, query.wait * 1000, { address, gone });
        if (member !== null && !table.state.members.has(member))
          throw new Refusal('unauthorised', 'You are no longer at this table.');
        const lines = await tables.lines(table.code, query.since, MOST_LINES);
        return { lines: [...lines], table: tableView(table.state, pace) };
      } finally {
        leave();
      }
    },
  }),
];
