/** One message on its way to one device: encrypted for it alone, then handed to its push service. */
import { request } from 'node:https';
import type { PushMessage } from '@turn7/protocol';
import type { RequestDetails, RequestOptions } from 'web-push';
import type { SubscriptionRow } from '../store/store.ts';
import { publicLookup } from './services.ts';
import type { VapidKeys } from './vapid.ts';

/** How long a push service may take. */
const PATIENCE_MS = 10_000;

/** `gone`: the device wants no more messages, or never could read one. */
export type Outcome = 'sent' | 'gone' | 'failed';

/** Sends bytes to an address, and says with which status they were answered. */
export type Post = (
  address: string,
  headers: Readonly<Record<string, string | number>>,
  body: Buffer | null,
) => Promise<number>;

export interface Sending {
  readonly keys: VapidKeys;
  /** How operators of push services reach whoever runs this server. */
  readonly contact: string;
  readonly post: Post;
}

/** `seconds`: for how long it is of use. Of several about one table a device gets the last. */
export async function deliver(
  { keys, contact, post }: Sending,
  { endpoint, p256dh, auth }: SubscriptionRow,
  message: PushMessage,
  seconds: number,
): Promise<Outcome> {
  // Loaded by the servers that want it, when there is somebody to tell.
  const { default: push } = await import('web-push');
  const options: RequestOptions = {
    vapidDetails: { subject: contact, ...keys },
    TTL: Math.ceil(seconds),
    topic: message.table,
    urgency: 'normal',
    contentEncoding: 'aes128gcm',
  };
  let details: RequestDetails;
  try {
    details = push.generateRequestDetails({ endpoint, keys: { p256dh, auth } }, JSON.stringify(message), options);
  } catch {
    return 'gone'; // its key is no key
  }
  const status = await post(endpoint, details.headers, details.body);
  if (status === 404 || status === 410) return 'gone';
  return status >= 200 && status < 300 ? 'sent' : 'failed';
}

/** To the push service itself: nothing of its answer is read but the status, and no other address is followed to. */
export const postToService: Post = (address, headers, body) =>
  new Promise((resolve, reject) => {
    const signal = AbortSignal.timeout(PATIENCE_MS);
    const sending = request(address, { method: 'POST', headers, signal, lookup: publicLookup }, (response) => {
      resolve(response.statusCode ?? 0);
      response.destroy();
    });
    sending.on('error', reject);
    sending.end(body);
  });
