import { IncomingMessage } from 'node:http';
import { Socket } from 'node:net';
import { expect, test } from 'vitest';
import { addressOf } from '../src/address.ts';

function requestFrom(remoteAddress: string, forwardedFor: string | null): IncomingMessage {
  const request = new IncomingMessage(Object.defineProperty(new Socket(), 'remoteAddress', { value: remoteAddress }));
  if (forwardedFor !== null) request.headers['x-forwarded-for'] = forwardedFor;
  return request;
}

const PROXY = '10.0.0.1';

const CASES: readonly (readonly [string, string, string | null, 'behind a proxy' | 'alone', string])[] = [
  ['the address of the connection', '192.0.2.7', null, 'alone', '192.0.2.7'],
  ['not what a stranger claims', '192.0.2.7', '198.51.100.1', 'alone', '192.0.2.7'],
  ['what the proxy saw', PROXY, '192.0.2.7', 'behind a proxy', '192.0.2.7'],
  ['the last hop, since a stranger wrote the others', PROXY, '1.1.1.1, 192.0.2.7', 'behind a proxy', '192.0.2.7'],
  ['the proxy itself if it says nothing', PROXY, null, 'behind a proxy', PROXY],
  ['the proxy itself if it says less', PROXY, ' ', 'behind a proxy', PROXY],
  ['IPv4 in the clothes of IPv6', '::ffff:192.0.2.7', null, 'alone', '192.0.2.7'],
  ['the first half of IPv6', '2001:db8:1:2:3:4:5:6', null, 'alone', '2001:db8:1:2'],
  ['the same for its neighbour', '2001:db8:1:2:ffff::1', null, 'alone', '2001:db8:1:2'],
  ['zeros that were left out', '2001:db8::1', null, 'alone', '2001:db8:0:0'],
  ['this machine', '::1', null, 'alone', '0:0:0:0'],
];

test.each(CASES)('%s', (_, remote, forwardedFor, place, expected) => {
  expect(addressOf(requestFrom(remote, forwardedFor), place === 'behind a proxy')).toBe(expected);
});
