/** Who is asking, from which page, and where others reach the server that they ask. */
import type { IncomingMessage } from 'node:http';
import { isIPv6 } from 'node:net';
import { networkInterfaces } from 'node:os';
import { type Config, isEverywhere } from './config.ts';

/**
 * The address that a request came from. A proxy adds the one it saw to the end of X-Forwarded-For; what stands before it
 * was written by the asker, and without a proxy all of it was.
 */
export function addressOf(request: IncomingMessage, isBehindProxy: boolean): string {
  const hops = isBehindProxy ? [request.headers['x-forwarded-for'] ?? []].flat().join(',').split(',') : [];
  return networkOf(hops.at(-1)?.trim() || request.socket.remoteAddress);
}

/** Of IPv6 the first half: the other half is their owner's to change as they like. */
export function networkOf(address = 'unknown'): string {
  const mapped = /^::ffff:([\d.]+)$/i.exec(address)?.[1];
  if (mapped !== undefined) return mapped;
  if (!isIPv6(address)) return address;
  const [before = '', after = ''] = address.split('::');
  const [left, right] = [groupsOf(before), groupsOf(after)];
  const zeros = Array.from({ length: 8 - left.length - right.length }, () => '0');
  return [...left, ...zeros, ...right].slice(0, 4).join(':');
}

/** Who may have many networks: of IPv6 anybody gets 65,536 of them, for the asking. `address`: as limits count it. */
export const siteOf = (address: string): string => address.split(':').slice(0, 3).join(':');

const groupsOf = (part: string): string[] => (part === '' ? [] : part.split(':'));

/** Which pages may talk to the server. Programs that are no browsers send no Origin, and have no visitor to deceive. */
export function isWelcome(request: IncomingMessage, { origins, publicUrl, behindProxy }: Config): boolean {
  const { origin } = request.headers;
  if (origin === undefined || origins.includes(origin)) return true;
  return [originAsked(request, behindProxy), publicUrl].some((own) => own !== null && isSameOrigin(origin, own));
}

/** Not so the "null" of a page from a file. */
const isSameOrigin = (origin: string, url: string): boolean =>
  URL.canParse(origin) && URL.canParse(url) && new URL(origin).origin === new URL(url).origin;

/** The addresses of this machine in its networks. */
export const networkAddresses = (): string[] =>
  Object.values(networkInterfaces())
    .flatMap((addresses) => addresses ?? [])
    .filter(({ family, internal }) => family === 'IPv4' && !internal)
    .map(({ address }) => address);

/** Names by which a machine calls itself: they lead everybody else to their own. */
const LOOPBACK = /^(localhost|.*\.localhost|127\.\d+\.\d+\.\d+|\[::1\])$/;

/** Where others reach the server: what links to its tables begin with. `asked`: the origin that the asker uses. */
export function publicAddress(
  asked: string,
  { publicUrl, host }: Pick<Config, 'publicUrl' | 'host'>,
  addresses: readonly string[] = networkAddresses(),
): string {
  if (publicUrl !== null) return publicUrl;
  const [address] = addresses;
  if (address === undefined || !isEverywhere(host) || !URL.canParse(asked)) return asked;
  const url = new URL(asked);
  if (!LOOPBACK.test(url.hostname)) return asked;
  url.hostname = address;
  return url.origin;
}

/** The origin that a request was sent to. Only a proxy can tell whether the asker's way to it was encrypted. */
export function originAsked({ headers }: IncomingMessage, isBehindProxy: boolean): string {
  const forwarded = isBehindProxy ? [headers['x-forwarded-proto'] ?? []].flat().join(',').split(',')[0]?.trim() : '';
  return `${forwarded === 'https' ? 'https' : 'http'}://${headers.host ?? 'localhost'}`;
}
