/** The lessons: search, the rules in pictures, sums with cards, and every case as a replay. */
import { expect, type Page, test } from './support/test.ts';

const search = (page: Page) => page.getByRole('searchbox', { name: 'Search the lessons' });

test('search finds a card by the names of both vocabularies, and leads to the exact place', async ({ page }) => {
  await page.goto('/learn');
  await search(page).fill('Freeze');
  const results = page.getByRole('region', { name: 'Results' });
  await expect(results.getByRole('status')).toHaveText(/^\d+ results$/);
  await expect(results).toContainText('A Lock goes to any active seat');
  await search(page).fill('lock yourself');
  await results.getByRole('link', { name: /May you give a Lock to yourself/ }).click();
  await expect(page).toHaveURL('/learn/cases#3');
  await expect(page.getByText('Yes. You bank your points and are out.')).toBeInViewport();
});

test('what is looked for stands in the address, and keys lead through the results', async ({ page }) => {
  await page.goto('/learn?q=tie');
  await expect(search(page)).toHaveValue('tie');
  await search(page).press('ArrowDown');
  await expect(page.locator('.learn-results a').first()).toBeFocused();
  await page.keyboard.press('ArrowDown');
  await expect(page.locator('.learn-results a').nth(1)).toBeFocused();
  await page.keyboard.press('ArrowUp');
  await page.keyboard.press('ArrowUp');
  await expect(search(page)).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(page).toHaveURL('/learn');
  await expect(page.getByRole('link', { name: /How to play/ })).toBeVisible();
});

test('the rules are told in the vocabulary that is chosen there', async ({ page }) => {
  await page.goto('/learn/basics');
  await expect(page.getByRole('heading', { name: 'Lock: out, with the points' })).toBeVisible();
  await expect(page.getByText('Bob is locked and banks 8 points.')).toBeVisible();
  await page.getByRole('radio', { name: /Freeze/ }).check();
  await expect(page.getByRole('heading', { name: 'Freeze: out, with the points' })).toBeVisible();
  await expect(page.getByText('Bob is frozen and banks 8 points.')).toBeVisible();
});

test('every step of a score is shown with its cards, and a hand of one’s own is worked out', async ({ page }) => {
  await page.goto('/learn/scoring#example-score-60');
  const example = page.getByRole('article', { name: '60 points' });
  await expect(example).toBeFocused();
  await expect(example.getByRole('listitem')).toHaveText([/= 28$/, /28 × 2 = 56$/, /56 \+ 4 = 60$/]);
  const calculator = page.getByRole('region', { name: 'Try it yourself' });
  for (const card of ['12', '9', 'times 2', 'plus 4'])
    await calculator.getByRole('button', { name: card, exact: true }).click();
  await expect(calculator.getByRole('status')).toHaveText(/That makes 46 points\./);
});

test('a heading of the cases is led to as often as somebody wants', async ({ page }) => {
  await page.goto('/learn/cases');
  const link = page.getByRole('navigation', { name: 'Contents' }).getByRole('link', { name: 'Scoring' });
  const heading = page.getByRole('heading', { name: 'Scoring', level: 2 });
  await link.click();
  await expect(heading).toBeInViewport();
  await page.getByRole('button', { name: /^Case 10/ }).click();
  await link.click();
  await expect(heading).toBeInViewport();
  await expect(heading).toBeFocused();
});

test('a link to a case opens it, and it plays to its end', async ({ page }) => {
  await page.goto('/learn/cases#16b');
  const opened = page.getByRole('button', { name: /Case 16\(b\)/ });
  await expect(opened).toHaveAttribute('aria-expanded', 'true');
  const player = page.getByRole('region', { name: 'Replay of the case' });
  await player.getByRole('button', { name: /Speed/ }).click({ clickCount: 2 });
  await player.getByRole('button', { name: 'Play', exact: true }).click();
  await expect(player.getByRole('button', { name: 'Pause' })).toBeVisible();
  const moment = player.getByRole('slider', { name: 'Moment' });
  await expect(async () => expect(await moment.inputValue()).toBe(await moment.getAttribute('max'))).toPass();
  await expect(player.getByRole('button', { name: 'Play', exact: true })).toBeVisible();
  await page.getByRole('button', { name: 'Replay 2' }).click();
  await expect(moment).toHaveValue('0');
  await opened.click();
  await expect(player).toBeHidden();
  await expect(page).toHaveURL('/learn/cases');
});

test('a ruling leads to its cases', async ({ page }) => {
  await page.goto('/rules#R31');
  await page.locator('#R31').getByRole('link', { name: 'FAQ case 16(a)' }).click();
  await expect(page).toHaveURL('/learn/cases#16a');
  await expect(page.getByRole('button', { name: /Case 16\(a\)/ })).toBeInViewport();
});

test('a row is advised, and the odds are there as a table too', async ({ page }) => {
  await page.goto('/learn/bonus');
  const row = page.getByRole('region', { name: 'Your row' });
  await expect(row.getByRole('status')).toHaveText('One more card is right.');
  for (const card of ['0', '3', '5', '9', '10', '11', '12'])
    await row.getByRole('button', { name: card, exact: true }).click();
  await expect(row.getByRole('status')).toHaveText('Staying is right.');
  await page.getByRole('button', { name: 'Table' }).first().click();
  await expect(page.getByRole('table')).toContainText('8.7%');
});

test.describe('on a small phone', () => {
  test.use({ viewport: { width: 320, height: 640 }, settings: { language: 'de' } });

  test('no lesson is wider than the screen', { tag: '@long' }, async ({ page }) => {
    for (const part of ['', '/basics', '/scoring', '/bonus', '/mistakes', '/cases#16c']) {
      await page.goto(`/learn${part}`);
      await page.getByRole('heading', { level: 1 }).waitFor();
      await page.waitForLoadState('networkidle');
      expect(await page.evaluate(() => document.documentElement.scrollWidth), part).toBe(320);
    }
  });
});
