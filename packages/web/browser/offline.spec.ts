/** Once it was opened, the page needs no network. */
import { SCREENS } from '../src/app/screens.ts';
import { against, newGame, resume } from './support/games.ts';
import { mouse, Table } from './support/table.ts';
import { expect, type Page, test } from './support/test.ts';

test.use({ serviceWorkers: 'allow' });

/** Waits until the page is kept on this device. */
const kept = (page: Page): Promise<unknown> => page.evaluate(async () => (await navigator.serviceWorker.ready).active);

test('loaded once, it opens without a network and plays a whole game against Masters', async ({ page, context }) => {
  await page.goto('/');
  await kept(page);
  await context.setOffline(true);
  await resume(page, newGame(against(2, 'Master', 60)));
  const table = new Table(page);
  await table.play(mouse(table));
  await expect(table.standing).toBeVisible();
  await page.reload();
  await expect(table.standing).toBeVisible();
});

/** All but what is shown inside pages of others: that is never kept. */
const ADDRESSES = SCREENS.map(({ path }) => path.replace(':code', 'ABCDEF')).filter(
  (path) => !path.startsWith('/embed/'),
);

/** One after the other, since keeping the page takes longer than opening it. */
test('every screen opens without a network', { tag: '@long' }, async ({ page, context }) => {
  await page.goto('/');
  await kept(page);
  await context.setOffline(true);
  for (const address of ADDRESSES)
    await test.step(address, async () => {
      await page.goto(address);
      await expect(page.locator('#page')).not.toBeEmpty();
    });
});

test('a simulation runs without a network', { tag: '@long' }, async ({ page, context }) => {
  await page.goto('/');
  await kept(page);
  await context.setOffline(true);
  await page.goto('/lab/simulate?bots=regular,rookie&games=200');
  await page.getByRole('button', { name: 'Start' }).click();
  await expect(page.getByRole('heading', { name: 'After 200 games' })).toBeVisible();
});

test('what the server answers is never taken from the device', async ({ page, context }) => {
  await page.goto('/');
  await kept(page);
  await context.setOffline(true);
  for (const address of ['/health', '/api/tables/ABCDEF'])
    await expect(page.evaluate((path) => fetch(path).then(({ ok }) => ok), address)).rejects.toThrow();
});

test('it can be installed: a manifest with a name, icons that exist, and an address to start from', async ({
  page,
}) => {
  await page.goto('/');
  const href = await page.locator('link[rel=manifest]').getAttribute('href');
  const manifest = await (await page.request.get(href ?? '')).json();
  expect(manifest).toMatchObject({ name: 'Turn 7', display: 'standalone', start_url: '/' });
  for (const { src, type } of manifest.icons)
    expect((await page.request.get(src)).headers()['content-type']).toBe(type);
  for (const { url } of manifest.shortcuts) expect((await page.request.get(url)).status()).toBe(200);
});
