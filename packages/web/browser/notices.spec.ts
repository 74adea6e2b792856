/** Being told of one's turn by a notification: in a whole browser, for a shell of one shows none. */
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
  expect(await told(waits)).toEqual([]);
  await waits.goto('/learn');
  await push(waits, { table: code });
  await expect.poll(() => told(waits)).toEqual([expect.stringMatching(/^It is your turn: /)]);

  // The choice is this device's, and can be taken back.
  await waits.goto(`/t/${code}`);
  await waits.getByRole('button', { name: 'This table' }).click();
  await waits.getByRole('button', { name: 'Do not tell me of my turn' }).click();
  await waits.reload();
  await expect(waits.getByRole('region', { name: OFFER })).toHaveCount(0);
  await waits.getByRole('button', { name: 'This table' }).click();
  await expect(waits.getByRole('button', { name: OFFER })).toBeVisible();
});
