/** What a person can see of a page: whether words are cut, and whether something lies over something else. */
import type { Locator } from '@playwright/test';

/** Which of these have more words than their box has room for. Lower than any line is only the tail of a letter. */
export const cutOf = (all: Locator): Promise<string[]> =>
  all.evaluateAll((elements) =>
    elements
      .filter(
        ({ scrollWidth, clientWidth, scrollHeight, clientHeight }) =>
          scrollWidth > clientWidth + 1 || scrollHeight > clientHeight + 6,
      )
      .map(({ className, textContent }) => `${className}: ${textContent}`),
  );

/** Which of these are not in sight: outside of the window, or below something else at their middle. */
export const hiddenOf = (all: Locator): Promise<string[]> =>
  all.evaluateAll((elements) =>
    elements
      .filter((element) => {
        const { left, top, right, bottom } = element.getBoundingClientRect();
        if (right === left || left < 0 || top < 0 || right > innerWidth + 1 || bottom > innerHeight + 1) return true;
        const seen = document.elementFromPoint((left + right) / 2, (top + bottom) / 2);
        return seen === null || !(element.contains(seen) || seen.contains(element));
      })
      .map((element) => `${element.getAttribute('class')}: ${element.textContent}`),
  );

/** How wide these are, in the order of the page. */
export const widthsOf = (all: Locator): Promise<number[]> =>
  all.evaluateAll((elements) => elements.map((element) => element.getBoundingClientRect().width));
