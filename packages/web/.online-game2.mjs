import { browser, person, api, BASE, OUT } from './.online-shots.mjs';
const host = await api('/api/tables', { name: 'Ann', options: { target: 10, clock: null } });
const { code } = host;
const ann = await person('Ann', { width: 360, height: 780, theme: 'night' });
await ann.goto(BASE + '/');
await ann.evaluate(([h]) => localStorage.setItem('turn7 places', JSON.stringify([{ code: h.code, member: h.member, token: h.token, name: 'Ann' }])), [host]);
await ann.goto(`${BASE}/t/${code}`);
const ben = await person('Ben', { width: 1280, height: 800, theme: 'night' });
await ben.goto(`${BASE}/t/${code}`);
await ben.getByRole('button', { name: 'Sit down' }).click();
await ben.getByText('Ann starts the game').waitFor();
await ann.getByRole('button', { name: /Start with/ }).click();
await ben.waitForSelector('main.table');
await ann.waitForSelector('main.table');
const eve = await person('Eve', { width: 360, height: 780, theme: 'day' });
await eve.goto(`${BASE}/t/${code}#watch`);
await eve.getByRole('button', { name: 'Play in the next game' }).click();
await eve.getByRole('dialog').getByRole('button', { name: 'Play in the next game' }).click();
await eve.getByText('You are watching, and play').waitFor();
await ann.getByRole('button', { name: 'React' }).click();
await ann.waitForTimeout(300);
await ann.screenshot({ path: `${OUT}/react-open-phone.png` });
await ann.keyboard.press('Escape');
await ben.getByRole('button', { name: 'React' }).click();
await ben.waitForTimeout(300);
await ben.screenshot({ path: `${OUT}/react-open-desktop.png` });
await ben.keyboard.press('Escape');
const stage = async () => (await (await fetch(`${BASE}/api/tables/${code}`)).json()).lobby.stage;
for (let i = 0; i < 60 && (await stage()) !== 'finished'; i++) {
  for (const page of [ann, ben]) {
    const points = /[1-9]\d/.test(await page.locator('body').innerText()) ;
    const stay = page.getByRole('button', { name: /^Stay/ });
    const hit = page.getByRole('button', { name: /^Hit/ });
    if (await stay.isEnabled().catch(() => false) && (await stay.getAttribute('aria-disabled')) !== 'true') await (i < 1 ? hit : stay).click({ timeout: 1500 }).catch(() => {});
    await page.keyboard.press('1');
  }
  await ann.waitForTimeout(600);
}
await ann.waitForTimeout(6000);
for (const [n, p] of [['ann', ann], ['ben', ben], ['eve', eve]]) await p.screenshot({ path: `${OUT}/finished-${n}.png` });
console.log(code, await stage());
await ben.getByRole('button', { name: 'Seats and rules' }).click().catch((e) => console.log(e.message.slice(0, 200)));
await ben.waitForTimeout(800);
await ben.screenshot({ path: `${OUT}/between-ben.png` });
await browser.close();
