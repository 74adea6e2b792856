/** What a newcomer waits for, measured on the wire. */
import { expect, test } from './support/test.ts';

const MOST_SCRIPT = 100_000;

test('the first load is at most 100 kB of script, front page and table together', async ({ page }) => {
  let script = 0;
  page.on('response', async (response) => {
    if (response.request().resourceType() !== 'script') return;
    script += (await response.request().sizes()).responseBodySize;
  });
  await page.goto('/', { waitUntil: 'networkidle' });
  await page.goto('/play', { waitUntil: 'networkidle' });
  expect(script).toBeGreaterThan(1000);
  expect(script).toBeLessThan(MOST_SCRIPT);
});
