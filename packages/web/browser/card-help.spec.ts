/** Help where the eye is: what a card does, and what lies in the discard pile. */
import { against, asks, gameWhere, resume } from './support/games.ts';
import { Table } from './support/table.ts';
import { expect, test } from './support/test.ts';

test('a press on a card says what it does, and Hit and Stay stay where they are', async ({ page }) => {
  await resume(
    page,
    gameWhere(against(3), (game) => asks(game, 'hit-or-stay')),
  );
  const table = new Table(page);
  await table.asked();
  await page.locator('.big-hand [data-card]').first().click();
  await expect(page.getByRole('tooltip')).toContainText(
    /exists as many times as it says|Its target|It saves|They are added|Doubles/,
  );
  await page.keyboard.press('Escape');
  await expect(page.getByRole('tooltip')).toBeHidden();
  await table.hit.click();
});

test('a pointer that rests on a card asks as well', async ({ page }) => {
  await resume(
    page,
    gameWhere(against(3), (game) => asks(game, 'hit-or-stay')),
  );
  await new Table(page).asked();
  await page.locator('.big-hand [data-card]').first().hover();
  await expect(page.getByRole('tooltip')).toBeVisible();
  await new Table(page).stay.hover();
  await expect(page.getByRole('tooltip')).toBeHidden();
});

test('the discard pile can be looked through, by kind', async ({ page }) => {
  const saved = gameWhere(
    against(3),
    (game) => asks(game, 'hit-or-stay') && game.events.some(({ kind }) => kind === 'round ended'),
  );
  await resume(page, saved);
  await new Table(page).asked();
  const pile = page.getByRole('button', { name: /^discard, \d+$/ });
  const count = Number(/\d+/.exec((await pile.textContent()) ?? '')?.[0]);
  await pile.focus();
  await page.keyboard.press('Enter');
  const dialog = page.getByRole('dialog', { name: 'Discard pile' });
  await expect(dialog).toBeVisible();
  const copies = await dialog.getByText(/^\d+×$/).allTextContents();
  expect(copies.map((text) => Number.parseInt(text, 10)).reduce((a, b) => a + b, 0)).toBe(count);
  await page.keyboard.press('Escape');
  await expect(pile).toBeFocused();
});

test('a key tells of every kind of card on the table, in one list without a tab stop for each', async ({ page }) => {
  await resume(
    page,
    gameWhere(against(3), (game) => asks(game, 'hit-or-stay') && (game.view.seats[0]?.cards.length ?? 0) > 2),
  );
  await new Table(page).asked();
  const onTable = page.locator('[data-seat] [data-card]');
  const kinds = await onTable.evaluateAll((cards) => new Set(cards.map((card) => card.getAttribute('data-card'))).size);
  await page.keyboard.press('i');
  const dialog = page.getByRole('dialog', { name: 'The cards on the table' });
  const told = dialog.getByRole('listitem');
  await expect(told.first()).toContainText('A number is worth its points');
  await expect(told.locator('.card')).toHaveCount(kinds);
  await expect(dialog.getByRole('button')).toHaveCount(1);
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await page.keyboard.press('?');
  const help = page.getByRole('dialog', { name: 'Help' });
  await expect(help.locator('dt').filter({ hasText: /^I$/ })).toBeVisible();
  await help.getByRole('button', { name: 'The cards on the table' }).press('Enter');
  await expect(dialog).toBeVisible();
});

for (const viewport of [
  { width: 320, height: 568 },
  { width: 360, height: 560 },
  { width: 844, height: 330 },
  { width: 1024, height: 768 },
])
  test.describe(`at ${viewport.width} × ${viewport.height}`, () => {
    test.use({ viewport });

    test('the front page says above the fold what this game is, and where to learn it', {
      tag: viewport.width === 320 ? [] : '@long',
    }, async ({ page }) => {
      await page.goto('/');
      for (const said of [
        page.getByRole('heading', { level: 1 }),
        page.getByText('a number that comes twice costs you the round'),
        page.getByRole('link', { name: 'New here? Learn it in three minutes' }),
      ])
        await expect(said).toBeInViewport({ ratio: 1 });
    });
  });

test('no sign of the front page stands for two things, whatever the theme', async ({ page }) => {
  await page.goto('/');
  const theme = page.getByRole('button', { name: /^Colours/ });
  const seen = new Set<string | null>();
  for (
    let name = await theme.getAttribute('aria-label');
    !seen.has(name);
    name = await theme.getAttribute('aria-label')
  ) {
    seen.add(name);
    const signs = page.locator('.brand-header button .ico, .tile .ico');
    expect(await signs.count()).toBeGreaterThan(8);
    const drawn = await signs.evaluateAll((all) => all.map((sign) => sign.innerHTML));
    expect(new Set(drawn).size).toBe(drawn.length);
    await theme.click();
    await expect(theme).not.toHaveAttribute('aria-label', name ?? '');
  }
  expect(seen.size).toBeGreaterThan(2);
});
