/** Firefox, driven by WebDriver BiDi, which it speaks by itself. */
import puppeteer, { type Browser, type ElementHandle, type Page } from 'puppeteer-core';
import type { Tab } from './tab.ts';

/** In a browser of its own: what is pressed in a tab behind another one waits for ever. */
export async function openFirefox(executablePath: string): Promise<Tab> {
  const browser = await puppeteer.launch({
    browser: 'firefox',
    executablePath,
    headless: true,
    args: ['--width=1280', '--height=800'],
    defaultViewport: null, // not every version that Debian has knows how one is set
  });
  const page = await browser.newPage();
  return new FirefoxTab(browser, page);
}

class FirefoxTab implements Tab {
  readonly #browser: Browser;
  readonly #page: Page;

  constructor(browser: Browser, page: Page) {
    this.#browser = browser;
    this.#page = page;
  }

  async goto(address: string): Promise<void> {
    await this.#page.goto(address, { waitUntil: 'domcontentloaded' });
  }

  evaluate<T>(run: (...args: string[]) => T, ...args: string[]): Promise<Awaited<T>> {
    return this.#page.evaluate(run, ...args);
  }

  async click(find: (...args: string[]) => Element | null, ...args: string[]): Promise<boolean> {
    return this.#with(find, args, (element) => element.click());
  }

  async fill(text: string, find: (...args: string[]) => Element | null, ...args: string[]): Promise<boolean> {
    return this.#with(find, args, async (element) => {
      await element.click({ count: 3 });
      await element.type(text);
    });
  }

  close(): Promise<void> {
    return this.#browser.close();
  }

  async #with(
    find: (...args: string[]) => Element | null,
    args: string[],
    act: (element: ElementHandle) => Promise<void>,
  ): Promise<boolean> {
    const handle = await this.#page.evaluateHandle(find, ...args);
    const element = handle.asElement() as ElementHandle | null;
    if (element === null) return false;
    await element.evaluate(atRest); // it is pressed where it was, wherever it is by then
    await act(element);
    return true;
  }
}

/** Runs in the page: done when an element is clear of what stands still at the edges, and has not moved for a frame. */
function atRest(element: Element): Promise<void> {
  element.scrollIntoView({ block: 'center' });
  const placeOf = () => JSON.stringify(element.getBoundingClientRect());
  return new Promise((done) => {
    const look = (before: string) =>
      requestAnimationFrame(() => {
        const now = placeOf();
        if (now === before) done();
        else look(now);
      });
    look(placeOf());
  });
}
