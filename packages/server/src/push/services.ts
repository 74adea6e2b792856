/**
 * Where messages may be sent. A subscription is an address that a stranger names and this server writes to, so only the
 * push services of browsers are taken, and none that leads into a private network.
 */
import { type LookupAddress, lookup } from 'node:dns';
import { BlockList, isIPv6, type LookupFunction } from 'node:net';

/** Of Chrome and most others, Firefox, Safari, Edge: these names and those that end in them. */
const SERVICES = ['fcm.googleapis.com', 'push.services.mozilla.com', 'push.apple.com', 'notify.windows.com'];

export function isPushService(address: string): boolean {
  if (!URL.canParse(address)) return false;
  const { protocol, hostname, port, username, password } = new URL(address);
  const isPlain = protocol === 'https:' && port === '' && username === '' && password === '';
  return isPlain && SERVICES.some((service) => hostname === service || hostname.endsWith(`.${service}`));
}

const PRIVATE = new BlockList();
for (const [network, bits] of [
  ['0.0.0.0', 8],
  ['10.0.0.0', 8],
  ['100.64.0.0', 10],
  ['127.0.0.0', 8],
  ['169.254.0.0', 16],
  ['172.16.0.0', 12],
  ['192.0.0.0', 24],
  ['192.168.0.0', 16],
  ['198.18.0.0', 15],
  ['224.0.0.0', 3],
] as const)
  PRIVATE.addSubnet(network, bits, 'ipv4');
for (const [network, bits] of [
  ['::', 127],
  ['64:ff9b::', 96],
  ['fc00::', 7],
  ['fe80::', 10],
  ['ff00::', 8],
] as const)
  PRIVATE.addSubnet(network, bits, 'ipv6');

/** Of IPv4 inside IPv6 too. */
export const isPrivate = (address: string): boolean => PRIVATE.check(address, isIPv6(address) ? 'ipv6' : 'ipv4');

/** Finds the addresses of a host, and fails if one of them is private: a name says nothing of where it leads. */
export const publicLookup: LookupFunction = (hostname, options, callback) => {
  lookup(hostname, { ...options, all: true }, (error, found) => {
    const inside = found?.find(({ address }) => isPrivate(address));
    if (error || inside) return callback(error ?? new Error(`${hostname} leads to ${inside?.address}`), []);
    answer(options.all ?? false, found, callback);
  });
};

function answer(all: boolean, found: readonly LookupAddress[], callback: Parameters<LookupFunction>[2]): void {
  const [first] = found;
  if (all || first === undefined) callback(null, [...found]);
  else callback(null, first.address, first.family);
}
