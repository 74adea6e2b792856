/** Every setting has its effect at once, and is still there after a reload. */
import { against, newGame, resume } from './support/games.ts';
import { Table } from './support/table.ts';
import { expect, type Page, test } from './support/test.ts';

test.use({ settings: { speed: 'normal' } });

async function open(page: Page): Promise<void> {
  await page.goto('/');
  await page.getByRole('button', { name: 'Settings' }).click();
}

const radio = (page: Page, group: string, name: string) =>
  page.getByRole('dialog').getByRole('group', { name: group }).getByRole('radio', { name });

interface Choice {
  readonly group: string;
  readonly name: string;
  readonly effect: (page: Page) => Promise<void>;
}

const CHOICES: readonly Choice[] = [
  {
    group: 'Language',
    name: 'Deutsch',
    effect: async (page) => {
      await expect(page.locator('html')).toHaveAttribute('lang', 'de');
      await expect(page.getByRole('heading', { name: /Zahlen/ })).toBeAttached();
    },
  },
  ...(['Night', 'Day', 'High contrast'] as const).map((name) => ({
    group: 'Colours',
    name,
    effect: (page: Page) =>
      expect(page.locator('html')).toHaveAttribute(
        'data-theme',
        name === 'High contrast' ? 'contrast' : name.toLowerCase(),
      ),
  })),
  {
    group: 'Names of the cards',
    name: 'Freeze, Flip Three, Second Chance',
    effect: async (page) => {
      await page.goto('/rules');
      await expect(page.getByText('Second Chance').first()).toBeVisible();
      await expect(page.getByText('Life Saver')).toHaveCount(0);
    },
  },
];

for (const { group, name, effect } of CHOICES)
  test(`${group}: ${name}`, async ({ page }) => {
    await open(page);
    await radio(page, group, name).check({ force: true });
    await page.keyboard.press('Escape');
    await effect(page);
    await page.reload();
    await effect(page);
  });

test('Speed: Instant shows a move at once', async ({ page }) => {
  await open(page);
  await radio(page, 'Speed', 'Instant').check({ force: true });
  await page.reload();
  await resume(page, newGame(against(3)));
  const table = new Table(page);
  await table.asked();
  // A button may still change its colour; nothing travels.
  const travels = () => document.getAnimations().filter((one) => !(one instanceof CSSTransition)).length;
  expect(await page.evaluate(travels)).toBe(0);
});

test('Coach: the odds and an advice when it is my turn', async ({ page }) => {
  await open(page);
  await page.getByRole('switch', { name: /^Coach/ }).click();
  await page.reload();
  await resume(page, newGame(against(1)));
  await new Table(page).asked();
  await expect(page.getByRole('button', { name: /^Hit/ })).toHaveAccessibleName(/\d+ of \d+ bust/);
  await expect(page.getByRole('log')).toContainText('The coach advises');
});

for (const name of ['Sound', 'Vibration', 'Reactions'])
  test(`${name} is remembered`, async ({ page }) => {
    await open(page);
    const control = page.getByRole('switch', { name: new RegExp(`^${name}`) });
    const before = await control.isChecked();
    await control.click();
    await page.reload();
    await page.getByRole('button', { name: 'Settings' }).click();
    await expect(control).toBeChecked({ checked: !before });
  });

test('Your name is the one to sit down with', async ({ page }) => {
  await open(page);
  await page.getByRole('textbox', { name: 'Your name' }).fill('Zoë');
  await page.reload();
  await page.getByRole('button', { name: /^Play together/ }).click();
  await expect(page.getByRole('dialog').getByRole('textbox', { name: 'Your name' })).toHaveValue('Zoë');
});

test('without a choice the page follows the system', async ({ browser }) => {
  for (const [colorScheme, theme] of [
    ['dark', 'night'],
    ['light', 'day'],
  ] as const) {
    const context = await browser.newContext({ colorScheme });
    const page = await context.newPage();
    await page.goto('/');
    await expect(page.locator('html')).toHaveAttribute('data-theme', theme);
    await context.close();
  }
});
