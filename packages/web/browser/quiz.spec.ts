/** The quiz: by keyboard to its result, the same questions for the same link, judged in words. */
import { expect, type Page, test } from './support/test.ts';

const answers = (page: Page) => page.getByRole('list', { name: 'Answers' }).getByRole('button');
const place = (page: Page) => page.getByRole('heading', { name: /^Question/ });

/** Keys are heard a moment after a question is seen. */
const answerByKey = (page: Page): Promise<void> =>
  expect(async () => {
    await page.keyboard.press('1');
    await expect(page.getByRole('button', { name: /^(Next question|See the result)/ })).toBeFocused({ timeout: 500 });
  }).toPass();

test('ten questions by keyboard alone come to a result, and the best is kept', async ({ page }) => {
  await page.goto('/learn/quiz?seed=42&kind=mixed');
  for (let i = 1; i <= 10; i++) {
    await expect(place(page)).toHaveText(`Question ${i} of 10`);
    await answerByKey(page);
    await expect(page.getByRole('status').filter({ hasText: /Right!|Not this time/ })).toBeVisible();
    await page.keyboard.press('Enter');
  }
  const result = page.getByRole('heading', { name: /of 10 right/ });
  await expect(result).toBeFocused();
  const right = Number((await result.textContent())?.split(' ')[0]);
  expect(await page.evaluate(() => localStorage.getItem('turn7 quiz'))).toBe(JSON.stringify({ mixed: right }));

  await page.getByRole('button', { name: 'Question 3 of 10' }).press('Enter');
  await expect(place(page)).toBeFocused();
  await expect(page.getByRole('status').filter({ hasText: /Right!|Not this time/ })).toBeVisible();
  await page.getByRole('button', { name: 'Back to the result' }).press('Enter');
  await expect(result).toBeFocused();
});

test('a link gives everybody the same questions, and a new one is made where it names none', { tag: '@long' }, async ({
  page,
  newPerson,
}) => {
  await page.goto('/learn/quiz');
  await expect(page).toHaveURL(/\/learn\/quiz\?kind=mixed&seed=\d+$/);
  await expect(answers(page).first()).toBeVisible();
  const other = await newPerson();
  await other.goto(page.url());
  await expect(answers(other).first()).toBeVisible();
  expect(await answers(other).allTextContents()).toEqual(await answers(page).allTextContents());
});

test('one answer is right, says so in words, and cannot be changed', async ({ page }) => {
  await page.goto('/learn/quiz?seed=7&kind=rules');
  await answers(page).first().click();
  await expect(answers(page).filter({ hasText: /right$/ })).toHaveCount(1);
  const said = await answers(page).allTextContents();
  await page.keyboard.press('2');
  expect(await answers(page).allTextContents()).toEqual(said);
  await expect(page.getByRole('link', { name: /^Read R\d+ in the rules/ })).toBeVisible();
});

test('what a hand scores is not on the table while that is asked, for the eye or the ear', { tag: '@long' }, async ({
  page,
}) => {
  await page.goto('/learn/quiz?seed=42&kind=rules');
  let asked = 0;
  for (let i = 1; i <= 10; i++) {
    await expect(place(page)).toHaveText(`Question ${i} of 10`);
    const seats = page.locator('.quiz-question .seat');
    if (await page.getByText(/^What does .+ score in this round\?$/).isVisible()) {
      asked += 1;
      await expect(seats.getByText(/this round/)).toHaveCount(0);
      await expect(seats.getByText(/^\+\d/)).toHaveCount(0);
    }
    await answerByKey(page);
    await expect(seats.getByText(/this round/)).toHaveCount(await seats.count());
    await page.keyboard.press('Enter');
  }
  expect(asked).toBeGreaterThanOrEqual(3);
});

test('a question about the odds shows what they are made of, and its answer has the figures', { tag: '@long' }, async ({
  page,
}) => {
  await page.goto('/learn/quiz?seed=3&kind=odds');
  await expect(page.getByRole('img', { name: /^Left to draw/ })).toBeVisible();
  await answers(page).first().click();
  await expect(page.getByRole('status').filter({ hasText: /\d+ of \d+ cards would bust you/ })).toBeVisible();
});

test('nothing has to be scrolled sideways on the smallest phone', { tag: '@long' }, async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 568 });
  await page.goto('/learn/quiz?seed=42&kind=rules');
  for (let i = 1; i <= 4; i++) {
    await expect(place(page)).toHaveText(`Question ${i} of 10`);
    await answerByKey(page);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320);
    await page.keyboard.press('Enter');
  }
});
