/** Who is asking, as far as rates are concerned. */
import type { IncomingMessage } from 'node:http';
import { isIPv6 } from 'node:net';

/**
 * The address that a request came from. A proxy adds the one it saw to the end of X-Forwarded-For; what stands before it
 * was written by the asker, and without a proxy all of it was.
 */
export function addressOf(request: IncomingMessage, isBehindProxy: boolean): string {
  const hops = isBehindProxy ? [request.headers['x-forwarded-for'] ?? []].flat().join(',').split(',') : [];
  return networkOf(hops.at(-1)?.trim() || request.socket.remoteAddress || 'unknown');
}

/** Of IPv6 the first half: the other half is their owner's to change as they like. */
function networkOf(address: string): string {
  const mapped = /^::ffff:([\d.]+)$/i.exec(address)?.[1];
  if (mapped !== undefined) return mapped;
  if (!isIPv6(address)) return address;
  const [before = '', after = ''] = address.split('::');
  const [left, right] = [groupsOf(before), groupsOf(after)];
  const zeros = Array.from({ length: 8 - left.length - right.length }, () => '0');
  return [...left, ...zeros, ...right].slice(0, 4).join(':');
}

const groupsOf = (part: string): string[] => (part === '' ? [] : part.split(':'));
