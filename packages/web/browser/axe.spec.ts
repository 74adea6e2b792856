/** Screens in every theme, all of them in the long run: no violation that axe can find, and no text too faint to read. */
import AxeBuilder from '@axe-core/playwright';
import { faintTexts } from './support/contrast.ts';
import { SCREENS, show, still } from './support/screens.ts';
import { expect, type Page, test } from './support/test.ts';

/** The first is looked at whole; of the others only colours can differ, and those are measured. */
const [FIRST, ...OTHERS] = ['night', 'day', 'contrast'] as const;
/** A bit of everything. */
const USUAL = ['front', 'settings', 'table', 'final', 'lobby', 'score pad', 'position'];

const STANDARDS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

/** What is wrong, as `rule: elements`. */
async function violations(page: Page): Promise<string[]> {
  const axe = new AxeBuilder({ page }).setLegacyMode().options({ resultTypes: ['violations'] }); // what passes need not be told
  const result = await axe.withTags(STANDARDS).analyze();
  return result.violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target).join(', ')}`);
}

for (const name of SCREENS.keys())
  test(name, { tag: USUAL.includes(name) ? [] : '@long' }, async ({ page }) => {
    await show(page, name);
    for (const theme of [FIRST, ...OTHERS])
      await test.step(theme, async () => {
        await page.locator('html').evaluate((html, chosen) => html.setAttribute('data-theme', chosen), theme);
        await still(page);
        if (theme === FIRST) expect(await violations(page)).toEqual([]);
        expect(await faintTexts(page)).toEqual([]);
      });
  });
