/** Cards that travel above the table: one may have come and gone before a test looks there, so that they are counted. */
import type { Page } from '@playwright/test';

declare global {
  var travels: number;
}

/** Runs in the page: counts from now on what is put into the layer. */
export function noteTravels(): void {
  globalThis.travels = 0;
  new MutationObserver((changes) => {
    for (const { target, addedNodes } of changes) {
      if (!(target instanceof Element) || !target.matches('.motion-layer')) continue;
      globalThis.travels += [...addedNodes].filter(
        (node) => node instanceof Element && node.querySelector('.card'),
      ).length;
    }
  }).observe(document.body, { childList: true, subtree: true });
}

/** How many cards have travelled since. */
export const cardsTravelled = (page: Page): Promise<number> => page.evaluate(() => globalThis.travels);
