/** A score that several devices see and keep, with real browsers and the real server. */
import { begunSheet, enterPoints, keepScore, shareScore, standingOf } from './support/shared-score.ts';
import { expect, test } from './support/test.ts';
import { Wire } from './support/wire.ts';

/** 40 each from the first round. */
const SHEET = begunSheet(['Ann', 'Ben']);

test('shared once, others watch it, help to keep it, and see it on a big screen', async ({ newPerson }) => {
  const [ann, ben, cleo, room] = [await newPerson(), await newPerson(), await newPerson(), await newPerson()];
  await keepScore(ann, SHEET);
  const { code, watch, help } = await shareScore(ann);
  await ann.keyboard.press('Escape');
  await expect(ann).toHaveURL(new RegExp(`/s/${code}$`));

  await ben.goto(watch);
  await room.goto(`/board/${code}`);
  await expect(standingOf(ben, 'Ann')).toContainText('40');
  await expect(ben.getByRole('button', { name: /Save|Change/ })).toHaveCount(0);

  await enterPoints(ann, 21); // Ben deals the second round, so Ann is first
  await expect(standingOf(ben, 'Ann')).toContainText('61');
  await expect(room.getByRole('listitem').filter({ hasText: 'Ann' })).toContainText('61');
  await expect(room.getByText('Ann leads')).toBeVisible();

  await cleo.goto(help);
  await expect(cleo.getByRole('textbox', { name: 'or points' })).toBeVisible();
  await expect(cleo).toHaveURL(new RegExp(`/s/${code}$`));
  await enterPoints(cleo, 35);
  await expect(standingOf(ben, 'Ben')).toContainText('75');
  await expect(ann.getByRole('heading', { name: 'Round 2 is over' })).toBeVisible();
  await expect(room.getByText('Ben leads')).toBeVisible();

  await cleo.reload();
  await expect(cleo.getByRole('button', { name: /^Next round/ })).toBeVisible();
});

test('what is entered without a network arrives later, even if the page was closed meanwhile', async ({
  newPerson,
}) => {
  const [ann, ben] = [await newPerson(), await newPerson()];
  const wire = await Wire.of(ann);
  await keepScore(ann, SHEET);
  const { watch } = await shareScore(ann);
  await ann.keyboard.press('Escape');
  await ben.goto(watch);
  await expect(standingOf(ben, 'Ann')).toContainText('40');
  await expect(ann.getByText('1 person watches')).toBeVisible();

  const seats = ann.getByRole('navigation', { name: 'Players' });
  const before = await seats.boundingBox();
  await wire.cut();
  await enterPoints(ann, 21);
  await expect(ann.getByText('No connection.')).toBeVisible();
  await expect(ann.getByText('One change waits.')).toBeVisible();
  expect(await seats.boundingBox()).toEqual(before); // nothing jumps
  await ann.goto('/rules');
  await expect(standingOf(ben, 'Ann')).toContainText('40');

  wire.mend();
  await ann.goto('/score');
  await expect(standingOf(ben, 'Ann')).toContainText('61');
});

test('those who watch follow the next game of the evening by the same link', async ({ newPerson }) => {
  const [ann, ben, room] = [await newPerson(), await newPerson(), await newPerson()];
  await keepScore(ann, { ...SHEET, target: 60 });
  const { code, watch } = await shareScore(ann);
  await ann.keyboard.press('Escape');
  await ben.goto(watch);
  await room.goto(`/board/${code}`);
  await enterPoints(ann, 21);
  await enterPoints(ann, 10);
  await expect(ben.getByText('Ann wins')).toBeVisible();
  await ann.getByRole('button', { name: 'Another game, same players' }).click();
  await expect(ann.getByRole('heading', { level: 1, name: /^Round 1/ })).toBeVisible();
  await expect(ann).toHaveURL(new RegExp(`/s/${code}$`));
  await expect(ben.getByText('No round has been entered yet.')).toBeVisible();
  await enterPoints(ann, 12);
  await expect(standingOf(ben, 'Ann')).toContainText('12');
  await expect(room.getByRole('listitem').filter({ hasText: 'Ann' })).toContainText('12');

  await ann.goto('/score');
  await expect(ann.getByText(`Shared live · ${code}`)).toBeVisible();
  await expect(ann.getByRole('heading', { level: 1, name: /^Round 1/ })).toBeVisible();
});

test('sharing ends when those who keep the score say so', async ({ newPerson }) => {
  const [ann, ben] = [await newPerson(), await newPerson()];
  await keepScore(ann, SHEET);
  const { watch } = await shareScore(ann);
  await ann.keyboard.press('Escape');
  await ben.goto(watch);
  await ann.getByRole('button', { name: 'Menu' }).click();
  await ann.getByRole('button', { name: 'Share live' }).click();
  const dialog = ann.getByRole('dialog', { name: 'Share the score' });
  await expect(dialog.getByText('1 person watches')).toBeVisible();
  await dialog.getByRole('button', { name: 'Stop sharing' }).click();
  await dialog.getByRole('button', { name: 'Stop now' }).click();
  await expect(dialog.getByRole('button', { name: 'Share live' })).toBeVisible();
  await ann.keyboard.press('Escape');
  await expect(ann.getByText('This score is shared no more. It goes on here')).toBeVisible();
  await expect(ben.getByText('This score is shared no more.')).toBeVisible();
  await expect(standingOf(ben, 'Ann')).toContainText('40'); // as it was

  await enterPoints(ann, 21);
  await ann.goto('/score');
  await expect(ann.getByText('Shared live')).toHaveCount(0);
  await ben.reload();
  await expect(ben.getByRole('heading', { name: 'This score is shared no more' })).toBeVisible();
});

test('without a server it says so, and the score stays', async ({ page }) => {
  await keepScore(page, SHEET);
  await page.route('**/api/**', (route) => route.abort());
  await page.getByRole('button', { name: 'Menu' }).click();
  await page.getByRole('button', { name: 'Share live' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Share live' }).click();
  await expect(page.getByRole('alert').getByText('No server answers at this address')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page).toHaveURL(/\/score$/);
});

test('a score that is not there says so', async ({ page }) => {
  await page.goto('/s/ZZZZZZ');
  await expect(page.getByRole('heading', { name: 'There is no such score' })).toBeVisible();
});

test('the big screen of this device follows another tab', async ({ page, context }) => {
  const board = await context.newPage();
  await board.goto('/board');
  await expect(board.getByRole('heading', { name: 'No score on this device' })).toBeVisible();
  await keepScore(page, SHEET);
  await enterPoints(page, 21);
  await expect(board.getByRole('listitem').filter({ hasText: 'Ann' })).toContainText('61');
});

for (const players of [1, 7, 54])
  test(`the big screen has room for ${players}`, async ({ page }) => {
    await page.setViewportSize({ width: 1920, height: 1080 });
    await keepScore(page, begunSheet(Array.from({ length: players }, (_, i) => `Bartholomew ${i + 1}`)));
    await page.goto('/board');
    const rows = page.getByRole('listitem');
    await expect(rows).toHaveCount(players);
    const sizes = await rows.evaluateAll((all) =>
      all.map((row) => ({
        bottom: row.getBoundingClientRect().bottom,
        right: row.getBoundingClientRect().right,
        smallest: Math.min(
          ...[...row.querySelectorAll('span, b')]
            .filter((part) => part.textContent !== '' && !part.classList.contains('vh'))
            .map((part) => Number.parseFloat(getComputedStyle(part).fontSize)),
        ),
      })),
    );
    for (const { bottom, right, smallest } of sizes) {
      expect(bottom).toBeLessThan(1080);
      expect(right).toBeLessThanOrEqual(1920);
      expect(smallest).toBeGreaterThanOrEqual(24);
    }
  });
