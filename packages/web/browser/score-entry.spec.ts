/** Scores at a table: only what somebody entered is saved, and everything to enter it is in sight at every size. */
import { keep, type ScorePage, sheetOf } from './support/score.ts';
import { expect, test } from './support/test.ts';

const THREE = sheetOf(['Ana', 'Ben', 'Chidi'], []);

/** Whose score is asked for, with nothing entered for them. */
async function expectUntouched(score: ScorePage, name: string): Promise<void> {
  await expect(score.now).toContainText(name);
  await expect(score.now).toContainText('no entry yet');
  await expect(score.save).toHaveAttribute('aria-disabled', 'true');
}

test.describe('never saves a score that nobody entered', () => {
  test('by a double click on Save', async ({ page }) => {
    const score = await keep(page, THREE);
    await score.card('9').click();
    await score.save.dblclick();
    await expect(score.said).toHaveText('Ben: 9, total 9. Next: Chidi.');
    await expectUntouched(score, 'Chidi');
  });

  test('by a second Enter, typed or not', async ({ page }) => {
    const score = await keep(page, THREE);
    await page.keyboard.press('9');
    await page.keyboard.press('Enter');
    await page.keyboard.press('Enter');
    await expectUntouched(score, 'Chidi');
    await score.points.fill('12');
    await page.keyboard.press('Enter');
    await page.keyboard.press('Enter');
    await expectUntouched(score, 'Ana');
  });

  test('by a double click on Next round, or on the Save before it', async ({ page }) => {
    const score = await keep(page, sheetOf(['Ana', 'Ben'], []));
    await score.points.fill('20');
    await score.save.click();
    await score.points.fill('30');
    await score.save.dblclick();
    await expect(page.getByRole('heading', { name: 'Round 1 is over' })).toBeVisible();
    await score.nextRound.dblclick();
    await expectUntouched(score, 'Ana');
  });

  test('but a 0 that is typed, and the card of that name', async ({ page }) => {
    const score = await keep(page, THREE);
    await score.points.fill('0');
    await score.save.click();
    await expect(score.said).toHaveText('Ben: 0, total 0. Next: Chidi.');
    await score.card('0').click();
    await score.save.click();
    await expect(score.said).toHaveText('Chidi: 0, total 0. Next: Ana.');
  });
});

test('a bust is saved by its own tap, and a double tap is one; undone it is there to be looked at', async ({
  page,
}) => {
  const score = await keep(page, THREE);
  await score.card('9').click();
  await score.bust.dblclick();
  await expect(score.said).toHaveText('Ben: 0, total 0. Next: Chidi.');
  await expectUntouched(score, 'Chidi');
  await expect(score.seat('Ben')).toContainText('Busted');
  expect((await score.seat('Ben').boundingBox())?.height).toBe((await score.seat('Ana').boundingBox())?.height);
  await score.undo.click();
  await expect(score.now).toContainText('Ben');
  await expect(score.bust).toHaveAttribute('aria-pressed', 'true');
  await score.bust.click(); // not busted after all
  await expect(score.bust).toHaveAttribute('aria-pressed', 'false');
  await expect(page.locator('.pad-total')).toContainText('0 → 9');
});

test('a bust that is undone is taken away by the next tap, however quickly it comes', async ({ page }) => {
  const score = await keep(page, THREE);
  await page.evaluate(() => {
    performance.now = () => 0; // no time passes between the taps
  });
  await score.bust.click();
  await score.undo.click();
  await expect(score.bust).toHaveAttribute('aria-pressed', 'true');
  await score.bust.click();
  await expect(score.bust).toHaveAttribute('aria-pressed', 'false');
});

test('scores that are typed go on from field to field', async ({ page }) => {
  const score = await keep(page, THREE);
  await page.keyboard.press('t');
  for (const [points, next] of [
    ['17', 'Chidi'],
    ['0', 'Ana'],
  ] as const) {
    await page.keyboard.type(points);
    await page.keyboard.press('Enter');
    await expect(score.now).toContainText(next);
    await expect(score.points).toBeFocused();
    await expect(score.points).toHaveValue('');
  }
  await page.keyboard.type('21');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: 'Round 1 is over' })).toBeFocused();
  await expect(page.getByRole('list', { name: 'Scores of this round' })).toContainText('+17');
});

test('Enter goes on to the next round, but not the one that belongs to the last score', async ({ page }) => {
  await page.addInitScript(() => {
    performance.now = () => Number(sessionStorage.getItem('now'));
  });
  const score = await keep(page, sheetOf(['Ana', 'Ben'], []));
  for (const points of ['20', '30']) {
    await score.points.fill(points);
    await page.keyboard.press('Enter');
  }
  const over = page.getByRole('heading', { name: 'Round 1 is over' });
  await expect(over).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(over).toBeVisible();
  await expect(score.nextRound.locator('.key')).toHaveText('↵');
  await page.evaluate(() => sessionStorage.setItem('now', '5000'));
  await page.keyboard.press('Enter');
  await expectUntouched(score, 'Ana');
});

const SIZES = [
  [320, 568],
  [360, 640],
  [390, 844],
  [568, 320],
  [844, 390],
  [1280, 800],
] as const;

for (const language of ['en', 'de'] as const)
  test.describe(`in ${language}`, () => {
    test.use({ settings: { language } });
    for (const [width, height] of SIZES)
      test(`all of the pad is in sight at ${width}×${height}, and so is why nothing can be saved`, {
        tag: width === 320 ? [] : '@long',
      }, async ({ page }) => {
        await page.setViewportSize({ width, height });
        const score = await keep(page, sheetOf(['Ana', 'Bartholomäus'], [[40, 50]]));
        await page.keyboard.press('n');
        const reason = page.locator('#save-closed');
        for (const part of [score.card('0'), score.card('12'), score.bust, score.card('+2'), score.card('x2'), reason])
          await expect(part).toBeInViewport({ ratio: 1 });
        const heights = await page.locator('.pad-card').evaluateAll((cards) => cards.map((card) => card.clientHeight));
        expect(Math.min(...heights)).toBeGreaterThanOrEqual(40);
        for (const key of '0123456') await page.keyboard.press(key);
        const note = page.locator('.pad-tells');
        await expect(note).toContainText('+15');
        await expect(note).toBeInViewport({ ratio: 1 });
        await expect(score.save).toBeInViewport({ ratio: 1 });
        const [above, below] = [await note.boundingBox(), await page.locator('.pad-sum').boundingBox()];
        expect((above?.y ?? 0) + (above?.height ?? 0)).toBeLessThanOrEqual(below?.y ?? 0);
      });
  });
