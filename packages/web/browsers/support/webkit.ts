/** WebKit as GTK ships it: its MiniBrowser, driven by the plain W3C WebDriver that comes with it, on a screen of its own. */
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { createServer } from 'node:net';
import type { Tab } from './tab.ts';

/** What is no more, or not yet: the page was just drawn anew. */
const PASSING = new Set(['element not interactable', 'element click intercepted', 'stale element reference']);

class WebDriverError extends Error {
  override readonly name = 'WebDriverError';
  readonly code: string;

  constructor(asked: string, said: { readonly error: string }) {
    super(`${asked}: ${JSON.stringify(said)}`);
    this.code = said.error;
  }
}

/** The key under which WebDriver names an element (W3C WebDriver, 12.1). */
const ELEMENT = 'element-6066-11e4-a52e-4f735466cecf';

/** The key itself; as a letter it is left out (W3C WebDriver, 17.4.2). */
const ENTER = '\uE007';

export interface WebKitPrograms {
  /** WebKitWebDriver. */
  readonly driver: string;
  /** MiniBrowser. */
  readonly browser: string;
}

/** In a browser of its own, for a driver has one session. */
export const openWebKit = ({ driver, browser }: WebKitPrograms): Promise<Tab> => WebKitTab.open(driver, browser);

class WebKitTab implements Tab {
  readonly #process: ChildProcess;
  readonly #session: string;

  private constructor(process: ChildProcess, session: string) {
    this.#process = process;
    this.#session = session;
  }

  static async open(driver: string, browser: string): Promise<WebKitTab> {
    const port = await freePort();
    const process = spawn(driver, ['--host=127.0.0.1', `--port=${port}`], { stdio: 'ignore' });
    const base = `http://127.0.0.1:${port}`;
    await answering(`${base}/status`);
    const capabilities = { alwaysMatch: { 'webkitgtk:browserOptions': { binary: browser, args: ['--automation'] } } };
    const { sessionId } = (await ask('POST', `${base}/session`, { capabilities })) as { sessionId: string };
    const tab = new WebKitTab(process, `${base}/session/${sessionId}`);
    await tab.#ask('POST', '/window/rect', { x: 0, y: 0, width: 1280, height: 800 });
    return tab;
  }

  async goto(address: string): Promise<void> {
    await this.#ask('POST', '/url', { url: address });
  }

  async evaluate<T>(run: (...args: string[]) => T, ...args: string[]): Promise<Awaited<T>> {
    const script = `return (${run})(...arguments)`;
    return (await this.#ask('POST', '/execute/sync', { script, args })) as Awaited<T>;
  }

  async click(find: (...args: string[]) => Element | null, ...args: string[]): Promise<boolean> {
    return this.#with(find, args, (element) => this.#ask('POST', `/element/${element}/click`, {}));
  }

  async fill(text: string, find: (...args: string[]) => Element | null, ...args: string[]): Promise<boolean> {
    return this.#with(find, args, async (element) => {
      await this.#ask('POST', `/element/${element}/clear`, {});
      await this.#ask('POST', `/element/${element}/value`, { text: text.replaceAll('\n', ENTER) });
    });
  }

  async close(): Promise<void> {
    await this.#ask('DELETE', '').catch(() => {}); // it may have gone by itself
    this.#process.kill();
    if (this.#process.exitCode === null && this.#process.signalCode === null) await once(this.#process, 'exit');
  }

  async #with(
    find: (...args: string[]) => Element | null,
    args: string[],
    act: (element: string) => Promise<unknown>,
  ): Promise<boolean> {
    // Clear of what stands still at the edges.
    const script = `const found = (${find})(...arguments); found?.scrollIntoView({ block: 'center' }); return found`;
    const found = (await this.#ask('POST', '/execute/sync', { script, args })) as { [ELEMENT]: string } | null;
    if (found === null) return false;
    try {
      await act(found[ELEMENT]);
      return true;
    } catch (error) {
      if (error instanceof WebDriverError && PASSING.has(error.code)) return false;
      throw error;
    }
  }

  #ask(method: 'POST' | 'DELETE', path: string, body?: unknown): Promise<unknown> {
    return ask(method, `${this.#session}${path}`, body);
  }
}

async function ask(method: 'POST' | 'DELETE', address: string, body?: unknown): Promise<unknown> {
  const answer = await fetch(address, { method, ...(body === undefined ? {} : { body: JSON.stringify(body) }) });
  const { value } = (await answer.json()) as { value: unknown };
  if (!answer.ok) throw new WebDriverError(`${method} ${address}`, value as { error: string });
  return value;
}

async function answering(address: string): Promise<void> {
  for (let tries = 0; ; tries++) {
    try {
      await fetch(address);
      return;
    } catch (error) {
      if (tries === 200) throw error;
      await new Promise((then) => setTimeout(then, 50));
    }
  }
}

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  server.close();
  await once(server, 'close');
  if (address === null || typeof address === 'string') throw new Error('a port was expected');
  return address.port;
}
