/** The lab and the position editor: their figures are those of the engine, and an address leads to the same setup. */

import { readFile } from 'node:fs/promises';
import { copiesOf, DECK_SIZE, gameAt, SeededShuffler } from '@turn7/engine';
import { LANGUAGES } from '@turn7/narration/languages';
import { oddsOf } from '@turn7/strategy';
import { type Draft, withCard } from '../src/game/position/draft.ts';
import { PRESETS } from '../src/lab/position/presets.ts';
import { expect, type Page, test } from './support/test.ts';

const figure = (page: Page, name: string) => page.getByRole('figure', { name });

/** How the page tells the bust chance of a position. */
function bustText(draft: Draft): string {
  const { bust, cards } = oddsOf(gameAt(draft, new SeededShuffler(0)), draft.asked);
  return `${Math.round(bust * cards)} of ${cards} cards bust`;
}

/** The words that do not fit into their cell. */
const cutIn = (cells: readonly Element[]) =>
  cells.filter((cell) => cell.scrollWidth > cell.clientWidth).map((cell) => cell.textContent);

/** Those on more lines than they have words. */
const brokenIn = (names: readonly Element[]) => {
  const lines = (name: Element): number => {
    const text = document.createRange();
    text.selectNodeContents(name);
    return text.getClientRects().length;
  };
  return names
    .map((name) => [name.textContent, lines(name)] as const)
    .filter(([text, count]) => count > text.split(' ').length);
};

test.describe('the lab', () => {
  test('counts the cards as the engine does, as a chart, a table and a file', async ({ page }) => {
    await page.goto('/lab');
    const cards = figure(page, 'Every card and its chance');
    await cards.getByRole('button', { name: 'Table' }).click();
    const twelve = cards.getByRole('row').filter({ has: page.getByRole('rowheader', { name: '12', exact: true }) });
    await expect(twelve.getByRole('cell').first()).toHaveText(String(copiesOf(12)));
    await expect(cards.getByRole('table')).toContainText('Life Saver');
    const download = page.waitForEvent('download');
    await cards.getByRole('button', { name: 'Save as CSV' }).click();
    const text = await readFile(await (await download).path(), 'utf8');
    expect(text).toContain(`\n12,${copiesOf(12)},${copiesOf(12) / DECK_SIZE},`);
    await cards.getByRole('button', { name: 'Chart' }).click();
    await expect(cards.getByRole('table')).toHaveCount(0);
  });

  test('tells the exact risk of a hand that is tapped, and opens it as a position', async ({ page }) => {
    await page.goto('/lab?hand=');
    const bust = figure(page, 'Bust chance of the next card');
    await expect(bust).toContainText('has no card');
    for (const name of ['12', '10']) await bust.getByRole('button', { name, exact: true }).click();
    await expect(bust).toContainText('20 of 92 cards');
    await bust.getByRole('link', { name: 'Open in the position editor' }).click();
    await expect(page.getByRole('heading', { name: 'Seat 1: hit or stay?' })).toBeVisible();
    await expect(page.getByText('20 of 92 cards bust')).toBeVisible();
  });

  test('keeps what is set in the address, and a link restores it', async ({ page }) => {
    await page.goto('/lab?own=110&other=60&stay=23');
    const lead = figure(page, 'How a lead changes the right risk');
    await expect(lead).toContainText('busts in 21.1% of rounds');
    await expect(figure(page, 'Simple rules against the best play')).toContainText('99.8% of the best');
    await lead.getByRole('slider', { name: /^The other total/ }).focus();
    await page.keyboard.press('ArrowRight');
    await expect(page).toHaveURL(/other=65/);
    await page.reload();
    await expect(lead.getByRole('slider', { name: 'The other total: 65' })).toHaveValue('65');
  });

  test('is as usual again for whoever follows the link in its head, and as it was for whoever goes back', async ({
    page,
  }) => {
    await page.goto('/lab');
    const own = page.getByRole('slider', { name: /^Your total/ });
    await own.focus();
    await page.keyboard.press('ArrowRight');
    await expect(page).toHaveURL('/lab?own=115');
    await page.getByRole('link', { name: 'Lab', exact: true }).click();
    await expect(own).toHaveValue('110');
    await page.goBack();
    await expect(own).toHaveValue('115');
  });

  test('a copied link leads to the figure it was copied from', async ({ page }) => {
    await page.goto('/lab?own=60#lead');
    await expect(figure(page, 'How a lead changes the right risk')).toBeFocused();
    await expect(page.getByRole('slider', { name: 'Your total: 60' })).toBeInViewport();
  });

  test('never gives the chart of one deck the name of another', async ({ page }) => {
    await page.route('**/worker*', (route) => route.abort());
    await page.goto('/lab?stop=all');
    const chart = figure(page, 'Hit or stay?');
    await expect(chart).toContainText('This could not be worked out here.');
    await expect(chart).toContainText('with a fresh deck of numbers alone');
    const download = page.waitForEvent('download');
    await chart.getByRole('button', { name: 'Save as CSV' }).click();
    expect((await download).suggestedFilename()).toBe('turn7-stopping-numbers.csv');
  });

  test('asks a worker again that could not be loaded: when told to, and by itself with the network', async ({
    page,
  }) => {
    await page.route('**/worker*', (route) => route.abort());
    await page.goto('/lab?stop=all');
    const chart = figure(page, 'Hit or stay?');
    const again = chart.getByRole('button', { name: 'Try again' });
    await again.waitFor();
    await again.press('Enter');
    await expect(chart).toBeFocused();
    await expect(chart).toContainText('This could not be worked out here.');
    await page.unroute('**/worker*');
    await page.evaluate(() => dispatchEvent(new Event('online')));
    await expect(chart).toContainText('with all cards', { timeout: 60_000 });
  });

  for (const language of LANGUAGES) {
    test(`has room for every word of its charts on the smallest phones: ${language}`, {
      tag: language === 'de' ? [] : '@long', // where words are longest
    }, async ({ page }) => {
      await page.setViewportSize({ width: 320, height: 640 });
      await page.addInitScript((chosen) => {
        localStorage.setItem('turn7 settings', JSON.stringify({ language: chosen }));
      }, language);
      await page.goto('/lab');
      const cells = page.locator('.heat-cell');
      await expect(cells.first()).toBeVisible();
      expect(await cells.evaluateAll(cutIn)).toEqual([]);
      expect(await page.locator('.page-area').evaluateAll(brokenIn)).toEqual([]);
    });
  }

  test('works out the chart of all cards beside the page', async ({ page }) => {
    await page.goto('/lab?stop=all');
    const chart = figure(page, 'Hit or stay?');
    await expect(chart.getByRole('radio', { name: 'All cards' })).toBeChecked();
    await expect(chart.getByText('Working it out …')).toHaveCount(0);
    await chart.getByRole('button', { name: 'Table' }).click();
    await expect(chart.getByRole('row').filter({ has: page.getByRole('rowheader', { name: '21' }) })).toContainText(
      'hit',
    );
  });

  test('says what cannot be read in an address', async ({ page }) => {
    await page.goto('/lab?decks=99&hand=12,12');
    await expect(page.getByRole('alert')).toContainText('“decks=99” – expected a whole number from 1 to 12.');
    await expect(page.getByRole('alert')).toContainText('“hand=12,12”');
  });
});

test.describe('the position editor', () => {
  test('is used by keyboard: cards, undo, and what follows', async ({ page }) => {
    await page.goto('/lab/position');
    await expect(page.getByText(bustText(PRESETS.hand))).toBeVisible();
    const seven = page.getByRole('button', { name: '7', exact: true }).first();
    await seven.focus();
    await page.keyboard.press('Space');
    await expect(page.getByText(bustText(withCard(PRESETS.hand, 0, 7)))).toBeVisible();
    await page.getByRole('button', { name: 'Life Saver', exact: true }).first().focus();
    await page.keyboard.press('Enter');
    await expect(page.getByText('Life Saver: the next card cannot bust')).toBeVisible();
    await expect(page).toHaveURL(/seat=0:12,8,3,5,7,LS&seat=0:9$/);
    await page.getByRole('button', { name: 'Undo' }).focus();
    await page.keyboard.press('Enter');
    await page.keyboard.press('Enter');
    await expect(seven).toHaveAttribute('aria-pressed', 'false');
    await expect(page.getByText(bustText(PRESETS.hand))).toBeVisible();
  });

  test('leaves a number that is being typed alone, and takes it once it can be', async ({ page }) => {
    await page.goto('/lab/position');
    const target = page.getByRole('textbox', { name: 'Target' });
    await target.fill('');
    await expect(target).toHaveValue('');
    await expect(target).toHaveAccessibleDescription('Expected a whole number from 1 to 1,000,000.');
    await target.pressSequentially('150');
    await expect(page).toHaveURL(/target=150$/);
    await expect(target).toHaveAccessibleDescription('');
  });

  test('advises for points and for the win, with the reason', async ({ page }) => {
    await page.goto('/lab/position?seat=150:12,11,10,9,8&seat=120:5'); // 200 points are there to be taken
    await expect(page.getByRole('heading', { name: 'Best for points' }).locator('..')).toContainText(/Stay|Hit/);
    const win = page.getByRole('heading', { name: 'Best for the win' }).locator('..');
    await expect(win).toContainText(/wins about/);
  });

  test('says what is wrong with a position, and goes on once it is right', async ({ page }) => {
    await page.goto('/lab/position?seat=0:5,LS*2&seat=0:');
    await expect(page.getByText('Seat 1 has 2 Life Savers; expected at most one.')).toBeVisible();
    const saver = page.getByRole('button', { name: 'Life Saver', exact: true }).first();
    await saver.click();
    await expect(page.getByText('4 of 93 cards bust')).toBeVisible();
  });

  test('says what cannot be read in an address', async ({ page }) => {
    await page.goto('/lab/position?seat=110:12,99&seat=50:7&asked=9');
    await expect(page.getByRole('alert').first()).toContainText('“seat=110:12,99” – expected a seat such as');
    await expect(page.getByRole('alert').first()).toContainText('“asked=9” – expected a whole number from 1 to 1.');
  });
});
