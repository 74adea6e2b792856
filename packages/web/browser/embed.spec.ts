/** A table or a replay inside a page of somebody else: it is seen there, keeps nothing, and nothing else can be put there. */
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { replayAddress } from '../src/game/replay/replay-link.ts';
import { addBot, openTable, start } from './support/lobby.ts';
import { Table } from './support/table.ts';
import { expect, type Page, test } from './support/test.ts';

const CASE = readFileSync(new URL('../../../cases/example-walkthrough.t7', import.meta.url), 'utf8');

/** Opens a page of another origin with that code in it. */
async function openElsewhere(page: Page, code: string): Promise<() => void> {
  const elsewhere = createServer((_, response) => response.setHeader('content-type', 'text/html').end(code));
  await once(elsewhere.listen(0, '127.0.0.1'), 'listening');
  const address = elsewhere.address();
  if (address === null || typeof address === 'string') throw new Error('expected a port');
  await page.goto(`http://localhost:${address.port}/`); // another name of this machine is another site
  return () => elsewhere.close();
}

const frameOf = (page: Page) => page.frameLocator('iframe');

/** What the frame has left in the browser. */
async function leftBehind(page: Page): Promise<unknown> {
  const frame = page.frames().find((one) => one !== page.mainFrame());
  return frame?.evaluate(async () => ({
    stored: Object.keys(localStorage).filter((key) => key !== 'turn7 settings'), // which the test itself has put there
    cookies: document.cookie,
    workers: (await navigator.serviceWorker?.getRegistrations())?.length ?? 0,
    databases: (await indexedDB.databases()).length,
  }));
}

const NOTHING = { stored: [], cookies: '', workers: 0, databases: 0 };

test('a replay is copied as code, and watched in another page', async ({ page, context, newPerson }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.goto('/rules');
  await page.evaluate((address) => location.assign(address), await replayAddress(CASE, 4));
  await page.getByRole('button', { name: 'Put it into a page' }).click();
  const dialog = page.getByRole('dialog', { name: 'Put it into a page' });
  await dialog.getByRole('radio', { name: 'Small' }).check();
  const code = await dialog.getByRole('textbox', { name: 'Code for your page' }).inputValue();
  expect(code).toContain('width="480"');
  await dialog.getByRole('button', { name: 'Copy the code' }).click();
  await expect.poll(() => page.evaluate(() => navigator.clipboard.readText())).toBe(code);

  const reader = await newPerson();
  const close = await openElsewhere(reader, code);
  const frame = frameOf(reader);
  const moment = frame.getByRole('slider', { name: 'Moment' });
  await expect(moment).toHaveValue('4');
  await frame.getByRole('button', { name: 'One step on' }).click();
  await expect(moment).toHaveValue('5');
  const opened = reader.waitForEvent('popup');
  await frame.getByRole('link', { name: 'Open' }).click();
  await expect(await opened).toHaveURL(/\/replay#r=/);
  expect(await leftBehind(reader)).toEqual(NOTHING);
  close();
});

test('a live table is watched in another page, and only as a view', { tag: '@long' }, async ({
  page,
  newPerson,
  baseURL,
}) => {
  const code = await openTable(page, 'Ann');
  await addBot(page, 'Sharp');
  await page.goto(`/t/${code}`);
  const watcher = await newPerson();
  const close = await openElsewhere(
    watcher,
    `<iframe src="${baseURL}/embed/t/${code.toLowerCase()}" width="800" height="500"></iframe>`,
  );
  const frame = frameOf(watcher);
  await expect(frame.getByText('Ann')).toBeVisible();
  await start(page);
  await new Table(page).asked();
  await expect(frame.getByRole('heading', { name: /Round 1/ })).toBeVisible();
  await expect(frame.getByText('Ann').first()).toBeVisible();
  await expect(frame.getByRole('button')).toHaveCount(0);
  await page.getByRole('button', { name: 'This table' }).click();
  await page.getByRole('button', { name: 'Put it into a page' }).click();
  await expect(page.getByRole('textbox', { name: 'Code for your page' })).toHaveValue(new RegExp(`/embed/t/${code}"`));
  expect(await leftBehind(watcher)).toEqual(NOTHING);
  close();
});

test('nothing but the views made for it is shown in another page', { tag: '@long' }, async ({ page, baseURL }) => {
  for (const path of ['/', '/replay', '/t/ZZZZZZ', '/play']) {
    const refused = page.waitForEvent('console', (message) => /frame-ancestors/.test(message.text()));
    const close = await openElsewhere(page, `<iframe src="${baseURL}${path}"></iframe>`);
    await refused;
    close();
  }
});

test('a wrong address in a frame says what was expected', { tag: '@long' }, async ({ page }) => {
  await page.goto('/embed/replay');
  await expect(page.getByRole('alert')).toContainText('There is no game in this address');
  await page.goto('/embed/t/ZZZZZZ');
  await expect(page.getByRole('heading', { name: 'There is no such table' })).toBeVisible();
});

test('an address that no frame can show says which can', async ({ page }) => {
  await page.goto('/embed/nowhere');
  await expect(page.getByRole('main')).toContainText('This page does not know the address /embed/nowhere.');
  await expect(page.getByRole('main')).toContainText('A frame shows /embed/t/CODE or /embed/replay.');
});
