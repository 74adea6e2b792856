/**
 * A whole game for somebody who does not see it: what the live region says is all they know, and controls are found by
 * their role and name alone. Nothing here looks at the page in any other way.
 */
import { against, newGame, resume } from './support/games.ts';
import { expect, type Page, test } from './support/test.ts';

/** From so many points on this player stays. */
const ENOUGH = 20;

class Listener {
  readonly #page: Page;
  #heard = '';

  constructor(page: Page) {
    this.#page = page;
  }

  /** Waits for the next words that tell what to do. */
  async hear(): Promise<string> {
    const live = this.#page.getByRole('log');
    const newest = live.getByRole('paragraph').last();
    await expect
      .poll(async () => ((await newest.count()) === 0 ? '' : await newest.textContent()), { timeout: 20_000 })
      .toMatch(this.#isNewsAndAsks());
    this.#heard = (await newest.textContent()) ?? '';
    return this.#heard;
  }

  #isNewsAndAsks(): RegExp {
    const old = this.#heard.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
    return new RegExp(`^(?!${old}$).*(Hit or stay\\?|You can choose |is over|wins? the game)`, 's');
  }

  /** Says to the page what a screen reader says when its user activates a control. */
  async activate(role: 'button', name: RegExp | string): Promise<void> {
    await this.#page.getByRole(role, { name }).first().press('Enter');
  }
}

test('a whole game by what is heard', async ({ page }) => {
  await resume(page, newGame(against(2, 'Regular', 100)));
  const player = new Listener(page);
  let answers = 0;
  for (;;) {
    const words = await player.hear();
    if (/wins? the game/.test(words)) break;
    answers++;
    if (words.includes('Hit or stay?')) {
      const points = Number(/: (\d+) points?\. Hit or stay\?$/.exec(words)?.[1] ?? 0);
      await player.activate('button', points < ENOUGH ? /^Hit/ : /^Stay/);
    } else if (words.includes('You can choose ')) {
      const choices = /You can choose (.+?)\.$/.exec(words)?.[1] ?? '';
      const [first = ''] = choices.split(/, | or /).filter((name) => name !== 'yourself');
      await player.activate('button', new RegExp(`^${first || 'You'}`));
    } else await player.activate('button', /^(Next round|See the final standing)/);
  }
  expect(answers).toBeGreaterThan(5);
});
