/** A place at a table as its owner is told of it, and the way there for others. */
import type { Place } from '@turn7/protocol';
import { publicAddress } from '../address.ts';
import type { Key } from '../live/memberships.ts';
import type { Services } from '../services.ts';
import type { Asked } from './route.ts';

export async function placeOf(services: Services, asked: Asked, key: Key): Promise<Place> {
  const { view } = await services.tables.open(key.code);
  return { ...key, link: linkTo(services, asked, key.code), table: view };
}

export const linkTo = ({ config }: Services, { origin }: Asked, code: string): string =>
  `${publicAddress(origin, config)}/t/${code}`;
