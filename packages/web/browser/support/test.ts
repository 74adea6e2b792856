/** What every browser test starts from: the server's address, and settings as if a person had chosen them before. */
import { type BrowserContext, test as base, type Page } from '@playwright/test';
import type { Settings } from '../../src/device/settings.ts';

export { expect, type Page } from '@playwright/test';

interface Given {
  /** What else was chosen. */
  settings: Partial<Settings>;
  /** Another person with a browser of their own. */
  newPerson: () => Promise<Page>;
}

/** The usual ones but for the speed: games are shown at once. */
const AT_ONCE: Partial<Settings> = { speed: 'instant' };

export const test = base.extend<Given>({
  settings: [{}, { option: true }],

  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads from the pattern what a fixture needs
  baseURL: async ({}, use) => {
    await use(process.env['TURN7_URL']);
  },

  context: async ({ context, settings }, use) => {
    await context.addInitScript(choose, { ...AT_ONCE, ...settings });
    await use(context);
  },

  newPerson: async ({ browser, settings }, use) => {
    const contexts: BrowserContext[] = [];
    await use(async () => {
      const context = await browser.newContext();
      contexts.push(context);
      await context.addInitScript(choose, { ...AT_ONCE, ...settings });
      return context.newPage();
    });
    for (const context of contexts) await context.close();
  },
});

/** Runs in the page before its scripts: what a person changes later is not undone by a reload. */
function choose(settings: Partial<Settings>): void {
  if (localStorage.getItem('turn7 settings') === null) {
    localStorage.setItem('turn7 settings', JSON.stringify(settings));
  }
}
