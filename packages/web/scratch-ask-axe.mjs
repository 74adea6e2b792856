import { chromium } from '@playwright/test';
import AxeBuilder from '@axe-core/playwright';
const browser = await chromium.launch({executablePath:'/usr/bin/chromium', args:['--no-sandbox','--disable-gpu','--disable-quic','--no-first-run','--disable-background-networking','--disable-component-update','--disable-sync']});
for (const theme of ['night', 'day', 'contrast']) for (const q of ['s=answer', 's=wait', 's=target', 's=target&card=turnthree', 's=three&lang=de', 's=queue&any=1&seats=6', 's=summary', 's=final', 's=seven']) for (const [w,h] of [[360,740],[1440,900]]) {
  const ctx = await browser.newContext({ viewport: { width: w, height: h } });
  const page = await ctx.newPage();
  await page.goto(`http://localhost:5104/scratch-ask.html?${q}&theme=${theme}`);
  await page.waitForSelector('[data-ready]', { timeout: 30000 }).catch(() => console.log('not ready', q));
  const { violations } = await new AxeBuilder({ page }).disableRules(['page-has-heading-one','landmark-one-main','region','document-title']).analyze();
  for (const v of violations) console.log(theme, q, w, v.id, v.nodes.length, v.nodes[0].html.slice(0, 160), v.nodes[0].failureSummary?.slice(0,200));
  const small = await page.evaluate(() => [...document.querySelectorAll('button,a,input,summary')].filter((e) => { const r = e.getBoundingClientRect(); return r.width > 0 && (r.height < 44 || r.width < 44); }).map((e) => e.className + ' ' + e.getBoundingClientRect().height));
  if (small.length) console.log(q, w, 'small', small.join('; '));
  const over = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth); if (over > 0) console.log(q, w, 'overflow', over);
  await ctx.close();
}
await browser.close();
