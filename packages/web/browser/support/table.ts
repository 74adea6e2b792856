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

/** From so many points on these players stay. */
const ENOUGH = 20;

export class Table {
  readonly page: Page;
  readonly hit: Locator;
  readonly stay: Locator;
  /** The seats that a card may go to. */
  readonly targets: Locator;
  /** On to the next round, or to the final standing. */
  readonly goOn: Locator;
  readonly standing: Locator;
  /** Beside a wide table; on a phone it is opened by its key. */
  readonly log: Locator;

  constructor(page: Page) {
    this.page = page;
    this.hit = page.getByRole('button', { name: /^Hit/ });
    this.stay = page.getByRole('button', { name: /^Stay/ });
    this.targets = page.getByRole('group', { name: /Who gets/ }).getByRole('button');
    this.goOn = page.getByRole('button', { name: /^(Next round|See the final standing|see the scores)/i });
    this.standing = page.getByRole('heading', { name: /wins?!|Nobody wins|Challenge beaten|Not this time/ });
    this.log = page.getByRole('complementary', { name: 'Log' }).or(page.getByRole('dialog', { name: 'Log' }));
  }

  /** Waits until this device is asked something. */
  async asked(): Promise<Asked> {
    // What was answered is shown for as long as the answer is on its way to the server.
    const unanswered = this.page.locator('.answer-bar:not(:has(.is-sent))');
    const usable = unanswered.getByRole('button', { name: /^Hit/, disabled: false });
    await expect(usable.or(this.targets).or(this.goOn).or(this.standing).first()).toBeVisible({ timeout: 30_000 });
    if (await this.standing.isVisible()) return 'game over';
    if (await this.goOn.isVisible()) return 'round over';
    return (await this.targets.count()) > 0 ? 'target' : 'hit or stay';
  }

  /** What the hand is worth, as the Stay button says. */
  async points(): Promise<number> {
    const name = (await this.stay.textContent()) ?? '';
    return Number(/bank (\d+)/.exec(name)?.[1] ?? 0);
  }

  /** Plays to the end of the game, and returns how many questions were answered. */
  async play(hand: Hand): Promise<number> {
    for (let answers = 0; ; answers++) {
      const asked = await this.asked();
      if (asked === 'game over') return answers;
      const before = await this.#newest();
      await this.#answer(asked, hand);
      // Else the same question might be answered twice, while the first answer is on its way.
      await expect.poll(() => this.#newest(), { intervals: [50] }).not.toBe(before);
    }
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
