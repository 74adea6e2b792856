/** How a device is told of its turn though no page is open: Web Push, where the server wants it. */
import * as z from 'zod/mini';
import { text } from './parts.ts';

const LONGEST_ENDPOINT = 1000;

/** The key of the server, for browsers to ask their push service with; null where the server tells nobody. */
export const PushKey = z.strictObject({ key: z.nullable(text(200)) });
export type PushKey = z.infer<typeof PushKey>;

/** As a browser gives it: where messages to it go, a point of P-256 and 16 secret bytes to encrypt them with. */
export const PushSubscription = z.strictObject({
  endpoint: text(LONGEST_ENDPOINT),
  keys: z.strictObject({
    p256dh: z.string().check(z.regex(/^[\w-]{87}=?$/)),
    auth: z.string().check(z.regex(/^[\w-]{22}(?:==)?$/)),
  }),
});
export type PushSubscription = z.infer<typeof PushSubscription>;

/** Whether a device is to be told when its member of a table has to choose. */
export const TurnNotice = z.strictObject({ wanted: z.boolean(), subscription: PushSubscription });
export type TurnNotice = z.infer<typeof TurnNotice>;
export const TurnNoticed = z.strictObject({ wanted: z.boolean() });

/** What is sent to the device: at which table. No card, no name, no key. */
export const PushMessage = z.strictObject({ table: text(16) });
export type PushMessage = z.infer<typeof PushMessage>;
