/** Whoever does not want to watch the others gets to what they can choose by one press: from then on nothing travels. */
import { STAY } from '@turn7/engine';
import type { LocalGame } from '../src/game/session/local-game.ts';
import { against, asks, eventsAfter, gameWhere, resume } from './support/games.ts';
import { Table } from './support/table.ts';
import { expect, type Page, test } from './support/test.ts';
import { cardsTravelled, noteTravels } from './support/travels.ts';

test.use({ settings: { speed: 'slow' } });

/** The others still have a lot to do when this person stays. */
const aboutToStay = () =>
  gameWhere(
    against(7),
    (game) => asks(game, 'hit-or-stay') && game.game.asked.points > 9 && eventsAfter(game, STAY).length === 1,
  );

test('one press leads to the end of the round for whoever is out', async ({ page }) => {
  await resume(page, aboutToStay());
  const table = new Table(page);
  await table.asked();
  await table.stay.click();
  await page.getByRole('button', { name: 'Skip to the end of the round' }).click();
  await expectStillUntilAsked(page, 'round over');
});

test('one key leads to the next decision, past everybody else', async ({ page }) => {
  await resume(
    page,
    gameWhere(against(7), (game) => asks(game, 'hit-or-stay', 1) && eventsAfter(game, STAY).length === 1 && isIn(game)),
  );
  await expect(page.getByRole('button', { name: 'Skip to my next decision' })).toBeEnabled();
  await page.keyboard.press('f');
  await expectStillUntilAsked(page, 'hit or stay');
});

const isIn = ({ view }: LocalGame): boolean => view.phase === 'turns' && view.seats[0]?.status === 'active';

async function expectStillUntilAsked(page: Page, asked: 'round over' | 'hit or stay'): Promise<void> {
  await page.evaluate(noteTravels);
  expect(await new Table(page).asked()).toBe(asked);
  expect(await cardsTravelled(page)).toBe(0);
}

test('the key stands in the help', async ({ page }) => {
  await resume(page, aboutToStay());
  await new Table(page).asked();
  await page.keyboard.press('?');
  const help = page.getByRole('dialog');
  await expect(help.getByText('Skip to my next decision, or to the end of the round')).toBeVisible();
});
