/** A score that several devices see and keep, with real browsers and the real server. */
import { begunSheet, enterPoints, keepScore, shareScore, standingOf } from './support/shared-score.ts';
import { expect, type Page, test } from './support/test.ts';
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

test('what is entered without a network arrives later, even if the page was closed meanwhile', {
  tag: '@long',
}, async ({ newPerson }) => {
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

test('those who watch follow the next game of the evening by the same link', { tag: '@long' }, async ({
  newPerson,
}) => {
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

test('a new game with other players is followed by the same link too, unless somebody goes back', {
  tag: '@long',
}, async ({ newPerson }) => {
  const [ann, ben] = [await newPerson(), await newPerson()];
  await keepScore(ann, SHEET);
  const { code, watch } = await shareScore(ann);
  await ann.keyboard.press('Escape');
  await ben.goto(watch);
  await expect(standingOf(ben, 'Ann')).toContainText('40');
  const setUp = async () => {
    await ann.getByRole('button', { name: 'Menu' }).click();
    await ann.getByRole('button', { name: /^New game/ }).click();
    await expect(ann.getByText('Those who follow this score see the next game by the same link.')).toBeVisible();
  };
  await setUp();
  await ann.getByRole('button', { name: 'Back to this game' }).click();
  await expect(ann.getByRole('button', { name: /^Next round/ })).toBeVisible();
  await setUp();
  await ann.getByLabel('Name of the next player').fill('Ann, Dora');
  await ann.keyboard.press('Enter');
  await ann.getByRole('button', { name: /^Start/ }).click();
  await expect(ann).toHaveURL(new RegExp(`/s/${code}$`));
  await expect(ann.getByText(`Shared live · ${code}`)).toBeVisible();
  await enterPoints(ann, 15);
  await expect(standingOf(ben, 'Dora')).toContainText('15');
  await ann.goto('/score');
  await expect(ann.getByText(`Shared live · ${code}`)).toBeVisible();
});

test('before an entry of somebody else is written over, whoever is late is asked', { tag: '@long' }, async ({
  newPerson,
}) => {
  const [ann, ben] = [await newPerson(), await newPerson()];
  const wire = await Wire.of(ben);
  await keepScore(ann, SHEET);
  const { help } = await shareScore(ann);
  await ann.keyboard.press('Escape');
  await ben.goto(help);
  await ben.getByRole('button', { name: /^Next round/ }).click();
  const seat = (page: Page, name: string) =>
    page.getByRole('navigation', { name: 'Players' }).getByRole('button', { name: new RegExp(name) });
  const asked = ben.getByRole('dialog', { name: 'Ann, round 2: entered already' });

  // Both enter for Ann; Ann herself is the first to save.
  await ben.getByRole('textbox', { name: 'or points' }).fill('12');
  await enterPoints(ann, 21);
  await expect(seat(ben, 'Ann')).toContainText('61');
  await ben.getByRole('textbox', { name: 'or points' }).press('Enter');
  await expect(asked).toContainText('Another device has entered 21. Here it is 12. Which is right?');
  await asked.getByRole('button', { name: 'Keep 21' }).click();
  await expect(seat(ben, 'Ben')).toHaveAttribute('aria-current', 'true');
  await expect(seat(ann, 'Ann')).toContainText('61');

  // Both enter for Ben while one of them has no connection, so nobody can know.
  await wire.cut();
  await expect(ben.getByText('No connection.')).toBeVisible();
  await ben.getByRole('textbox', { name: 'or points' }).fill('30');
  await ben.getByRole('textbox', { name: 'or points' }).press('Enter');
  await enterPoints(ann, 35);
  wire.mend();
  const again = ben.getByRole('dialog', { name: 'Ben, round 2: entered already' });
  await expect(again).toContainText('Another device has entered 35. Here it is 30.', { timeout: 30_000 });
  await expect(seat(ann, 'Ben')).toContainText('75');
  await again.getByRole('button', { name: 'Replace with 30' }).click();
  await expect(seat(ann, 'Ben')).toContainText('70');
  await expect(ann.getByText('Ben: now 30, entered on another device. Yours was 35.')).toBeVisible();
});

test('whoever is late with several entries is asked about each, and told no score that is hidden', {
  tag: '@long',
}, async ({ newPerson }) => {
  const [ann, ben] = [await newPerson(), await newPerson()];
  const wire = await Wire.of(ben);
  await keepScore(ann, { ...begunSheet(['Ann', 'Ben', 'Cleo']), hides: true });
  const { watch, help } = await shareScore(ann);
  await ann.keyboard.press('Escape');
  await ben.goto(help);
  await ben.getByRole('button', { name: /^Next round/ }).click();
  await wire.cut();
  await expect(ben.getByText('No connection.')).toBeVisible();
  for (const points of [12, 30]) await enterPoints(ben, points); // for Cleo and for Ann: Ben deals
  for (const points of [21, 35]) await enterPoints(ann, points);
  wire.mend();
  for (const [name, answer] of [
    ['Cleo', 'Keep theirs'],
    ['Ann', 'Replace with mine'],
  ] as const) {
    const asked = ben.getByRole('dialog', { name: `${name}, round 2: entered already` });
    await expect(asked).toBeVisible({ timeout: 30_000 });
    await expect(asked).not.toContainText(/12|30|21|35/);
    await asked.getByRole('button', { name: answer }).click();
  }
  const note = 'Ann: entered anew on another device. It stays hidden until the round is over.';
  await expect(ann.getByText(note)).toBeVisible();
  await enterPoints(ann, 10);
  await ben.goto(watch);
  await expect(ben.getByRole('heading', { name: 'Round 2 is over' })).toBeVisible();
  const scores = ben.getByRole('list', { name: 'Scores of this round' });
  for (const gain of ['+30', '+21', '+10']) await expect(scores).toContainText(gain);
});

test('undo tells no score that is hidden', async ({ page }) => {
  await keepScore(page, { ...SHEET, hides: true });
  await enterPoints(page, 21);
  const said = page.locator('.pad-note');
  await expect(said).toHaveText('Ann is entered. Next: Ben.');
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(said).toHaveText('Undone: Ann, round 2.');
  await expect(page.getByRole('textbox', { name: 'or points' })).toHaveValue('');
  await expect(page.locator('.pad-total')).not.toContainText('21');
  await page.getByRole('button', { name: 'Redo' }).click();
  await expect(said).toHaveText('Done again: Ann, round 2.');
});

test('undo goes back over a reload and over the sharing, and says what it undid', { tag: '@long' }, async ({
  page,
}) => {
  await keepScore(page, SHEET);
  await enterPoints(page, 21);
  await page.reload();
  const undo = page.getByRole('button', { name: 'Undo' });
  await undo.click();
  const said = page.locator('.pad-note');
  await expect(said).toHaveText('Undone: Ann, round 2: 21 → no entry.');
  await expect(said).toBeInViewport({ ratio: 1 });
  await page.getByRole('button', { name: 'Redo' }).click();
  await expect(said).toHaveText('Done again: Ann, round 2: no entry → 21.');
  await shareScore(page);
  await page.keyboard.press('Escape');
  await expect(page).toHaveURL(/\/s\//);
  await expect(page.getByText('Shared live')).toBeVisible();
  await undo.click();
  await expect(said).toHaveText('Undone: Ann, round 2: 21 → no entry.');
});

test('scores that are hidden come to light when the round is over, for those who keep them and on the big screen', {
  tag: '@long',
}, async ({ page, newPerson }) => {
  const [ben, room] = [await newPerson(), await newPerson()];
  await keepScore(page, SHEET);
  await page.getByRole('button', { name: 'Menu' }).click();
  await page.getByRole('button', { name: 'Dealer, target, decks' }).click();
  await page.getByRole('switch', { name: /^Hide scores until the round is over/ }).check();
  await page.keyboard.press('Escape');
  const { code, watch } = await shareScore(page);
  await page.keyboard.press('Escape');
  await expect(page).toHaveURL(watch);
  await ben.goto(watch);
  await room.goto(`/board/${code}`);
  await enterPoints(page, 21);
  const seats = page.getByRole('navigation', { name: 'Players' });
  await expect(page.locator('.pad-note')).toHaveText('Ann is entered. Next: Ben.');
  await expect(seats.getByRole('button', { name: /Ann/ })).toContainText('entered');
  await expect(seats.getByRole('button', { name: /Ann/ })).toContainText('40');
  await expect(page.getByRole('region', { name: 'Score sheet' })).not.toContainText('21');
  await seats.getByRole('button', { name: /Ann/ }).click();
  await expect(page.getByRole('textbox', { name: 'or points' })).toHaveValue('');
  await seats.getByRole('button', { name: /Ben/ }).click();
  await enterPoints(page, 35);
  await expect(seats.getByRole('button', { name: /Ann/ })).toContainText('61');
  await expect(standingOf(ben, 'Ben')).toContainText('75');
  await expect(room.getByRole('listitem').filter({ hasText: 'Ann' })).toContainText('61');
});

test('sharing ends when those who keep the score say so', { tag: '@long' }, async ({ newPerson }) => {
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
  test(`the big screen has room for ${players}`, { tag: '@long' }, async ({ page }) => {
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
