/** Commands on their way, over a carrier that a test answers for. */
import type { Ack, Command, RefusalCode } from '@turn7/protocol';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { Outbox } from '../src/sync/outbox.ts';

const SIT: Command = { kind: 'sit' };
const DONE: Ack = { ok: true, seq: 1 };
const no = (code: RefusalCode): Ack => ({ ok: false, refused: { code, message: '' } });

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

/** The answers in their order, the last for ever; `sent`: the id of every attempt. */
function outboxAnswered(...answers: readonly (Ack | null)[]) {
  const sent: string[] = [];
  const outbox = new Outbox(({ id }, answered) => {
    sent.push(id);
    answered(answers[Math.min(sent.length, answers.length) - 1] ?? null);
  });
  outbox.open();
  return { outbox, sent };
}

test.each(['unavailable', 'too many requests', 'internal'] as const)(
  'what is refused for the moment is sent again under the same id: %s',
  async (code) => {
    const { outbox, sent } = outboxAnswered(no(code), no(code), DONE);
    const refused = outbox.send(SIT);
    await vi.advanceTimersByTimeAsync(2000);
    expect(await refused).toBeNull();
    expect([sent.length, new Set(sent).size]).toEqual([3, 1]);
  },
);

test('what is refused for the moment again and again is refused', async () => {
  const { outbox, sent } = outboxAnswered(no('internal'));
  const refused = outbox.send(SIT);
  await vi.advanceTimersByTimeAsync(60_000);
  expect(await refused).toBe('internal');
  expect(sent).toHaveLength(10);
});

test('what is not answered is sent for as long as it takes', async () => {
  const { outbox, sent } = outboxAnswered(...Array.from({ length: 30 }, () => null), DONE);
  const refused = outbox.send(SIT);
  await vi.advanceTimersByTimeAsync(60_000);
  expect(await refused).toBeNull();
  expect(sent).toHaveLength(31);
});

test('what is refused for good is sent once', async () => {
  const { outbox, sent } = outboxAnswered(no('full'));
  expect(await outbox.send(SIT)).toBe('full');
  expect(sent).toHaveLength(1);
});
