import { IncomingMessage } from 'node:http';
import { Socket } from 'node:net';
import { describe, expect, test } from 'vitest';
import { addressOf, originAsked, publicAddress } from '../src/address.ts';
import { Client, openTable } from './support/client.ts';
import { startTestServer } from './support/server.ts';

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

const OPEN = { host: '0.0.0.0', publicUrl: null };
const CLOSED = { host: '127.0.0.1', publicUrl: null };
const PUBLIC = { host: '0.0.0.0', publicUrl: 'https://turn7.example/play' };

describe('links for others begin with', () => {
  test.each([
    ['the public address', 'http://localhost:7777', PUBLIC, 'https://turn7.example/play'],
    ['the address that was asked', 'http://192.168.1.5:7777', OPEN, 'http://192.168.1.5:7777'],
    ['the name that was asked', 'https://turn7.example', OPEN, 'https://turn7.example'],
    ['the network address instead of localhost', 'http://localhost:7777', OPEN, 'http://192.168.1.9:7777'],
    ['the network address instead of a loopback one', 'http://127.0.0.1:7777', OPEN, 'http://192.168.1.9:7777'],
    ['the network address instead of that of IPv6', 'http://[::1]:7777', OPEN, 'http://192.168.1.9:7777'],
    ['localhost where nobody else can come anyway', 'http://localhost:7777', CLOSED, 'http://localhost:7777'],
    ['what was asked, even if it is no address', 'http://a b', OPEN, 'http://a b'],
  ])('%s', (_, asked, config, expected) => {
    expect(publicAddress(asked, config, ['192.168.1.9', '10.0.0.2'])).toBe(expected);
  });

  test('localhost on a machine without a network', () => {
    expect(publicAddress('http://localhost:7777', OPEN, [])).toBe('http://localhost:7777');
  });
});

test('only a proxy is believed that a request was encrypted', () => {
  const request = new IncomingMessage(new Socket());
  request.headers = { host: 'turn7.example', 'x-forwarded-proto': 'https' };
  expect(originAsked(request, false)).toBe('http://turn7.example');
  expect(originAsked(request, true)).toBe('https://turn7.example');
});

test('whoever comes to a table is told', async () => {
  const { url } = await startTestServer();
  const { code, token } = await openTable(url, { name: 'Ann' });
  const ann = await Client.connect(url, { code, token });
  expect(ann.welcomes[0]?.origin).toBe(url);
});
