/** Who gets a card: chosen in the sheet, by tapping a seat, or by its digit. */
import { LOCK, type View } from '@turn7/engine';
import { against, asks, gameWhere, resume } from './support/games.ts';
import { Table } from './support/table.ts';
import { expect, type Page, test } from './support/test.ts';

const isLock = ({ state }: View): boolean =>
  state.kind === 'playing' && state.question.kind === 'target' && state.question.card === LOCK;

/** Kim has turned a Lock, and all are still in the round. */
const LOCK_TO_GIVE = gameWhere(
  against(3),
  (game) => asks(game, 'target') && isLock(game.view) && game.view.seats.every(({ status }) => status === 'active'),
);

const seat = (page: Page, name: string) => page.getByRole('button', { name: `Choose ${name}` });

test('the sheet has a row for each seat, with what it would mean', async ({ page }) => {
  await resume(page, LOCK_TO_GIVE);
  const table = new Table(page);
  expect(await table.asked()).toBe('target');
  await expect(table.targets).toHaveCount(4);
  await expect(table.targets.filter({ hasText: 'Ana' })).toHaveAccessibleName(/banks? \d+.*for a total of \d+/);
  await expect(table.hit).toHaveAccessibleName(/choose a seat first/);
});

const WAYS: Record<string, (page: Page) => Promise<void>> = {
  'its row in the sheet': (page) => new Table(page).targets.filter({ hasText: 'Ana' }).click(),
  'the seat itself': (page) => seat(page, 'Ana').click(),
  'its digit': async (page) => {
    const row = new Table(page).targets.filter({ hasText: 'Ana' });
    await page.keyboard.press((await row.getAttribute('aria-keyshortcuts')) ?? '');
  },
};

for (const [name, choose] of Object.entries(WAYS))
  test(`Ana is locked by ${name}`, async ({ page }) => {
    await resume(page, LOCK_TO_GIVE);
    await new Table(page).asked();
    await choose(page);
    await expect(page.getByRole('log')).toContainText('You gave the Lock to Ana.');
  });
