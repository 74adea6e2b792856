/** How others put a table or a replay into a page of theirs, and that nothing else can be put there. */
import { describe, expect, test } from 'vitest';
import { usualPage } from './support/page.ts';
import { Player, playToTheEnd } from './support/player.ts';

const asking = (url: string, more = ''): string => `/oembed?url=${encodeURIComponent(url)}${more}`;

describe('oEmbed', () => {
  test('gives the frame of a table, its title and its picture', async () => {
    const server = await usualPage();
    const { place } = await Player.host(server, 'A"nn');
    const { status, json } = await server.ask(asking(`${server.url}/t/${place.code.toLowerCase()}`));
    expect([status, json]).toEqual([
      200,
      {
        version: '1.0',
        type: 'rich',
        provider_name: 'Turn 7',
        provider_url: server.url,
        title: 'A"nn invites you to play Turn 7',
        html: expect.stringContaining(`src="${server.url}/embed/t/${place.code}" title="A&quot;nn invites`),
        width: 800,
        height: 500,
        thumbnail_url: expect.stringContaining(`${server.url}/preview.png?of=%2Ft%2F${place.code}&lang=en&v=`),
        thumbnail_width: 1200,
        thumbnail_height: 630,
        cache_age: 300,
      },
    ]);
  });

  test('gives the frame of a replay, at its moment', async () => {
    const server = await usualPage();
    const ann = await Player.host(server, 'Ann', { options: { target: 30 } });
    await ann.do({ kind: 'start' });
    await playToTheEnd([ann]);
    const address = `/replay?table=${ann.place.code}&game=1&at=4`;
    const { json } = await server.ask(asking(server.url + address));
    expect(json).toMatchObject({ html: expect.stringContaining(`/embed${address.replaceAll('&', '&amp;')}"`) });
  });

  test.each([
    ['', 800, 500],
    ['&maxwidth=400&maxheight=300', 400, 300],
    ['&maxwidth=4000', 800, 500],
    ['&maxwidth=280&maxheight=240', 280, 240],
    ['&format=json', 800, 500],
  ])('fits into what it is given: %s', async (more, width, height) => {
    const server = await usualPage();
    const { place } = await Player.host(server, 'Ann');
    const { json } = await server.ask(asking(`${server.url}/t/${place.code}`, more));
    expect(json).toMatchObject({ width, height });
  });

  test.each([
    ['&maxheight=200', 'a height of 200 px; expected maxheight=240 or more'],
    ['&maxwidth=1', 'a width of 1 px; expected maxwidth=280 or more'],
  ])('is not to be had so small that nothing can be read: %s', async (more, words) => {
    const server = await usualPage();
    const { place } = await Player.host(server, 'Ann');
    const { status, text } = await server.ask(asking(`${server.url}/t/${place.code}`, more));
    expect(status).toBe(404);
    expect(text).toContain(words);
  });

  test('is named by the page of what it has, and by no other', async () => {
    const server = await usualPage();
    const { place } = await Player.host(server, 'Ann');
    const link = 'rel="alternate" type="application/json+oembed"';
    expect((await server.ask(`/t/${place.code}`)).text).toContain(
      `${link} href="${server.url}/oembed?url=${encodeURIComponent(`${server.url}/t/${place.code}`)}"`,
    );
    for (const path of ['/', '/t/ABCDEF', '/daily']) expect((await server.ask(path)).text).not.toContain(link);
  });

  test.each([
    ['https://elsewhere.example/t/ABCDEF', '', 404, 'expected the address of a table or of its replay here'],
    ['nonsense', '', 404, 'expected the address of a table or of its replay here'],
    ['HERE/daily', '', 404, 'expected the address of a table or of its replay here'],
    ['HERE/t/ABCDEF', '', 404, 'expected a table that may be watched'],
    ['HERE/t/CLOSED', '', 404, 'expected a table that may be watched'],
    ['HERE/t/ABCDEF', '&format=xml', 400, 'expected it, or no format'],
    ['HERE/t/ABCDEF', '&maxwidth=wide', 400, 'maxwidth does not fit; expected a whole number of pixels'],
  ])('%s%s: %i', async (url, more, status, words) => {
    const server = await usualPage();
    const { place } = await Player.host(server, 'Ann', { options: { spectators: false } });
    const answer = await server.ask(asking(url.replace('HERE', server.url).replace('CLOSED', place.code), more));
    expect(answer.status).toBe(status);
    expect(answer.text).toContain(words);
  });
});

test.each(['/embed', '/embed/play', '/embed/t/ABCDEF/x'])('%s: there it is said what was expected', async (path) => {
  expect(await (await usualPage()).ask(path)).toMatchObject({
    status: 404,
    json: { refused: { message: expect.stringContaining('expected /embed/t/CODE or /embed/replay?table=CODE') } },
  });
});

describe('whose pages may have ours in a frame', () => {
  test.each(['/embed/t/ABCDEF', '/embed/replay', '/embed/replay?table=ABCDEF&game=1'])(
    'anybody’s: %s',
    async (path) => {
      const { headers } = await (await usualPage()).ask(path);
      expect(headers.get('content-security-policy')).toContain("default-src 'none';script-src 'self'");
      expect(headers.get('content-security-policy')).toContain('frame-ancestors *');
      expect(headers.get('x-frame-options')).toBeNull();
      expect(headers.get('set-cookie')).toBeNull();
      expect(headers.get('x-content-type-options')).toBe('nosniff');
      expect(headers.get('referrer-policy')).toBe('no-referrer');
    },
  );

  test.each([
    '/',
    '/t/ABCDEF',
    '/replay',
    '/embed',
    '/embed/t/ABCDEF/x',
    '/embed/play',
    '/oembed',
    '/preview.png',
    '/embed/../t/ABCDEF',
    '//embed/t/ABCDEF',
  ])('nobody’s: %s', async (path) => {
    const { headers } = await (await usualPage()).ask(path, { headers: { accept: 'text/html' } });
    expect(headers.get('content-security-policy')).toContain("frame-ancestors 'none'");
    expect(headers.get('x-frame-options')).toBe('DENY');
  });
});
