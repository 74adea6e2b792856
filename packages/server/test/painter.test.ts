/** Pictures are made once, one at a time, and no more of them than there is room for. */
import { describe, expect, test } from 'vitest';
import { openLog } from '../src/log.ts';
import { Painter } from '../src/preview/painter.ts';
import { Refusal } from '../src/refusal.ts';

/** Pictures that are made when the test says so. */
class Studio {
  readonly begun: string[] = [];
  readonly #waiting: (() => void)[] = [];
  readonly painter = new Painter(openLog('silent'), (svg) => {
    this.begun.push(svg);
    return new Promise((resolve, reject) => {
      this.#waiting.push(() => (svg === 'bad' ? reject(new Error('no picture')) : resolve(Buffer.from(svg))));
    });
  });

  async finish(): Promise<void> {
    this.#waiting.shift()?.();
    await new Promise(setImmediate);
  }
}

describe('a painter', () => {
  test('makes the same picture once, however many ask for it, and keeps it', async () => {
    const studio = new Studio();
    const [first, second] = [studio.painter.paint('a'), studio.painter.paint('a')];
    await new Promise(setImmediate);
    await studio.finish();
    expect(await first).toBe(await second);
    expect(await studio.painter.paint('a')).toBe(await first);
    expect(studio.begun).toEqual(['a']);
  });

  test('makes one after the other', async () => {
    const studio = new Studio();
    const made = [studio.painter.paint('a'), studio.painter.paint('b')];
    await new Promise(setImmediate);
    expect(studio.begun).toEqual(['a']);
    await studio.finish();
    expect(studio.begun).toEqual(['a', 'b']);
    await studio.finish();
    await Promise.all(made);
  });

  test('lets only those pay for whom one is made', async () => {
    const studio = new Studio();
    let paid = 0;
    const pay = () => void paid++;
    const made = [studio.painter.paint('a', pay), studio.painter.paint('a', pay)];
    await new Promise(setImmediate);
    await studio.finish();
    await Promise.all(made);
    await studio.painter.paint('a', pay);
    expect(paid).toBe(1);
    await expect(
      studio.painter.paint('b', () => {
        throw new Refusal('too many requests', 'no more');
      }),
    ).rejects.toThrow('no more');
    expect(studio.begun).toEqual(['a']);
  });

  test('refuses whoever comes while too many wait', async () => {
    const studio = new Studio();
    const waiting = Array.from({ length: 32 }, (_, i) => studio.painter.paint(`${i}`));
    await expect(studio.painter.paint('one more')).rejects.toThrow('try again in a moment');
    await new Promise(setImmediate);
    for (const _ of waiting) await studio.finish();
    expect(await Promise.all(waiting)).toHaveLength(32);
  });

  test('goes on after one that cannot be made, and tries that again when asked', async () => {
    const studio = new Studio();
    const bad = studio.painter.paint('bad');
    const good = studio.painter.paint('good');
    await new Promise(setImmediate);
    const refused = expect(bad).rejects.toThrow('cannot draw pictures');
    await studio.finish();
    await refused;
    await studio.finish();
    expect((await good).toString()).toBe('good');
  });

  test('forgets the longest unused where they would fill the memory', async () => {
    let made = 0;
    const painter = new Painter(openLog('silent'), async () => {
      made++;
      return Buffer.alloc(10 * 1024 * 1024);
    });
    for (const svg of ['a', 'b', 'a', 'c', 'a']) await painter.paint(svg);
    expect(made).toBe(3);
    await painter.paint('b');
    expect(made).toBe(4);
  });
});
