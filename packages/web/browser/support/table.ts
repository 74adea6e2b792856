/** A table as a person meets it: what is asked, and the things to press. */
import { expect, type Locator, type Page } from '@playwright/test';

/** What the table waits for. */
export type Asked = 'hit or stay' | 'target' | 'round over' | 'game over';

/** How a person answers: by mouse, by keyboard, by touch. */
export interface Hand {
  answer(word: 'Hit' | 'Stay'): Promise<void>;
  /** Gives the card away, to the first who may have it. */
  target(): Promise<void>;
  goOn(): Promise<void>;
}

export const mouse = (table: Table): Hand => ({
  answer: (word) => (word === 'Hit' ? table.hit : table.stay).click(),
  target: () => table.targets.first().click(),
  goOn: () => table.goOn.click(),
});

const GO_ON = /^(Next round|See the final standing|see the scores|Pass the device)/i;

/** From so many points on these players stay. */
const ENOUGH = 20;

export class Table {
  readonly page: Page;
  readonly hit: Locator;
  readonly stay: Locator;
  /** The seats that a card may go to. */
  readonly targets: Locator;
  /** On to the next round, to the final standing, or to whom the device is passed. */
  readonly goOn: Locator;
  readonly standing: Locator;
  /** Beside a wide table; on a phone it is opened by its key. */
  readonly log: Locator;

  constructor(page: Page) {
    this.page = page;
    this.hit = page.getByRole('button', { name: /^Hit/ });
    this.stay = page.getByRole('button', { name: /^Stay/ });
    this.targets = page.getByRole('group', { name: /Who gets/ }).getByRole('button');
    this.goOn = page.getByRole('button', { name: GO_ON });
    this.standing = page.getByRole('heading', {
      name: /wins?!|Nobody wins|Challenge beaten|Challenge lost|Final standing/,
    });
    this.log = page.getByRole('complementary', { name: 'Log' }).or(page.getByRole('dialog', { name: 'Log' }));
  }

  /** Waits until this device is asked something. */
  async asked(): Promise<Asked> {
    // What was answered is shown for as long as the answer is on its way to the server.
    const unanswered = this.page.locator('.answer-bar:not(:has(.is-sent))');
    const usable = unanswered.getByRole('button', { name: /^Hit/, disabled: false });
    const asking = usable.or(this.targets).or(this.goOn).or(this.standing).first();
    await expect(asking).toBeVisible({ timeout: 30_000 });
    // One look at what was found: every search by role goes through the whole page.
    const [tag, words] = await asking.evaluate((element) => [element.localName, (element.textContent ?? '').trim()]);
    if (tag !== 'button') return 'game over';
    if (GO_ON.test(words ?? '')) return 'round over';
    return words?.startsWith('Hit') ? 'hit or stay' : 'target';
  }

  /** What the hand is worth, as the Stay button says. */
  async points(): Promise<number> {
    const name = (await this.stay.textContent()) ?? '';
    return Number(/bank (\d+)/.exec(name)?.[1] ?? 0);
  }

  /** Plays to the end of the game, and returns how many questions were answered. */
  async play(hand: Hand): Promise<number> {
    for (let answers = 0; ; answers++) if ((await this.answer(hand)) === 'game over') return answers;
  }

  /** Waits until this device is asked something and answers it; returns what it was. */
  async answer(hand: Hand): Promise<Asked> {
    const asked = await this.asked();
    if (asked === 'game over') return asked;
    const before = await this.#newest();
    await this.#answer(asked, hand);
    // Else the same question might be answered twice, while the first answer is on its way.
    await expect.poll(() => this.#newest(), { intervals: [50] }).not.toBe(before);
    return asked;
  }

  async #answer(asked: Exclude<Asked, 'game over'>, hand: Hand): Promise<void> {
    switch (asked) {
      case 'hit or stay':
        return hand.answer((await this.points()) < ENOUGH ? 'Hit' : 'Stay');
      case 'target':
        return hand.target();
      case 'round over':
        return hand.goOn();
    }
  }

  /** What the live region said last: every move and every round has words of its own. */
  async #newest(): Promise<string> {
    return (await this.page.getByRole('log').locator('p').allTextContents()).at(-1) ?? '';
  }
}
