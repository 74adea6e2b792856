/** Locks that processes leave behind when they die. */
import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { expect, onTestFinished, test, vi } from 'vitest';
import { discardAbandoned } from '../lib/lock.mjs';

/** A process that has ended. */
const { pid: DEAD } = spawnSync(process.execPath, ['--version']);

function lockOf(pid: number): string {
  const folder = mkdtempSync(join(tmpdir(), 'turn7-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  return take(join(folder, 'lock'), pid);
}

function take(lock: string, pid: number): string {
  mkdirSync(lock);
  writeFileSync(join(lock, 'pid'), String(pid));
  return lock;
}

test('the lock of a dead process is removed, and nothing stays', () => {
  const lock = lockOf(DEAD);
  expect(discardAbandoned(lock)).toBe(true);
  expect(readdirSync(dirname(lock))).toEqual([]);
});

test('the lock of a living process stays', () => {
  const lock = lockOf(process.pid);
  expect(discardAbandoned(lock)).toBe(false);
  expect(existsSync(lock)).toBe(true);
});

test('a lock stays that was taken just after that of a dead process was found', () => {
  const lock = lockOf(DEAD);
  const asked = vi.spyOn(process, 'kill').mockImplementationOnce(() => {
    rmSync(lock, { recursive: true });
    take(lock, process.pid);
    throw Object.assign(new Error('no such process'), { code: 'ESRCH' });
  });
  onTestFinished(() => asked.mockRestore());
  expect(discardAbandoned(lock)).toBe(false);
  expect(readFileSync(join(lock, 'pid'), 'utf8')).toBe(String(process.pid));
  expect(readdirSync(dirname(lock))).toEqual(['lock']);
});

test('one removes at a time', () => {
  const lock = lockOf(DEAD);
  mkdirSync(`${lock}-discard`);
  expect(discardAbandoned(lock)).toBe(false);
  expect(existsSync(lock)).toBe(true);
});
