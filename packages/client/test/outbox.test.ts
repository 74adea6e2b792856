/** Commands on their way, over a carrier that a test answers for. */
import type { Ack, Envelope, RefusalCode } from '@turn7/protocol';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { type KeptCommands, Outbox } from '../src/outbox.ts';

const SIT: Envelope = { id: 'a', command: { kind: 'sit' } };
const DONE: Ack = { ok: true, seq: 1 };
const no = (code: RefusalCode): Ack => ({ ok: false, refused: { code, message: '' } });

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

/** The answers in their order, the last for ever; `sent`: the id of every attempt. */
function outboxAnswered(answers: readonly (Ack | null)[], kept: KeptCommands<Envelope> | null = null) {
  const sent: string[] = [];
  const outbox = new Outbox(({ id }: Envelope, answered) => {
    sent.push(id);
    answered(answers[Math.min(sent.length, answers.length) - 1] ?? null);
  }, kept);
  outbox.open();
  return { outbox, sent };
}

test.each(['unavailable', 'too many requests', 'internal'] as const)(
  'what is refused for the moment is sent again under the same id: %s',
  async (code) => {
    const { outbox, sent } = outboxAnswered([no(code), no(code), DONE]);
    const refused = outbox.send(SIT);
    await vi.advanceTimersByTimeAsync(2000);
    expect(await refused).toBeNull();
    expect([sent.length, new Set(sent).size]).toEqual([3, 1]);
  },
);

test('what is refused for the moment again and again is refused', async () => {
  const { outbox, sent } = outboxAnswered([no('internal')]);
  const refused = outbox.send(SIT);
  await vi.advanceTimersByTimeAsync(60_000);
  expect(await refused).toMatchObject({ code: 'internal' });
  expect(sent).toHaveLength(10);
});

test('what is not answered is sent for as long as it takes', async () => {
  const { outbox, sent } = outboxAnswered([...Array.from({ length: 30 }, () => null), DONE]);
  const refused = outbox.send(SIT);
  await vi.advanceTimersByTimeAsync(180_000);
  expect(await refused).toBeNull();
  expect(sent).toHaveLength(31);
});

test('what is refused for good is sent once', async () => {
  const { outbox, sent } = outboxAnswered([no('full')]);
  expect(await outbox.send(SIT)).toMatchObject({ code: 'full' });
  expect(sent).toHaveLength(1);
});

test('one command does not wait for another', async () => {
  const { outbox, sent } = outboxAnswered([no('internal'), DONE]);
  const both = Promise.all([outbox.send(SIT), outbox.send({ ...SIT, id: 'b' })]);
  await vi.advanceTimersByTimeAsync(2000);
  expect(await both).toEqual([null, null]);
  expect(sent).toEqual(['a', 'b', 'a']);
});

/** Where commands are kept, with what an earlier page left there. */
function keptCommands(...left: readonly Envelope[]) {
  const kept = new Map(left.map((envelope) => [envelope.id, envelope]));
  return {
    kept,
    all: left,
    add: (envelope: Envelope) => void kept.set(envelope.id, envelope),
    remove: (id: string) => void kept.delete(id),
  };
}

test('those that are kept are sent one after the other, however often they are put off, those of an earlier page first', async () => {
  const commands = keptCommands(SIT);
  const { outbox, sent } = outboxAnswered([...Array.from({ length: 12 }, () => no('internal')), DONE], commands);
  const later = outbox.send({ ...SIT, id: 'b' });
  expect([outbox.count.value, [...commands.kept.keys()]]).toEqual([2, ['a', 'b']]);
  await vi.advanceTimersByTimeAsync(60_000);
  expect(await later).toBeNull();
  expect(sent).toEqual([...Array.from({ length: 13 }, () => 'a'), 'b']);
  expect([outbox.count.value, commands.kept.size]).toEqual([0, 0]);
});

test('what waited when a connection was lost is sent over the next one, and what was heard of is not', async () => {
  const { outbox, sent } = outboxAnswered([DONE]);
  outbox.pause();
  const both = [outbox.send(SIT), outbox.send({ ...SIT, id: 'b' })];
  outbox.settle(['a']);
  expect(await both[0]).toBeNull();
  expect(sent).toEqual([]);
  outbox.open();
  expect(await both[1]).toBeNull();
  expect(sent).toEqual(['b']);
});
