/** Being told of one's turn though no page is open. */
import { PushKey, TurnNotice, TurnNoticed } from '@turn7/protocol';
import { Refusal } from '../refusal.ts';
import { memberRoute } from './access.ts';
import { GET, POST, route } from './route.ts';

/** What a subscription takes in the store, about. */
const SUBSCRIPTION_BYTES = 500;

export const PUSH_ROUTES = [
  route({
    ...GET,
    path: '/api/push',
    summary: 'The key with which a browser subscribes to messages of this server; null where it sends none.',
    answer: PushKey,
    handle: async ({ caller }) => ({ key: caller === null ? null : await caller.publicKey() }),
  }),
  memberRoute({
    ...POST,
    path: '/api/tables/:code/notices',
    summary: 'Sends a message to your device whenever you have to choose and are not there, or does so no more.',
    rate: 'arrival',
    status: 200,
    body: TurnNotice,
    answer: TurnNoticed,
    handle: async ({ caller, store, rates }, { table, member, body: { wanted, subscription }, address }) => {
      if (wanted && caller === null) throw new Refusal('not found', 'This server sends no messages to devices.');
      rates.take('written', address, SUBSCRIPTION_BYTES);
      if (wanted) await caller?.subscribe(table, member, subscription);
      else await store.unsubscribe(table.code, member, subscription.endpoint);
      return { wanted };
    },
  }),
];
