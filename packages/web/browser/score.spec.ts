/** The score of games with real cards: by thumb, by key, over many rounds, and nothing is ever lost. */
import { keep, ScorePage, sheetOf } from './support/score.ts';
import { cutOf, hiddenOf } from './support/sight.ts';
import { expect, test } from './support/test.ts';

const PHONE = { width: 390, height: 844 };
const FOUR = ['Ana', 'Ben', 'Chidi', 'Dagmar'];

test('the bars of a round have one measure, beyond the target too', async ({ page }) => {
  await keep(page, sheetOf(['Ana', 'Ben', 'Chidi'], [[250, 250, 50]]));
  const targets = page.locator('.score-target');
  await expect(targets).toHaveCount(3);
  expect(await targets.evaluateAll((all) => all.map((one) => one instanceof HTMLElement && one.style.left))).toEqual([
    '80%',
    '80%',
    '80%',
  ]);
});

test.describe('on a phone', () => {
  test.use({ viewport: PHONE, hasTouch: true });

  test('a whole game by thumb: tapped, typed, busted, a Turn 7, a tie that plays on, and the win', async ({ page }) => {
    await page.goto('/score');
    const field = page.getByLabel('Name of the next player');
    for (const name of FOUR) {
      await field.fill(name);
      await field.press('Enter');
    }
    await page.getByLabel('Points to win').fill('60');
    await page.getByRole('button', { name: 'Start with 4 players' }).tap();
    const score = new ScorePage(page);

    // The seat after the dealer is first.
    await expect(score.now).toContainText('Ben');
    for (const card of ['12', '8', '3', '5', '+4', 'x2'] as const) await score.card(card).tap();
    await expect(page.locator('.pad-sum')).toHaveText('(12 + 8 + 3 + 5) × 2 + 4');
    await expect(page.locator('.pad-total')).toContainText('0 → 60');
    await expect(page.getByText('4 of 7')).toBeVisible();
    await score.save.tap();
    await expect(score.said).toHaveText('Ben: 60, total 60. Next: Chidi.');

    for (const card of ['0', '1', '2', '3', '4', '5', '6'] as const) await score.card(card).tap();
    await expect(page.getByText('The round is over: everybody else banks what they have.')).toBeVisible();
    await expect(score.card('7')).toHaveAttribute('aria-disabled', 'true');
    await expect(page.locator('.pad-total')).toContainText('0 → 36');
    await score.save.tap();

    await score.bust.tap();

    await score.points.fill('60');
    await score.save.tap();
    await expect(page.getByText('Tie at 60: Ana and Ben. One more round for everybody.')).toBeVisible();
    await score.nextRound.tap();

    await expect(score.now).toContainText('Chidi');
    for (const points of ['1', '2', '3', '10']) {
      await score.points.fill(points);
      await score.save.tap();
    }
    await expect(page.getByRole('heading', { name: 'Ben wins!' })).toBeVisible();
    await page.getByRole('button', { name: 'Another game, same players' }).tap();
    await expect(page.getByRole('heading', { name: /Chidi’s cards/ })).toBeVisible();
    await expect(score.seat('Ana')).toContainText('0');
  });

  test('54 players: the one who is entered is in sight, and nothing sticks out', async ({ page }) => {
    await page.goto('/score');
    const names = Array.from({ length: 54 }, (_, i) => `Player ${i + 1}`);
    await page.getByLabel('Name of the next player').evaluate((field, list) => {
      const clipboardData = new DataTransfer();
      clipboardData.setData('text', list);
      field.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }));
    }, names.join('\n'));
    await page.getByRole('button', { name: 'Start with 54 players' }).tap();
    const score = new ScorePage(page);
    await score.points.tap();
    for (let i = 0; i < 12; i++) {
      await page.keyboard.type('0');
      await page.keyboard.press('Enter');
    }
    await expect(score.now).toContainText('Player 14');
    await expect(score.now).toBeInViewport({ ratio: 1 });
    await expect(score.save).toBeInViewport({ ratio: 1 });
    expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBe(0);
    await page.setViewportSize({ width: 718, height: 1047 }); // what the margins leave of A4
    await page.emulateMedia({ media: 'print' });
    await expect(page.locator('.score-paper')).toContainText('Player 54');
    expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBe(0);
  });

  test('cards that were tapped and not saved are there after a reload', async ({ page }) => {
    const score = await keep(page, sheetOf(FOUR, []));
    await score.card('9').tap();
    await score.seat('Dagmar').tap();
    await score.card('2').tap();
    await page.reload();
    await expect(score.now).toContainText('Ben');
    await expect(score.card('9')).toHaveAttribute('aria-pressed', 'true');
    await expect(score.seat('Dagmar')).toContainText('+2');
  });
});

test.describe('in German', () => {
  test.use({ viewport: { width: 320, height: 640 }, settings: { language: 'de' } });

  test('every button of the pad has room', async ({ page }) => {
    const score = await keep(page, sheetOf(['Ana', 'Bartholomäus'], []));
    await expect(page.getByRole('heading', { name: 'Karten von Bartholomäus' })).toBeVisible();
    await score.card('9').click();
    await expect(score.save).toHaveText('Speichern, dann Ana');
    await expect(score.save).toBeInViewport({ ratio: 1 });
    await expect(score.card('x2')).toBeInViewport({ ratio: 1 });
    expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBe(0);
  });
});

test('a round by keyboard alone, undone and done again', async ({ page }) => {
  const score = await keep(page, sheetOf(['Ana', 'Ben'], []));
  await page.keyboard.type('c8d');
  await expect(page.locator('.pad-sum')).toHaveText('(12 + 8) + 2');
  await page.keyboard.press('s');
  await expect(score.now).toContainText('Ana');
  await page.keyboard.press('t');
  await page.keyboard.type('17');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: 'Round 1 is over' })).toBeFocused();
  await page.keyboard.press('Control+z');
  await expect(score.now).toContainText('Ana');
  await expect(score.points).toHaveValue('17');
  await page.keyboard.press('Control+z');
  await expect(score.now).toContainText('Ben');
  await expect(page.locator('.pad-sum')).toHaveText('(12 + 8) + 2');
  await page.keyboard.press('Control+Shift+z');
  await page.keyboard.press('Control+Shift+z');
  await expect(page.getByRole('heading', { name: 'Round 1 is over' })).toBeVisible();
  await page.keyboard.press('n');
  await expect(score.now).toContainText('Ana');
  await page.reload();
  await expect(page.getByRole('heading', { name: 'Ana’s cards' })).toBeVisible(); // the round goes on
});

test('what is typed and no score stays in the field, and nothing is saved', async ({ page }) => {
  const score = await keep(page, sheetOf(['Ana', 'Ben'], []));
  await page.keyboard.press('t');
  await page.keyboard.type('25000');
  await page.keyboard.press('Enter');
  await expect(score.points).toHaveValue('25000');
  await expect(score.save).toHaveAttribute('aria-disabled', 'true');
  await expect(score.points).toHaveAccessibleDescription('A whole number from 0 to 10,000.');
  await page.keyboard.press('Escape');
  await page.keyboard.press('s');
  await expect(page.getByRole('heading', { name: 'Ben’s cards' })).toBeFocused();
  // A card replaces what was typed, and is saved before the screen has been drawn again.
  await page.evaluate(() => {
    for (const key of ['9', 'Enter']) dispatchEvent(new KeyboardEvent('keydown', { key }));
  });
  await expect(score.points).toHaveValue('');
  await expect(score.said).toHaveText('Ben: 9, total 9. Next: Ana.');
});

test('an earlier round is changed in the sheet, and every total follows', async ({ page }) => {
  const score = await keep(
    page,
    sheetOf(
      ['Ana', 'Ben'],
      [
        [20, 'bust'],
        [['12', '+4'], 30],
      ],
    ),
  );
  await score.cell(1, 2).focus();
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('ArrowLeft');
  await expect(score.cell(2, 1)).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: 'Round 2, Ana' })).toBeVisible();
  await score.card('10').click();
  await expect(page.locator('.pad-total')).toContainText('20 → 46');
  await score.save.click();
  await expect(score.seat('Ana')).toContainText('46');
  await score.undo.click();
  await expect(score.seat('Ana')).toContainText('36');
});

test('the card counter knows the exact odds of the next card', async ({ page }) => {
  const score = await keep(page, sheetOf(['Ana', 'Ben'], []));
  await page.getByRole('button', { name: 'Menu' }).click();
  await page.getByRole('switch', { name: /^Card counter/ }).check();
  await page.getByRole('button', { name: 'Close' }).click();
  await score.card('12').click();
  await score.card('8').click();
  // Of 94 cards two lie there: eleven more 12s and seven more 8s are twins.
  await expect(page.locator('.counter-odds')).toContainText('18 of 92 cards');
  await page.getByRole('button', { name: 'Cards left' }).click();
  await page.getByRole('button', { name: 'One more: Lock' }).click();
  await expect(page.getByRole('heading', { name: '91 cards left in the pile' })).toBeVisible();
  await page.getByRole('button', { name: 'Close' }).click();
  await expect(page.locator('.counter-odds')).toContainText('18 of 91 cards');
  await score.bust.click();
  await page.getByRole('group', { name: 'The twin:' }).getByRole('button', { name: '12' }).click();
  await score.save.click();
  await expect(page.locator('.counter-odds')).toContainText('0 of 90 cards');
});

test('wrong names are told and change nothing; a damaged sheet is kept aside', async ({ page }) => {
  await page.addInitScript(() => {
    localStorage.setItem('turn7 score sheet broken', '{"format":"turn7 sc');
    localStorage.setItem('turn7 score current', 'broken');
  });
  await page.goto('/score');
  await expect(page.getByText('A stored score could not be read.')).toBeVisible();
  expect(await page.evaluate(() => localStorage.getItem('turn7 score damaged 1'))).toBe('{"format":"turn7 sc');
  await page.getByRole('button', { name: 'Start' }).click();
  await expect(page.getByText('Add at least one player.')).toBeVisible();
  const field = page.getByLabel('Name of the next player');
  await field.fill('Ana');
  await field.press('Enter');
  await field.fill('ana');
  await field.press('Enter');
  await expect(page.getByText('ana is there already.')).toBeVisible();
  await expect(page.getByLabel('Name at seat 2')).toHaveCount(0);
});

test('a group of friends sits down with one tap, somebody comes late, somebody leaves, and the deal goes on', async ({
  page,
}) => {
  await page.goto('/score');
  const field = page.getByLabel('Name of the next player');
  for (const name of ['Ana', 'Ben', 'Chidi']) {
    await field.fill(name);
    await field.press('Enter');
  }
  await page.getByRole('button', { name: 'Move Chidi up' }).click();
  await page.getByRole('button', { name: 'Save as a group' }).click();
  await page.getByLabel('Name of the group').fill('Friday');
  await page.keyboard.press('Enter');
  await expect(page.getByText('Friday is saved on this device.')).toBeVisible();
  await page.getByRole('button', { name: 'Remove Ana' }).click();
  await page.getByRole('button', { name: 'Friday 3' }).click();
  await page.getByRole('button', { name: 'Start with 3 players' }).click();
  const score = new ScorePage(page);
  await expect(score.now).toContainText('Chidi');
  for (let i = 0; i < 3; i++) {
    await score.points.fill('0');
    await score.save.click();
  }
  await page.getByRole('button', { name: 'Menu' }).click();
  await page.getByRole('button', { name: 'Players', exact: true }).click();
  await page.getByLabel('Somebody comes late').fill('Dagmar');
  await page.keyboard.press('Enter');
  await page.getByRole('button', { name: 'Chidi has left' }).click();
  await page.getByRole('button', { name: 'Close' }).click();
  await expect(score.nextRound).toHaveAccessibleName('Next round · Ben deals');
  await score.nextRound.click();
  await expect(score.now).toContainText('Dagmar');
  await page.getByRole('button', { name: 'Menu' }).click();
  await page.getByRole('button', { name: /^New game/ }).click();
  await expect(page.getByRole('heading', { name: 'New score' })).toBeVisible();
});

test('the front page leads back to the score that was kept', async ({ page }) => {
  await page.goto('/');
  const back = page.getByRole('link', { name: /^Continue your score/ });
  await expect(page.getByRole('button', { name: /^Play now/ })).toBeVisible();
  await expect(back).toHaveCount(0);
  const score = await keep(page, { ...sheetOf(['Ana', 'Ben'], [[20, 190]]), startedAt: Date.now() });
  await score.nextRound.click();
  await score.points.fill('30');
  await score.save.click();
  await page.goto('/');
  await expect(back).toContainText('With Ana and Ben');
  await back.click();
  await score.points.fill('30');
  await score.save.click();
  await expect(page.getByRole('heading', { name: 'Ben wins' })).toBeVisible();
  await page.goto('/');
  await expect(page.getByRole('button', { name: /^Play now/ })).toBeVisible();
  await expect(back).toHaveCount(0);
});

for (const [width, height] of [
  [320, 568],
  [360, 560],
  [844, 390],
  [844, 330],
] as const)
  test(`a round that is over shows the way on, and a game who won and how all stand, at ${width}×${height}`, {
    tag: height === 330 ? [] : '@long',
  }, async ({ page }) => {
    await page.setViewportSize({ width, height });
    const score = await keep(page, sheetOf(['Ana', 'Grandpa Hans-Georg', 'Chidi'], [[170, 20, 30]]));
    await expect(score.nextRound).toBeInViewport({ ratio: 1 });
    await expect(page.getByRole('listitem').filter({ hasText: '+170' }).last()).toBeInViewport({ ratio: 0.8 });
    await score.nextRound.click();
    for (const points of ['40', '40', '40']) {
      await score.points.fill(points);
      await score.save.click();
    }
    const again = page.getByRole('button', { name: 'Another game, same players' });
    await expect(again).toBeInViewport({ ratio: 1 });
    await expect.poll(() => hiddenOf(page.locator('.score-won h2, .standing tbody tr'))).toEqual([]);
    expect(await cutOf(page.locator('.standing tbody th, .score-won .standing-frame'))).toEqual([]);
  });

test('a family of four is in sight on the smallest phone, in the strip and on the sheet', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 568 });
  const score = await keep(page, sheetOf(['Mum', 'Dad', 'Léa', 'Grandpa Hans-Georg'], [[18, 19, 'bust', 31]]));
  for (const name of ['Mum', 'Dad', 'Léa', 'Grandpa']) await expect(score.seat(name)).toBeInViewport({ ratio: 1 });
  expect(await cutOf(page.locator('.round-row h3'))).toEqual([]);
  await page.getByRole('button', { name: 'Score sheet' }).click();
  for (const seat of [1, 4]) await expect(score.cell(1, seat)).toBeInViewport({ ratio: 1 });
});
