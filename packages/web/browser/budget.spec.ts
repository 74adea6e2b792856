/** What a newcomer waits for, measured on the wire. */
import { expect, test } from './support/test.ts';

const MOST_SCRIPT = 100_000;

test('the first load is at most 100 kB of script, front page and table together', async ({ page }) => {
  const scripts: Promise<number>[] = [];
  page.on('requestfinished', (request) => {
    if (request.resourceType() === 'script')
      scripts.push(request.sizes().then(({ responseBodySize }) => responseBodySize));
  });
  await page.goto('/', { waitUntil: 'networkidle' });
  await page.goto('/play', { waitUntil: 'networkidle' });
  const script = (await Promise.all(scripts)).reduce((sum, bytes) => sum + bytes, 0);
  expect(script).toBeGreaterThan(1000);
  expect(script).toBeLessThan(MOST_SCRIPT);
});
