/** Records of games that bots and chance have played, for tests of what is said about whole games. */
import { type LocatedRecord, Recorder, readRecords, SeededShuffler, type Setup, writeRecord } from '@turn7/engine';
import type { Bot } from '../src/index.ts';

/** Read from its own text, as everybody gets it. */
export function recordOf(
  bots: readonly Bot[],
  setup: Omit<Setup, 'seats'>,
  seed: number,
  most = Infinity,
): LocatedRecord {
  const players = bots.map(({ name }, seat) => `${name} ${seat + 1}`);
  const recorder = new Recorder({ players, setup }, new SeededShuffler(seed));
  for (let move = 0; move < most && !recorder.game.finished; move++) {
    const bot = bots[recorder.game.asked.seat];
    if (bot === undefined) throw new Error('nobody is asked');
    recorder.play(bot.choose(recorder.game));
  }
  const [located] = readRecords(writeRecord(recorder.record));
  if (located === undefined) throw new Error('no record');
  return located;
}
