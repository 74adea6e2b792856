/** Routes of one table: which it is, who asks, and whether they may, is settled before the handler is asked. */
import type { LiveTable } from '../live/tables.ts';
import { Refusal } from '../refusal.ts';
import type { Services } from '../services.ts';
import type { MemberId } from '../table/state.ts';
import { codeIn } from './log-query.ts';
import { type Asked, type Route, route, type Typed } from './route.ts';

interface AtTable {
  readonly table: LiveTable;
}

/** `member`: null for somebody who watches. */
interface Viewing extends AtTable {
  readonly member: MemberId | null;
}

interface Belonging extends AtTable {
  readonly member: MemberId;
}

/** For anybody who knows the code. */
export const tableRoute = <Body, Query, Answer>(typed: Typed<Body, Query, Answer, AtTable>): Route =>
  route({
    ...typed,
    handle: async (services, asked) => typed.handle(services, { ...asked, table: await tableOf(services, asked) }),
  });

/** For its members, and for anybody else as long as they may watch. */
export const viewerRoute = <Body, Query, Answer>(typed: Typed<Body, Query, Answer, Viewing>): Route => {
  const handle = async (services: Services, asked: Asked<Body, Query>): Promise<Answer> => {
    const table = await tableOf(services, asked);
    return typed.handle(services, { ...asked, table, member: await viewerOf(services, table, asked) });
  };
  return route({ ...typed, handle }, 'viewers');
};

/** For its members. */
export const memberRoute = <Body, Query, Answer>(typed: Typed<Body, Query, Answer, Belonging>): Route => {
  const handle = async (services: Services, asked: Asked<Body, Query>): Promise<Answer> => {
    const table = await tableOf(services, asked);
    return typed.handle(services, { ...asked, table, member: await memberOf(services, table, asked) });
  };
  return route({ ...typed, handle }, 'members');
};

/** As far as any node has written it. */
async function tableOf(services: Services, { path }: Asked): Promise<LiveTable> {
  const table = await services.tables.open(codeIn(path, 'table'));
  // Whoever was told of a line by one node must find it at every other.
  if (services.config.database.kind === 'postgres') await services.tables.catchUp(table);
  return table;
}

async function memberOf(services: Services, table: LiveTable, { token }: Asked): Promise<MemberId> {
  if (token !== null) return services.memberships.authenticate(table.code, token);
  throw new Refusal('unauthorised', 'This needs the token of a member; expected it as "Authorization: Bearer TOKEN".');
}

async function viewerOf(services: Services, table: LiveTable, asked: Asked): Promise<MemberId | null> {
  if (asked.token !== null) return memberOf(services, table, asked);
  if (table.state.options.spectators) return null;
  throw new Refusal('unauthorised', 'Nobody may watch at this table; expected the token of a member.');
}
