/** Every screen in every theme: no violation that axe can find, and no text too faint to read. */
import AxeBuilder from '@axe-core/playwright';
import { faintTexts } from './support/contrast.ts';
import { SCREENS, type ScreenName, show } from './support/screens.ts';
import { expect, test } from './support/test.ts';

const STANDARDS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

for (const theme of ['night', 'day', 'contrast'] as const)
  test.describe(theme, () => {
    test.use({ settings: { theme } });

    for (const name of Object.keys(SCREENS) as ScreenName[])
      test(name, async ({ page }) => {
        await show(page, name);
        await expect(page.locator('html')).toHaveAttribute('data-theme', theme);
        const { violations } = await new AxeBuilder({ page }).withTags(STANDARDS).analyze();
        expect(violations.map(({ id, help, nodes }) => [id, help, ...nodes.map(({ target }) => `${target}`)])).toEqual(
          [],
        );
        expect(await faintTexts(page)).toEqual([]);
      });
  });
