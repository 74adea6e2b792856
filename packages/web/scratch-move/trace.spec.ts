import { writeFileSync } from 'node:fs';
import { STAY } from '@turn7/engine';
import { against, asks, eventsAfter, gameWhere, resume } from '../browser/support/games.ts';
import { Table } from '../browser/support/table.ts';
import { expect, test } from '../browser/support/test.ts';
test.use({ settings: { speed: 'normal' }, trace: 'off' });
const SEATS = 8;
function isBeforeDeal(game) {
  const events = asks(game, 'hit-or-stay') ? eventsAfter(game, STAY) : [];
  const start = events.findIndex(({ kind }) => kind === 'round started');
  const dealt = events.slice(start + 1, start + 1 + SEATS);
  return start > 0 && dealt.length === SEATS && dealt.every(({ kind }) => kind === 'drew');
}
test('trace', async ({ page, browser }) => {
  await resume(page, gameWhere(against(SEATS - 1), isBeforeDeal));
  const table = new Table(page);
  await table.stay.click();
  await expect(table.goOn).toBeVisible();
  await page.waitForTimeout(1500);
  const cdp = await page.context().newCDPSession(page);
  await cdp.send('Profiler.enable'); await cdp.send('Profiler.setSamplingInterval', { interval: 100 });
  if (process.env.PROF) await cdp.send('Profiler.start'); else await browser.startTracing(page, { path: '/tmp/move/deal.json', categories: ['devtools.timeline', 'devtools.timeline.frame', 'disabled-by-default-devtools.timeline.frame', 'cc', 'toplevel'] });
  if (process.env.RATE) await cdp.send('Emulation.setCPUThrottlingRate', { rate: Number(process.env.RATE) });
  await table.goOn.click();
  await page.waitForTimeout(3500);
  if (process.env.PROF) { const { profile } = await cdp.send('Profiler.stop'); writeFileSync('/tmp/move/prof.json', JSON.stringify(profile)); } else await browser.stopTracing();
  await page.screenshot({ path: '/tmp/move/deal.png' });
});
