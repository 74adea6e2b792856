/** Somebody who does not read what they are sent, or sends more than there is to say, must not fill the server's memory. */
import type { HubSocket } from './hub.ts';

const MOST_PACKETS = 256;
const MOST_CHARACTERS = 1_000_000;

/**
 * Cuts a socket off when too much waits for it. Its owner may come back and catch up. The cut is hard, since a farewell
 * would have to wait behind all the rest.
 */
export function limitBacklog({ conn, request }: HubSocket, onCut: () => void): void {
  let packets = 0;
  let characters = 0;
  // A packet is either sent at once, and all others with it, or waits until those before it have left.
  conn.on('flush', () => {
    packets = 0;
    characters = 0;
  });
  conn.on('packetCreate', ({ data }: { readonly data?: unknown }) => {
    packets++;
    if (typeof data === 'string') characters += data.length;
    if ((packets <= MOST_PACKETS && characters <= MOST_CHARACTERS) || request.socket.destroyed) return;
    request.socket.destroy();
    onCut();
  });
}

/** Closes a connection that sends a longer message than may come from there. */
export function limitMessages({ conn, data }: HubSocket): void {
  conn.on('packet', ({ data: text }: { readonly data?: unknown }) => {
    if (typeof text === 'string' && Buffer.byteLength(text) > data.most) conn.close();
  });
}
