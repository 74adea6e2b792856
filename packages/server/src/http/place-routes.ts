/** Places at tables: how people come to one, and take it along to another device. */
import { JoinTable, Pass, Place, RedeemPass } from '@turn7/protocol';
import type { Key } from '../memberships.ts';
import { publicAddress } from '../public-address.ts';
import type { Services } from '../services.ts';
import { tableView } from '../table/view.ts';
import { type Asked, POST } from './route.ts';
import { memberRoute, tableRoute } from './table-route.ts';

export const PLACE_ROUTES = [
  tableRoute({
    ...POST,
    path: '/api/tables/:code/members',
    summary:
      'Comes to a table under a name, with a seat if one is free. The token in the answer is the key to the place.',
    knock: 'arrival',
    body: JoinTable,
    answer: Place,
    handle: async (services, asked) =>
      placeOf(services, asked, await services.memberships.join(asked.table.code, asked.body)),
  }),
  memberRoute({
    ...POST,
    path: '/api/tables/:code/passes',
    summary: 'Makes a link that opens your place on another device, once and within ten minutes.',
    knock: 'arrival',
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
    knock: 'arrival',
    body: RedeemPass,
    answer: Place,
    handle: async (services, asked) =>
      placeOf(services, asked, await services.memberships.redeem(asked.table.code, asked.body.pass)),
  }),
];

export async function placeOf(services: Services, asked: Asked, key: Key): Promise<Place> {
  const { state } = await services.tables.open(key.code);
  return { ...key, link: linkTo(services, asked, key.code), table: tableView(state, services.pace) };
}

const linkTo = ({ config }: Services, { origin }: Asked, code: string): string =>
  `${publicAddress(origin, config)}/t/${code}`;
