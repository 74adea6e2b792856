import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';

const load = () => import('../src/game/sound/speaker.ts');

beforeEach(() => vi.resetModules());
afterEach(() => vi.unstubAllGlobals());

/** A browser whose loudspeaker is in that state. */
function browser(state: string) {
  const resume = vi.fn(async () => {});
  class Context {
    readonly state = state;
    readonly resume = resume;
  }
  class Gain {
    readonly context: Context;
    readonly connect = vi.fn();
    constructor(context: Context) {
      this.context = context;
    }
  }
  vi.stubGlobal('AudioContext', Context);
  vi.stubGlobal('GainNode', Gain);
  return resume;
}

describe('the loudspeaker', () => {
  test.each([
    ['suspended', 1],
    ['interrupted', 1],
    ['running', 0],
    ['closed', 0],
  ])('that is %s is resumed %i times by a gesture', async (state, times) => {
    const resume = browser(state);
    (await load()).wake();
    expect(resume).toHaveBeenCalledTimes(times);
  });

  test('is no trouble where there is none', async () => {
    browser('suspended');
    vi.stubGlobal('AudioContext', function none() {
      throw new DOMException('no device', 'NotSupportedError');
    });
    const { wake, play } = await load();
    expect(() => wake()).not.toThrow();
    expect(() => play({ name: 'your turn' }, 1)).not.toThrow();
  });
});
