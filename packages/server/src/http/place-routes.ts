/** Places at tables: how people come to one, and take it along to another device. */
import { JoinTable, Pass, Place, RedeemPass } from '@turn7/protocol';
import type { Key } from '../places.ts';
import { reachableAt } from '../reach.ts';
import { tableView } from '../table/view.ts';
import { type Asked, type Desk, POST } from './route.ts';
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
    handle: async (desk, asked) => placeOf(desk, asked, await desk.places.join(asked.table.code, asked.body)),
  }),
  memberRoute({
    ...POST,
    path: '/api/tables/:code/passes',
    summary: 'Makes a link that opens your place on another device, once and within ten minutes.',
    knock: 'arrival',
    answer: Pass,
    handle: async (desk, asked) => {
      const { code } = asked.table;
      const { pass, expiresAt } = await desk.places.newPass(code, asked.member);
      // What stands after the # is never sent to a server, so no log can have it.
      return { pass, expiresAt, link: `${linkTo(desk, asked, code)}#pass=${pass}` };
    },
  }),
  tableRoute({
    ...POST,
    path: '/api/tables/:code/places',
    summary: 'Uses a pass: the answer has a new token for the same place. The old one keeps working.',
    knock: 'arrival',
    body: RedeemPass,
    answer: Place,
    handle: async (desk, asked) => placeOf(desk, asked, await desk.places.redeem(asked.table.code, asked.body.pass)),
  }),
];

export async function placeOf(desk: Desk, asked: Asked, key: Key): Promise<Place> {
  const { state } = await desk.tables.open(key.code);
  return { ...key, link: linkTo(desk, asked, key.code), table: tableView(state, desk.config.pace) };
}

const linkTo = ({ config }: Desk, { origin }: Asked, code: string): string =>
  `${reachableAt(origin, config)}/t/${code}`;
