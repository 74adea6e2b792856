/** The screen stays on where people look without touching it. */
import { changeRules, openTable } from './support/lobby.ts';
import { begunSheet, keepScore, shareScore } from './support/shared-score.ts';
import { expect, type Page, test } from './support/test.ts';

/** How many locks a page holds. A headless browser has no screen to keep on, so the page is given one that counts. */
const locksOf = (page: Page): Promise<number> => page.evaluate(() => Number(document.documentElement.dataset['locks']));

async function countLocks(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const held = new Set<object>();
    const count = () => {
      document.documentElement.dataset['locks'] = String(held.size);
    };
    const wakeLock = {
      async request(): Promise<object> {
        if (document.visibilityState !== 'visible') throw new DOMException('hidden', 'NotAllowedError');
        const lock = {
          async release(): Promise<void> {
            held.delete(lock);
            count();
          },
        };
        held.add(lock);
        count();
        return lock;
      },
    };
    Object.defineProperty(navigator, 'wakeLock', { value: wakeLock });
    document.addEventListener('DOMContentLoaded', count);
    // As a browser does it: what is hidden is held no more.
    document.addEventListener('visibilitychange', () => {
      if (document.visibilityState === 'visible') return;
      held.clear();
      count();
    });
  });
}

async function show(page: Page, visibility: 'visible' | 'hidden'): Promise<void> {
  await page.evaluate((state) => {
    Object.defineProperty(document, 'visibilityState', { value: state, configurable: true });
    document.dispatchEvent(new Event('visibilitychange'));
  }, visibility);
}

test('at the score, watched or on a big screen; let go when it is left, asked for again when it is seen again', async ({
  page,
  newPerson,
}) => {
  const watcher = await newPerson();
  for (const one of [page, watcher]) await countLocks(one);
  await keepScore(page, begunSheet(['Ann', 'Ben']));
  await expect.poll(() => locksOf(page)).toBe(1);
  await show(page, 'hidden');
  await expect.poll(() => locksOf(page)).toBe(0);
  await show(page, 'visible');
  await expect.poll(() => locksOf(page)).toBe(1);
  const { code, watch } = await shareScore(page);
  await watcher.goto(watch);
  await expect.poll(() => locksOf(watcher)).toBe(1);
  await watcher.getByRole('link', { name: 'On a big screen' }).click();
  await expect(watcher).toHaveURL(`/board/${code}`);
  await expect.poll(() => locksOf(watcher)).toBe(1);
  await page.keyboard.press('Escape');
  await expect(page).toHaveURL(watch);
  await expect.poll(() => locksOf(page)).toBe(1);
  await page.locator('header a[href="/"]').click();
  await expect(page).toHaveURL('/');
  await expect.poll(() => locksOf(page)).toBe(0);
});

test('at a table online and on its television', async ({ page, newPerson }) => {
  const room = await newPerson();
  for (const one of [page, room]) await countLocks(one);
  await page.goto('/');
  await page.getByRole('button', { name: /^Play together/ }).click();
  await page.getByLabel('Your name').fill('Ann');
  await page.getByRole('button', { name: 'Open a table' }).click();
  await expect(page).toHaveURL(/\/t\//);
  await expect.poll(() => locksOf(page)).toBe(1);
  await room.goto(page.url().replace('/t/', '/tv/'));
  await expect.poll(() => locksOf(room)).toBe(1);
});

test('a browser that has no such thing shows the score as well', async ({ page }) => {
  await page.addInitScript(() => Object.defineProperty(navigator, 'wakeLock', { value: undefined }));
  await keepScore(page, begunSheet(['Ann', 'Ben']));
  await expect(page.getByRole('button', { name: /^Next round/ })).toBeVisible();
});

test('at an online table, but for one where people have hours for a choice', { tag: '@long' }, async ({ page }) => {
  await countLocks(page);
  await openTable(page, 'Ann');
  await expect.poll(() => locksOf(page)).toBe(1);
  await changeRules(page, async (form) => {
    await form.getByRole('combobox', { name: 'Turn timer' }).selectOption('8 hours');
  });
  await expect.poll(() => locksOf(page)).toBe(0);
});
