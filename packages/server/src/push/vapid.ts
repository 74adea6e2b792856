/** The keys by which push services know this server again (VAPID): made when first wanted, and kept in the store. */
import * as z from 'zod/mini';
import type { Store } from '../store/store.ts';

const VapidKeys = z.strictObject({ publicKey: z.string(), privateKey: z.string() });
export type VapidKeys = z.infer<typeof VapidKeys>;

/** The same for every node: devices that subscribed with one key hear nothing from another. */
export async function vapidKeys(store: Pick<Store, 'secret'>): Promise<VapidKeys> {
  const { default: push } = await import('web-push');
  return VapidKeys.parse(JSON.parse(await store.secret('vapid', JSON.stringify(push.generateVAPIDKeys()))));
}
