/** `turn7 mcp` at the table of a server that goes away, and perhaps comes back. */
import { describe, expect, test } from 'vitest';
import { type Wire, wireTo } from '../../client/test/support/wire.ts';
import { type OwnServer, startTestServer } from '../../server/test/support/server.ts';
import { Assistant } from './assistant.ts';
import { answerTo } from './assistant-game.ts';

interface Seated {
  readonly assistant: Assistant;
  readonly server: OwnServer;
  /** Its address is that of the server, also while there is none: nobody else can take its port meanwhile. */
  readonly wire: Wire;
}

async function seated(): Promise<Seated> {
  const server = await startTestServer();
  const wire = await wireTo(server.url);
  const assistant = await Assistant.start('--server', wire.url);
  await assistant.call('open_table', { name: 'Ada', bots: ['rookie'] });
  return { assistant, server, wire };
}

/** At a table where the assistant is asked something, on a server that has gone. */
async function stranded(): Promise<Seated & { choice: string | number }> {
  const { assistant, server, wire } = await seated();
  const choice = answerTo(await assistant.call('start_game'));
  await server.stop();
  await expect.poll(async () => (await assistant.call('look_at_table')).data).toMatchObject({ connection: 'lost' });
  return { assistant, server, wire, choice };
}

async function startAgain({ server: { file }, wire }: Seated): Promise<void> {
  const { url } = await startTestServer({ database: { kind: 'sqlite', file } });
  wire.leadTo(url);
}

describe('at the table of a server that is gone', () => {
  test('an answer is kept, which is said in time, and arrives when the server is back', async () => {
    const { choice, ...there } = await stranded();
    const { assistant, wire } = there;
    const choosing = assistant.call('choose', { choice, seconds: 2 });
    // On a busy machine too it is over before what begins after it and takes a second longer.
    const waiting = assistant.call('wait_at_table', { seconds: 3 });
    const first = await Promise.race([choosing, waiting]);
    const chosen = await choosing;
    expect(first).toBe(chosen);
    expect(chosen).toMatchObject({ failed: true });
    expect(chosen.text).toContain(`The connection to ${wire.url} is lost`);
    expect(chosen.text).toMatch(/Your answer ".+" is sent as soon as the server is there again.*wait_at_table next/);
    // Whoever tries again all the same is told the same, and what it looks at may be old.
    expect((await assistant.call('choose', { choice, seconds: 0 })).text).toContain('do not send it again');
    const look = await assistant.call('look_at_table');
    expect(look).toMatchObject({ failed: false, data: { connection: 'lost' } });
    expect(look.text).toMatch(/^The connection to .* is lost.* may be old\./);
    await waiting;
    await startAgain(there);
    await expect
      .poll(async () => (await assistant.call('wait_at_table', { seconds: 1 })).text, { timeout: 15_000 })
      .toMatch(/Your answer ".+" has arrived\./);
    expect((await assistant.call('look_at_table')).data).toMatchObject({ connection: 'open' });
  });

  test('nobody waits forever for a start', async () => {
    const { assistant, server } = await seated();
    await server.stop();
    const started = await assistant.call('start_game', { seconds: 1 });
    expect(started).toMatchObject({ failed: true, text: expect.stringMatching(/connection to .* is lost/) });
  });

  test('a place can be left, for one at another server', async () => {
    const { assistant } = await stranded();
    expect((await assistant.call('leave_table')).text).toMatch(/connection to .* is lost.*a bot plays for you/);
    expect((await assistant.call('look_at_table')).text).toMatch(/at no table/);
  });
});

test('a table that cannot be opened names the address that was tried', async () => {
  const assistant = await Assistant.start('--server', 'http://127.0.0.1:1');
  expect(await assistant.call('open_table', { name: 'Ada' })).toMatchObject({
    failed: true,
    text: expect.stringMatching(/cannot be reached.*http:\/\/127\.0\.0\.1:1;/),
  });
});
