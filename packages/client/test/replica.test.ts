/** What a copy makes of its connections, with connections in the hand of the test. */
import { SHEET_MESSAGES, type SheetEnvelope, type SheetLine, type SheetUpdate, type SheetView } from '@turn7/protocol';
import { expect, onTestFinished, test } from 'vitest';
import { SHEET } from '../../server/test/support/scribe.ts';
import { Replica, type Subject } from '../src/replica.ts';
import type { Hearing, Transport } from '../src/transport.ts';

interface SheetCopy {
  readonly view: SheetView;
  readonly line: SheetLine;
  readonly update: SheetUpdate;
  readonly envelope: SheetEnvelope;
}

const SUBJECT: Subject<SheetCopy> = { kind: 'sheet', messages: SHEET_MESSAGES };

class Wire implements Transport {
  readonly hearing: Hearing;
  /** What was asked last, and how it is answered. */
  answer: (said: unknown) => void = () => {};
  isClosed = false;

  constructor(hearing: Hearing) {
    this.hearing = hearing;
  }

  welcome(): void {
    const snapshot = { view: { seq: 1, sheet: SHEET }, missed: [] };
    this.hearing.onMessage('welcome', { member: null, now: 0, origin: '', snapshot });
  }

  send(): void {}

  ask(_name: string, _said: unknown, _within: number, answered: (answer: unknown) => void): void {
    this.answer = answered;
  }

  close(): void {
    this.isClosed = true;
  }
}

test('a question that a lost connection never answered cuts none that was made since', async () => {
  const wires: Wire[] = [];
  const connect = (_url: string, _hello: object, hearing: Hearing): Wire => {
    const wire = new Wire(hearing);
    wires.push(wire);
    return wire;
  };
  const listener = { hearSnapshot() {}, hearUpdate() {} };
  const replica = new Replica(SUBJECT, { code: 'ABC234', token: null }, listener, { connect });
  onTestFinished(() => replica.close());
  wires[0]?.welcome();
  const woken = replica.wake();
  wires[0]?.hearing.onEnd(null);
  await replica.wake();
  wires[1]?.welcome();
  wires[0]?.answer(null);
  await woken;
  expect(replica.connection.value.kind).toBe('open');
  expect(wires.map(({ isClosed }) => isClosed)).toEqual([false, false]);
});
