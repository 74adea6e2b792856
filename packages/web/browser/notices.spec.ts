/** Being told of one's turn by a notification: in a whole browser, for a shell of one shows none. */
import { TurnNotice } from '@turn7/protocol';
import { installedBrowser } from '../../../scripts/lib/browser.mjs';
import { slowGame } from './support/lobby.ts';
import { mouse, Table } from './support/table.ts';
import { expect, type Page, test } from './support/test.ts';

const executablePath = await installedBrowser();

test.use({
  serviceWorkers: 'allow',
  permissions: ['notifications'],
  launchOptions: async ({ launchOptions }, use) => use({ ...launchOptions, ...(executablePath && { executablePath }) }),
});

const OFFER = 'Tell me when it is my turn';
/** A table that this device has no words for. */
const OTHER = 'XYZ234';
const KEYS = { p256dh: 'p'.repeat(87), auth: 'a'.repeat(22) };

/** What the notifications of this page say. */
const told = (page: Page): Promise<readonly string[]> =>
  page.evaluate(async () => {
    const registration = await navigator.serviceWorker.ready;
    return (await registration.getNotifications()).map(({ title, body }) => `${title}: ${body}`);
  });

/** The page is out of sight, or in sight again. */
const turn = (page: Page, state: DocumentVisibilityState): Promise<void> =>
  page.evaluate((to) => {
    Object.defineProperty(document, 'visibilityState', { value: to, configurable: true });
    document.dispatchEvent(new Event('visibilitychange'));
  }, state);

/** A message of a push service, as the browser hands it to the service worker. */
async function push(page: Page, message: object): Promise<void> {
  const session = await page.context().newCDPSession(page);
  const registered = new Promise<string>((resolve) => {
    session.on('ServiceWorker.workerRegistrationUpdated', ({ registrations: [first] }) => {
      if (first !== undefined) resolve(first.registrationId);
    });
  });
  await session.send('ServiceWorker.enable');
  const { origin } = new URL(page.url());
  const data = JSON.stringify(message);
  await session.send('ServiceWorker.deliverPushMessage', { origin, registrationId: await registered, data });
  await session.detach();
}

/** Answers whatever is asked there, which may be more than one thing before it is somebody else's turn. */
function playOn(page: Page): void {
  const table = new Table(page);
  table.play(mouse(table)).catch(() => {}); // until the test is over
}

/**
 * A browser whose push service answers, which none does on a machine for tests, and a server that sends messages, which would
 * go to it. What the page sends to that server.
 */
async function withPushService(page: Page): Promise<readonly unknown[]> {
  const sent: unknown[] = [];
  await page.addInitScript((keys) => {
    const endpoint = 'https://push.example/device';
    PushManager.prototype.subscribe = async function (options) {
      const subscription = await this.getSubscription();
      return Object.assign(Object.create(subscription), {
        toJSON: () => ({ endpoint: `${endpoint}?${options?.applicationServerKey}`, expirationTime: null, keys }),
      });
    };
  }, KEYS);
  await page.route('**/api/push', (route) => route.fulfill({ json: { key: 'key-of-the-server' } }));
  await page.route('**/notices', async (route) => {
    sent.push(route.request().postDataJSON());
    await route.fulfill({ json: { wanted: true } });
  });
  return sent;
}

test('where the server sends messages, the device subscribes with its key and says so at the table', {
  tag: '@long',
}, async ({ newPerson }) => {
  test.skip(executablePath === null, 'there is no whole browser on this machine');
  const [ann, bob] = [await newPerson(), await newPerson()];
  const [ofAnn, ofBob] = [await withPushService(ann), await withPushService(bob)];
  const { waits } = await slowGame(ann, bob);
  expect([ofAnn, ofBob]).toEqual([[], []]); // nothing before it is wanted
  await waits.getByRole('region', { name: OFFER }).getByRole('button', { name: 'Yes' }).click();
  await expect.poll(() => [...ofAnn, ...ofBob]).toHaveLength(1);
  expect(TurnNotice.parse([...ofAnn, ...ofBob][0])).toEqual({
    wanted: true,
    subscription: { endpoint: 'https://push.example/device?key-of-the-server', keys: KEYS },
  });
});

test('whoever waits for hours is asked once whether to be told, and is told when their turn has come', {
  tag: '@long',
}, async ({ newPerson }) => {
  test.skip(executablePath === null, 'there is no whole browser on this machine');
  const { waits, asked, code } = await slowGame(await newPerson(), await newPerson());
  await expect(asked.getByRole('region', { name: OFFER })).toHaveCount(0);
  await waits.getByRole('region', { name: OFFER }).getByRole('button', { name: 'Yes' }).click();
  await expect(waits.getByRole('region', { name: OFFER })).toHaveCount(0);

  await turn(waits, 'hidden');
  expect(await told(waits)).toEqual([]);
  playOn(asked);
  await expect.poll(() => told(waits)).toEqual([expect.stringMatching(/^It is your turn: (Your|.*Ann.*’s) table$/)]);
  await turn(waits, 'visible');
  await expect.poll(() => told(waits)).toEqual([]);

  // Before the eyes of whoever plays nothing is told; elsewhere the service worker says the same in the same words.
  await push(waits, { table: code });
  await push(waits, { table: OTHER });
  await expect.poll(() => told(waits)).toEqual(['Turn 7: It is your turn.']); // of the other table alone
  await waits.goto('/learn');
  await push(waits, { table: code });
  await expect.poll(() => told(waits)).toContainEqual(expect.stringMatching(/^It is your turn: /));

  // The choice is this device's, and can be taken back.
  await waits.goto(`/t/${code}`);
  await waits.getByRole('button', { name: 'This table' }).click();
  await waits.getByRole('button', { name: 'Do not tell me of my turn' }).click();
  await waits.reload();
  await expect(waits.getByRole('region', { name: OFFER })).toHaveCount(0);
  await waits.getByRole('button', { name: 'This table' }).click();
  await expect(waits.getByRole('button', { name: OFFER })).toBeVisible();
});
