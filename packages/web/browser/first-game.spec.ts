/** The first game: a whole one by keyboard alone, on a phone and with little motion; nothing of it stays on the device. */
import { against, leave, newGame } from './support/games.ts';
import { Table } from './support/table.ts';
import { expect, type Page, test } from './support/test.ts';

test.use({ viewport: { width: 390, height: 844 }, reducedMotion: 'reduce' });

const lesson = (page: Page) => page.getByRole('region', { name: 'Lesson' });

/** Only while something is being explained. */
const gotIt = (page: Page) => page.getByRole('button', { name: /^(Got it|Deal the cards)/, disabled: false });

/** Up to the first question. */
async function begin(page: Page): Promise<void> {
  await page.goto('/learn/first-game');
  await page.getByRole('button', { name: 'Deal the cards' }).press('Enter');
  for (const name of ['The deal', 'Hit or stay?']) {
    await expect(lesson(page).getByRole('heading', { name })).toBeVisible();
    await page.keyboard.press('g');
  }
}

/** Reads every lesson, answers every question, and stays from some points on; returns when the game is over. */
async function play(page: Page): Promise<void> {
  const table = new Table(page);
  const { targets, goOn, standing } = table;
  const usable = page.getByRole('button', { name: /^Hit/, disabled: false });
  for (;;) {
    await expect(gotIt(page).or(usable).or(targets).or(goOn).or(standing).first()).toBeVisible({ timeout: 30_000 });
    if ((await gotIt(page).count()) > 0) await page.keyboard.press('g');
    else if (await standing.isVisible()) return;
    else if (await goOn.isVisible()) await page.keyboard.press('n');
    else if ((await targets.count()) > 0)
      await page.keyboard.press((await targets.first().getAttribute('aria-keyshortcuts')) ?? '');
    else await page.keyboard.press((await table.points()) < 20 ? 'h' : 's');
  }
}

test('it explains a whole game by keyboard, and leaves the game on this device alone', async ({ page }) => {
  await leave(page, newGame(against(2)));
  await page.goto('/learn/first-game');
  await expect(lesson(page).getByRole('heading', { name: 'Your first game' })).toBeVisible();
  const kept = await page.evaluate(() => localStorage.getItem('turn7 game'));
  await play(page);
  await expect(lesson(page).getByRole('heading', { name: 'The end' })).toBeVisible();
  const met = lesson(page).getByRole('link', { name: /^(Bust|Saved|Lock|Turn Three|Turn 7)$/ });
  await expect(met).toHaveCount(5);
  expect(await page.evaluate(() => localStorage.getItem('turn7 game'))).toBe(kept);

  await lesson(page).getByRole('button', { name: 'Play now' }).click();
  await expect(page).toHaveURL('/play?game=2');
  expect(await page.evaluate(() => localStorage.getItem('turn7 game'))).toBe(kept);
});

test('bots wait while something is explained, and no longer', async ({ page }) => {
  await begin(page);
  await page.keyboard.press('h');
  await expect(lesson(page).getByRole('heading', { name: 'Life Saver' })).toBeVisible();
  await expect(page.getByText('Ada’s turn.').first()).toBeVisible();
  await page.keyboard.press('g');
  await expect(page.getByRole('button', { name: /^Hit/, disabled: false })).toBeVisible();
});

test('whoever wants no tips plays on without', async ({ page }) => {
  await page.goto('/learn/first-game');
  await page.getByRole('button', { name: 'No more tips' }).click();
  const table = new Table(page);
  await table.asked();
  await table.hit.click();
  expect(await table.asked()).toBe('hit or stay');
  await expect(lesson(page)).toContainText('You play without tips now.');
  expect((await lesson(page).boundingBox())?.height).toBeLessThan(60); // a line, not an empty panel
});

test('nothing has to be scrolled sideways, and the buttons are large enough, on the smallest phone', async ({
  page,
}) => {
  await page.setViewportSize({ width: 320, height: 568 });
  await begin(page);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320);
  for (const button of await lesson(page).getByRole('button').all()) {
    const box = await button.boundingBox();
    expect(Math.min(box?.height ?? 0, box?.width ?? 0)).toBeGreaterThanOrEqual(44);
  }
});

test.describe('on a low phone', () => {
  test.use({ viewport: { width: 360, height: 640 }, settings: { language: 'de' } });

  test('lesson and answers are in sight together, in German', async ({ page }) => {
    await page.goto('/learn/first-game');
    const strip = page.getByRole('region', { name: 'Lektion' });
    for (const name of ['Karten austeilen', 'Keine Tipps mehr']) {
      await expect(strip.getByRole('button', { name })).toBeInViewport({ ratio: 1 });
    }
    await page.keyboard.press('g');
    for (const name of [/^Ziehen/, /^Aufhören/]) {
      await expect(page.getByRole('button', { name })).toBeInViewport({ ratio: 1 });
    }
  });
});

test('the front page offers it to newcomers, and to nobody in the middle of a game', async ({ page }) => {
  await page.goto('/');
  await page.getByRole('link', { name: /^New here\?/ }).click();
  await expect(lesson(page)).toBeVisible();
  await leave(page, newGame(against(2)));
  await page.goto('/');
  await expect(page.getByRole('link', { name: /^Continue your game/ })).toBeVisible();
  await expect(page.getByRole('link', { name: /^New here\?/ })).toHaveCount(0);
});
