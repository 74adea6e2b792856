/** A game that is over can be watched again: step, scrub, a link to any moment, and the proof of its shuffles. */
import { readFileSync } from 'node:fs';
import { against, gameWhere, leave, resume } from './support/games.ts';
import { expect, test } from './support/test.ts';

const OVER = gameWhere(against(2), ({ game }) => game.finished);
const CASE = readFileSync(new URL('../../../cases/example-walkthrough.t7', import.meta.url), 'utf8');

test('a game of this device is watched again from its final standing', async ({ page }) => {
  await resume(page, OVER);
  await page
    .getByRole('link', { name: 'Watch the replay' })
    .or(page.getByRole('button', { name: 'Watch the replay' }))
    .click();
  await expect(page).toHaveURL(/\/replay/);
  await expect(page.getByRole('slider', { name: 'Moment' })).toBeVisible();
});

test('a record is pasted, stepped and scrubbed; a link leads to the same moment', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.goto('/replay');
  await page.getByRole('textbox', { name: 'Text of the record' }).fill(CASE);
  await page.getByRole('button', { name: 'Show the replay' }).click();
  const moment = page.getByRole('slider', { name: 'Moment' });
  await page.getByRole('button', { name: 'One step on' }).click();
  await page.getByRole('button', { name: 'One step on' }).click();
  await page.getByRole('button', { name: 'One step back' }).click();
  await moment.press('ArrowRight');
  await moment.press('End');
  await moment.press('ArrowLeft');
  const place = await moment.getAttribute('aria-valuetext');
  expect(place).toMatch(/^Round \d+, step \d+ of \d+$/);
  await page.getByRole('button', { name: 'Link to this moment' }).click();
  // Until it is written, the clipboard has what another test left in it.
  const link = () => page.evaluate(() => navigator.clipboard.readText());
  await expect.poll(link).toContain('/replay');
  await page.goto(await link());
  await expect(moment).toHaveAttribute('aria-valuetext', place ?? '');
});

test('a text that is no record says in which line and why', async ({ page }) => {
  await page.goto('/replay');
  await page.getByRole('textbox', { name: 'Text of the record' }).fill('turn7 record 1\nplayers Ann | Bob\nnonsense 1');
  await page.getByRole('button', { name: 'Show the replay' }).click();
  await expect(page.getByText('Line 3:')).toBeVisible();
});

test('the shuffles of a game that is over are proven', async ({ page }) => {
  await leave(page, OVER);
  await page.goto('/play');
  await page.getByRole('button', { name: 'Check the shuffle' }).click();
  await expect(page.getByRole('dialog', { name: 'Check the shuffle' })).toContainText('Proven');
});
