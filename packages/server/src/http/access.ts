/** Routes of one table: which it is, who asks, and whether they may, is settled before the handler is asked. */
import { admit } from '../live/memberships.ts';
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
    const at =
      asked.token === null ? { table: await tableOf(services, asked), member: null } : await senderOf(services, asked);
    admit(at.table, at.member);
    return typed.handle(services, { ...asked, ...at });
  };
  return route({ ...typed, handle }, 'viewers');
};

/** For its members, and for those who were: what they said before they left is answered again. */
export const commandRoute = <Body, Query, Answer>(typed: Typed<Body, Query, Answer, Belonging>): Route => {
  const handle = async (services: Services, asked: Asked<Body, Query>): Promise<Answer> =>
    typed.handle(services, { ...asked, ...(await senderOf(services, asked)) });
  return route({ ...typed, handle }, 'members');
};

/** For its members. */
export const memberRoute = <Body, Query, Answer>(typed: Typed<Body, Query, Answer, Belonging>): Route => {
  const handle = async (services: Services, asked: Asked<Body, Query>): Promise<Answer> => {
    const at = await senderOf(services, asked);
    admit(at.table, at.member);
    return typed.handle(services, { ...asked, ...at });
  };
  return route({ ...typed, handle }, 'members');
};

/** For somebody who has nothing but its code, which may be a guess. */
async function tableOf(services: Services, { path, address }: Asked): Promise<LiveTable> {
  const code = codeIn(path, 'table');
  return upToDate(services, await services.tables.openFor(address, code));
}

/** The table of somebody's token, and who they are or were there. */
async function senderOf(services: Services, asked: Asked): Promise<Belonging> {
  const code = codeIn(asked.path, 'table');
  const member = asked.token === null ? null : await services.memberships.recognise(code, asked.token);
  if (member !== null)
    return { table: await upToDate(services, await services.tables.open(code, asked.address)), member };
  await tableOf(services, asked); // that there is none goes before that it needs a token
  throw new Refusal(
    'unauthorised',
    asked.token === null
      ? 'This needs the token of a member; expected it as "Authorization: Bearer TOKEN".'
      : 'That key does not open a place at this table.',
  );
}

/** As far as any node has written it: whoever was told of a line by one must find it at every other. */
async function upToDate({ config, tables }: Services, table: LiveTable): Promise<LiveTable> {
  if (config.database.kind === 'postgres') await tables.catchUp(table);
  return table;
}
