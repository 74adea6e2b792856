import { browser, person, api, BASE, OUT } from './.online-shots.mjs';
const host = await api('/api/tables', { name: 'Ann', options: { target: 20, clock: 60 }, bots: ['Rookie'] });
const { code } = host;
const ann = await person('Ann', { width: 360, height: 780, lang: 'de', theme: 'day' });
await ann.goto(BASE + '/');
await ann.evaluate(([h]) => localStorage.setItem('turn7 places', JSON.stringify([{ code: h.code, member: h.member, token: h.token, name: 'Ann' }])), [host]);
await ann.goto(`${BASE}/t/${code}`);
await ann.waitForSelector('.qr svg');
await ann.screenshot({ path: `${OUT}/lobby-phone-de.png`, fullPage: true });
const ben = await person('Ben', { width: 1280, height: 800, theme: 'night' });
await ben.goto(`${BASE}/t/${code}`);
await ben.getByRole('button', { name: 'Sit down' }).click();
await ben.getByText('Ann starts the game').waitFor();
await ann.getByRole('button', { name: /Start mit/ }).click();
await ben.waitForSelector('main.table');
await ann.waitForSelector('main.table');
await ben.getByRole('button', { name: 'React' }).click();
await ben.waitForTimeout(300);
await ben.screenshot({ path: `${OUT}/react-open-desktop.png` });
await ben.getByRole('button', { name: 'Applause' }).click();
await ann.waitForSelector('.reaction');
await ann.waitForTimeout(500);
await ann.screenshot({ path: `${OUT}/reaction-phone.png` });
await ann.getByRole('button', { name: 'Reagieren' }).click();
await ann.waitForTimeout(300);
await ann.screenshot({ path: `${OUT}/react-open-phone.png` });
await ann.keyboard.press('Escape');
// offline
await ann.context().setOffline(true);
await ann.evaluate(() => 0);
await ann.waitForTimeout(500);
console.log('offline set');
const cdp = await ann.context().newCDPSession(ann);
await ann.waitForTimeout(22000);
await ann.screenshot({ path: `${OUT}/lost-phone.png` });
console.log(await ann.locator('.connection-note').innerText());
await ben.screenshot({ path: `${OUT}/other-lost-desktop.png` });
await ann.context().setOffline(false);
await ann.waitForFunction(() => !document.querySelector('.note.bad'), null, { timeout: 30000 });
await ann.screenshot({ path: `${OUT}/back-phone.png` });
const finished = async () => (await (await fetch(`${BASE}/api/tables/${code}`)).json()).lobby.stage === 'finished';
for (let i = 0; i < 60 && !(await finished()); i++) {
  for (const page of [ann, ben]) {
    const hit = page.getByRole('button', { name: /^(Hit|Ziehen)/ });
    if (await hit.isEnabled().catch(() => false) && (await hit.getAttribute('aria-disabled')) !== 'true') await hit.click({ timeout: 1500 }).catch(() => {});
  }
  await ann.waitForTimeout(700);
}
await ann.waitForTimeout(5000);
await ann.screenshot({ path: `${OUT}/finished-phone.png` });
await ben.screenshot({ path: `${OUT}/finished-desktop.png` });
console.log(code, await finished());
await browser.close();
