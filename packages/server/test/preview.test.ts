/** What a shared link says of itself, and what it never says. */
import { describe, expect, test } from 'vitest';
import { Challenger } from './support/challenger.ts';
import { startWithPage, usualPage, wordsIn } from './support/page.ts';
import { Player, playToTheEnd } from './support/player.ts';
import { Scribe, SHEET } from './support/scribe.ts';
import type { TestServer } from './support/server.ts';

const wordsAt = async (server: TestServer, path: string, language = 'en') =>
  wordsIn((await server.ask(path, { headers: { 'accept-language': language } })).text);

const pathOf = (address: string | undefined): string => {
  const { pathname, search } = new URL(address ?? '');
  return pathname + search;
};

/** The picture that a page names, as bytes. */
async function pictureOf(server: TestServer, path: string, language = 'en'): Promise<Buffer> {
  const { 'og:image': picture } = await wordsAt(server, path, language);
  const response = await fetch(server.url + pathOf(picture));
  expect([response.status, response.headers.get('content-type')]).toEqual([200, 'image/png']);
  return Buffer.from(await response.arrayBuffer());
}

describe('a page says what it is about', () => {
  test('a table before its game: who invites, how many are there', async () => {
    const server = await usualPage();
    const { place } = await Player.host(server, 'Ann', { bots: ['rookie'], options: { seats: 6 } });
    expect(await wordsAt(server, `/t/${place.code}`)).toMatchObject({
      title: 'Ann invites you to play Turn 7',
      'og:title': 'Ann invites you to play Turn 7',
      description: '2 of 6 seats taken. Open the link to join; it takes no account.',
      'og:url': `${server.url}/t/${place.code}`,
      'og:image:width': '1200',
      'og:image:height': '630',
      'og:image:alt': 'Ann invites you to play Turn 7. 2 of 6 seats taken. Open the link to join; it takes no account.',
      'twitter:card': 'summary_large_image',
    });
  });

  test.each([
    ['en', 'Ann invites you to play Turn 7'],
    ['fr-CH, de;q=0.7', 'Ann t’invite à jouer à Turn 7'],
    ['it, de;q=0.7, fr;q=0.8;x, en;q=0.1', 'Ann t’invite à jouer à Turn 7'],
    ['de-AT', 'Ann lädt dich zu Turn 7 ein'],
    ['es', 'Ann te invita a jugar a Turn 7'],
    ['ja', 'Ann invites you to play Turn 7'],
    [';;q=,=;q=x', 'Ann invites you to play Turn 7'],
  ])('in the language of whoever asks: %s', async (language, title) => {
    const server = await usualPage();
    const { place } = await Player.host(server, 'Ann');
    expect(await wordsAt(server, `/t/${place.code}`, language)).toMatchObject({ title });
  });

  test('a table during a game and after it; its replay, at the end and at a moment; a review of it', async () => {
    const server = await usualPage();
    const ann = await Player.host(server, 'Ann', { options: { target: 30 } });
    const ben = await Player.guest(server, ann, 'Ben');
    await ann.do({ kind: 'start' });
    const path = `/t/${ann.place.code}`;
    expect(await wordsAt(server, path)).toMatchObject({
      title: 'Ann and Ben at the table',
      description: expect.stringMatching(/^Round 1, first to 30\. .*Open the link to watch\.$/),
    });
    await playToTheEnd([ann, ben]);
    const { title: wins, 'og:image:alt': alt } = await wordsAt(server, path);
    expect(wins).toMatch(/^(Ann|Ben) wins!$/);
    expect(alt).toContain(`${wins} Ann and Ben. `);
    const replay = `/replay?table=${ann.place.code}&game=1`;
    expect(await wordsAt(server, replay)).toMatchObject({
      title: 'Replay: Ann and Ben',
      description: expect.stringContaining(`${wins} `),
      'og:url': server.url + replay,
    });
    const { description } = await wordsAt(server, `${replay}&at=3`);
    expect(description).not.toContain('wins');
    expect(await wordsAt(server, `${replay}&review`)).toMatchObject({ title: 'Review: Ann and Ben' });
    expect(await wordsAt(server, `${replay.replace('game=1', 'game=7')}`)).toMatchObject({
      title: 'A game to watch again',
    });
  });

  test.each([
    ['/', 'Turn 7: seven different numbers, and one twin is too many'],
    ['/replay', 'A game to watch again'],
    ['/replay?review', 'A game reviewed'],
    ['/replay?table=%3Cb%3E', 'A game to watch again'],
    ['/t/ABCDEF', 'A table at Turn 7'],
    ['/t/not-a-code', 'Turn 7: seven different numbers, and one twin is too many'],
    ['/s/ABCDEF', 'The score of the evening'],
  ])('what a server cannot see is told by its kind: %s', async (path, title) => {
    expect(await wordsAt(await usualPage(), path)).toMatchObject({ title });
  });

  test.each([
    ['Rules', '/rules', '/rules'],
    ['Learn', '/learn', '/learn'],
    ['Tricky cases', '/learn/cases?q=lock', '/learn/cases?q=lock'],
    ['Score keeper', '/score', '/score'],
    ['Position editor', '/lab/position?h=12', '/lab/position?h=12'],
    ['Position editor', '/lab/position', `/lab/position?h=${'1'.repeat(2000)}`],
  ])('a screen is called by its own name, and keeps its address: %s at %s', async (name, address, path) => {
    const server = await usualPage();
    const title = `${name} · Turn 7`;
    expect(await wordsAt(server, path)).toMatchObject({ title, 'og:title': title, 'og:url': server.url + address });
    expect((await pictureOf(server, path)).length).toBeGreaterThan(10_000);
  });

  test('the daily challenge has the day, and no card', async () => {
    const words = await wordsAt(await usualPage(), '/daily');
    expect(words['title']).toMatch(/^Daily challenge, \d+ \w+ \d{4}$/);
  });
});

describe('names are anybody’s', () => {
  test.each([['"><script>alert(1)'], ['</title><img src=x>'], ["' onload='x"], ['&lt;b&gt; &amp;'], ['$& $1 $`']])(
    '%s stays a name',
    async (name) => {
      const server = await usualPage();
      const { place } = await Player.host(server, name);
      const { text } = await server.ask(`/t/${place.code}`);
      const known = place.table.lobby.members[0]?.name ?? '';
      expect(wordsIn(text)['og:title']).toBe(`${known} invites you to play Turn 7`);
      expect(text).not.toMatch(/<(script|img|b)\b/);
      expect(text.match(/<title>/g)).toHaveLength(1);
    },
  );

  test('one from right to left does not turn the sentence around', async () => {
    const server = await usualPage();
    const { place } = await Player.host(server, 'מיכל');
    expect((await wordsAt(server, `/t/${place.code}`))['title']).toBe('\u2068מיכל\u2069 invites you to play Turn 7');
  });

  test('a host name that is no host name stays text', async () => {
    const server = await usualPage();
    const { text } = await server.ask('/', { headers: { 'x-forwarded-host': '"><script>' } });
    expect(text).not.toContain('<script>');
  });
});

describe('what may not be seen', () => {
  test('a table that nobody may watch is told in the words of one that is not there', async () => {
    const server = await usualPage();
    const { place } = await Player.host(server, 'Annabel', { options: { spectators: false } });
    const [closed, none] = [await server.ask(`/t/${place.code}`), await server.ask('/t/ABCDEF')];
    expect(closed.text.replaceAll(place.code, 'ABCDEF')).toBe(none.text);
    const [a, b] = [await pictureOf(server, `/t/${place.code}`), await pictureOf(server, '/t/ABCDEF')];
    expect(a.equals(b)).toBe(true);
  });

  test('a try at the daily challenge shows nobody the cards of the day', async () => {
    const server = await usualPage();
    const ann = await Challenger.begin(server, 'solo');
    const { code } = ann.player.place;
    expect(await wordsAt(server, `/t/${code}`)).toMatchObject({ title: 'A table at Turn 7' });
    await playToTheEnd([ann.player]);
    expect(await wordsAt(server, `/replay?table=${code}&game=1`)).toMatchObject({ title: 'A game to watch again' });
  });

  test('scores that a sheet hides stay hidden until the round is complete', async () => {
    const server = await usualPage();
    const scribe = await Scribe.share(server, { ...SHEET, title: 'Friday', hides: true });
    const path = `/s/${scribe.shared.code}`;
    expect(await wordsAt(server, path)).toMatchObject({ title: 'Friday', description: 'Ann and Ben. About to begin.' });
    const before = await pictureOf(server, path);
    await scribe.change({ kind: 'entry', round: 0, player: 2, entry: { kind: 'points', points: 5 } });
    expect(await wordsAt(server, path)).toMatchObject({
      description: 'Ann and Ben. After one round. Ann leads with 21.',
    });
    expect((await pictureOf(server, path)).equals(before)).toBe(false);
  });

  test('a score that is shared no more is told in the words of one that is not there', async () => {
    const server = await usualPage();
    const scribe = await Scribe.share(server, { ...SHEET, title: 'Friday' });
    await scribe.change({ kind: 'stop' });
    expect(await wordsAt(server, `/s/${scribe.shared.code}`)).toMatchObject({ title: 'The score of the evening' });
  });

  test('whoever has guessed too often learns nothing of any table, and gets the page', async () => {
    const server = await startWithPage({ rateLimits: true });
    const { place } = await Player.host(server, 'Ann');
    for (let i = 0; i < 60; i++) await server.ask(`/t/${code(i)}`);
    const { status, text } = await server.ask(`/t/${place.code}`);
    expect([status, wordsIn(text)['title']]).toEqual([200, 'A table at Turn 7']);
  });
});

/** Codes of nothing. */
const code = (i: number): string => `ZZZZ${'23456789ABCDEFGH'[i >> 4]}${'23456789ABCDEFGH'[i % 16]}`;

describe('its picture', () => {
  test('is a PNG of 1200 × 630, in the language of the page, and pages from elsewhere may show it', async () => {
    const server = await usualPage();
    const { place } = await Player.host(server, 'Ann');
    const picture = await pictureOf(server, `/t/${place.code}`);
    expect(picture.subarray(1, 4).toString()).toBe('PNG');
    expect([picture.readUInt32BE(16), picture.readUInt32BE(20)]).toEqual([1200, 630]);
    expect((await pictureOf(server, `/t/${place.code}`, 'de')).equals(picture)).toBe(false);
    const { headers } = await server.ask(`/preview.png?of=/t/${place.code}`);
    expect(headers.get('cross-origin-resource-policy')).toBe('cross-origin');
    expect(headers.get('cache-control')).toBe('public, max-age=300');
  });

  test('has another address as soon as it shows something else', async () => {
    const server = await usualPage();
    const ann = await Player.host(server, 'Ann');
    const address = async () => (await wordsAt(server, `/t/${ann.place.code}`))['og:image'];
    const before = await address();
    expect(await address()).toBe(before);
    await Player.guest(server, ann, 'Ben');
    expect(await address()).not.toBe(before);
  });

  test.each(['🎉🎉', '王小明', 'محمد علي', 'Wolfeschlegelsteinhausen', '&<>"\''])(
    'can be drawn for %s',
    async (name) => {
      const server = await usualPage();
      const { place } = await Player.host(server, name);
      expect((await pictureOf(server, `/t/${place.code}`)).length).toBeGreaterThan(10_000);
    },
  );

  test.each([
    ['/preview.png?lang=xx', 400],
    [`/preview.png?of=${'x'.repeat(3000)}`, 400],
    ['/preview.png?of=//elsewhere.example/t/ABCDEF', 200],
    ['/preview.png', 200],
  ])('%s: %i', async (path, status) => {
    expect((await (await usualPage()).ask(path)).status).toBe(status);
  });

  test('is drawn so often for one address, and no oftener', async () => {
    const server = await startWithPage({ rateLimits: true });
    const scribe = await Scribe.share(server);
    const statuses: number[] = [];
    while (statuses.at(-1) !== 429 && statuses.length < 200) {
      await scribe.change({ kind: 'title', title: `Game ${statuses.length}` });
      statuses.push((await server.ask(`/preview.png?of=/s/${scribe.shared.code}`)).status);
    }
    expect(statuses.length).toBeGreaterThan(60);
    expect(statuses.at(-1)).toBe(429);
  });
});
