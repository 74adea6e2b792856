/** Simulations in the browser: they come to what Node comes to, can be stopped, and have an address. */
import { readFileSync } from 'node:fs';
import { playGames, summaryOf } from '@turn7/simulator';
import { expect, type Page, test } from './support/test.ts';

const start = (page: Page) => page.getByRole('button', { name: 'Start' });
const stop = (page: Page) => page.getByRole('button', { name: 'Stop' });

test('2,000 games come to what Node comes to, with every chart as a table', async ({ page }) => {
  const entries = ['counter', 'stay:20', 'stay:20', 'risk:35'];
  await page.goto(`/lab/simulate?bots=${entries.join()}&games=2000&seed=7&target=150`);
  await start(page).click();
  await expect(page.getByRole('heading', { name: 'After 2,000 games' })).toBeVisible();
  await expect(page.getByRole('progressbar')).toHaveCount(0); // only while something runs

  const saved = page.waitForEvent('download');
  await page.getByRole('button', { name: 'All figures as JSON' }).click();
  const summary = JSON.parse(readFileSync(await (await saved).path(), 'utf8'));
  const table = { entries, seed: 7, target: 150 };
  expect(summary).toEqual({
    ...summaryOf(table, playGames({ table, first: 0, games: 2000 }), summary.seconds),
    seconds: summary.seconds,
  });

  await expect(
    page.getByText(/^Counter wins more often .+ it takes \d+ games until Counter is ahead in/),
  ).toBeVisible();

  const wins = page.getByRole('figure', { name: 'Win rate' });
  await wins.getByRole('button', { name: 'Table' }).click();
  const counter = wins.getByRole('row', { name: /^Counter/ });
  await expect(counter).toContainText(summary.seats[0].wins.toLocaleString('en'));
  await expect(wins.getByRole('row', { name: /^Stays at 20 × 2/ })).toBeVisible();
  await expect(page.getByRole('figure')).toHaveCount(4);
});

test('a long simulation tells how long it takes, is stopped by key, and keeps what was played', async ({ page }) => {
  await page.goto('/lab/simulate?bots=regular,rookie&games=10000000');
  await start(page).focus();
  await page.keyboard.press('Enter');
  await expect(page.getByText(/of 10,000,000 games · [\d,.]+ games\/s · about .+ left/)).toBeVisible();
  await page.keyboard.press('Tab');
  await expect(stop(page)).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('region', { name: 'Progress' }).getByRole('status')).toHaveText(
    /^Stopped after [\d,]+ of 10,000,000 games/,
  );
  const heading = page.getByRole('heading', { name: /^After [\d,]+ games$/ });
  const played = await heading.textContent();
  await expect(start(page)).toBeEnabled();
  await expect(stop(page)).toBeDisabled();
  await expect(heading).toHaveText(played ?? '');

  // The next one leaves it to be compared with.
  await page.getByRole('button', { name: 'Regular alone' }).click();
  await page.getByRole('textbox', { name: 'Games' }).fill('50');
  await start(page).click();
  await expect(page.getByRole('heading', { name: 'After 50 games' })).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Simulations before' })).toBeVisible();
  await page.getByText('Regular, Rookie').click();
  await page.getByRole('button', { name: 'Use this setup again' }).click();
  await expect(page).toHaveURL(/bots=regular,rookie&games=10000000/);
});

test('the setup is in the address, and a number that cannot be is not started with', async ({ page }) => {
  await page.goto('/lab/simulate');
  await page.getByRole('button', { name: 'Stay at 20, 25, 30 or 35?' }).click();
  await page.getByRole('button', { name: 'Remove Stays at 35' }).click();
  await page.getByRole('combobox', { name: 'Bot 3' }).selectOption({ label: 'Stays at a risk of P%' });
  await page.getByRole('textbox', { name: 'Risk in %' }).fill('40');
  await page.getByRole('textbox', { name: 'Seed' }).fill('99');
  const address = /\/lab\/simulate\?bots=stay:20,stay:25,risk:40&games=100000&seed=99&target=200$/;
  await expect(page).toHaveURL(address);
  await page.reload();
  await expect(page.getByRole('textbox', { name: 'Risk in %' })).toHaveValue('40');
  await expect(page.getByRole('textbox', { name: 'Points', exact: true })).toHaveCount(2);

  const games = page.getByRole('textbox', { name: 'Games' });
  await games.fill('20 million');
  await start(page).click();
  await expect(page.getByText('A whole number from 1 to 10,000,000.')).toBeVisible();
  await expect(games).toBeFocused();
  await expect(page.getByText('Start plays exactly these games.')).toBeVisible();
});

test('an address that is wrong says where, and the rest is kept', async ({ page }) => {
  await page.goto('/lab/simulate?bots=sharp,wizard&games=many&seed=5');
  const told = page.getByRole('alert').filter({ hasText: 'this link' });
  await expect(told).toContainText('“bots=wizard” – expected a bot: rookie, regular');
  await expect(told).toContainText('“games=many” – expected a whole number from 1 to 10,000,000.');
  await expect(page.getByRole('combobox')).toHaveCount(1);
  await expect(page.getByRole('combobox')).toHaveValue('Sharp');
  await expect(page.getByRole('textbox', { name: 'Seed' })).toHaveValue('5');
});
