/** Where others reach the server: what links to its tables begin with. */
import type { IncomingMessage } from 'node:http';
import { networkInterfaces } from 'node:os';
import { type Config, isEverywhere } from './config.ts';

/** The addresses of this machine in its networks. */
export const networkAddresses = (): string[] =>
  Object.values(networkInterfaces())
    .flatMap((addresses) => addresses ?? [])
    .filter(({ family, internal }) => family === 'IPv4' && !internal)
    .map(({ address }) => address);

/** Names by which a machine calls itself: they lead everybody else to their own. */
const LOOPBACK = /^(localhost|.*\.localhost|127\.\d+\.\d+\.\d+|\[::1\])$/;

/** `asked`: the origin that the asker uses. */
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
