/** The strategy guide shows what was measured, as charts and tables, on any screen. */
import figures from '../src/learn/guide/figures.json' with { type: 'json' };
import { expect, test } from './support/test.ts';

const percent = (share: number): string => `${(100 * share).toFixed(1)}%`;

test('the figures on the page are those of the file, in the chart and in the table', async ({ page }) => {
  await page.goto('/learn/strategy');
  const chart = page.getByRole('figure', { name: 'Where to stay with ×2' });
  const { rate, se } = figures.arms.x2Stays50;
  const row = chart.getByRole('listitem').filter({ hasText: 'stays at 50' });
  await expect(row).toContainText(percent(rate));
  await chart.getByRole('button', { name: 'Table' }).click();
  const cells = chart.getByRole('row', { name: /stays at 50/ }).getByRole('cell');
  await expect(cells).toContainText([percent(rate), (100 * se).toFixed(2), '25.0%']);
});

test('every tip has its verdict at a glance and a way to it', async ({ page }) => {
  await page.goto('/learn/strategy');
  const tips = page.getByRole('navigation', { name: 'The tips, one by one' });
  const link = tips.getByRole('link', { name: /Life Saver/ });
  await expect(link).toContainText('No choice to make');
  await link.press('Enter');
  await expect(page).toHaveURL(/#saver$/);
  await expect(page.getByRole('heading', { name: /^Save the Life Saver/ })).toBeInViewport();
});

test('a hand and a set of games lead to the lab', async ({ page }) => {
  await page.goto('/learn/strategy#solid');
  const tip = page.getByRole('region', { name: /^A solid 20/ });
  await tip.getByRole('link', { name: 'Play these games in the lab' }).click();
  await expect(page).toHaveURL(/\/lab\/simulate\?bots=stay:20,stay:999/);
  await page.goto('/learn/strategy#x2');
  await page.getByRole('link', { name: /Try it in the lab.*8, 7 and times 2/ }).click();
  await expect(page).toHaveURL(/\/lab\/position\?seat=0:8,7,x2$/);
});

test('a phone shows all tips first, and a link opens what was measured for one', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/learn/strategy');
  const chart = page.getByRole('figure', { name: 'Where to stay with ×2' });
  await expect(page.getByRole('heading', { name: /^Protect the ×2/ })).toBeVisible();
  await expect(chart).toBeHidden();
  await page.getByRole('link', { name: /^Protect the ×2/ }).click();
  await expect(chart).toBeVisible();
});

test.describe('on a narrow phone', () => {
  test.use({ viewport: { width: 320, height: 640 }, settings: { language: 'de', vocabulary: 'classic' } });

  test('nothing is wider than the screen, in German', async ({ page }) => {
    await page.goto('/learn/strategy');
    await expect(page.getByRole('heading', { name: 'Die Regeln, auf die es ankommt' })).toBeVisible();
    const overhang = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
    expect(overhang).toBeLessThanOrEqual(0);
  });
});
