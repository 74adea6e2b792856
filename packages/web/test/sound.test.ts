import { beginningOf, follow, type GameEvent, readRecords, replay, type View, viewOf } from '@turn7/engine';
import { describe, expect, it } from 'vitest';
import { soundOf, vibrationOf } from '../src/game/sound/event-sounds.ts';
import { notesOf, type Sound } from '../src/game/sound/sounds.ts';

/** Every event of a game of two, with the table after it. */
function played(draw: string, moves: string): { event: GameEvent; view: View }[] {
  const [record] = readRecords(`turn7 record 1\nplayers Ana | Ben\ndealer 2\ndraw ${draw}\nmoves ${moves}`);
  if (record === undefined) throw new Error('no record');
  const events: GameEvent[] = [];
  let view = beginningOf(viewOf(replay(record, (event) => events.push(event))));
  return events.map((event) => {
    view = follow(view, event);
    return { event, view };
  });
}

const words = (sound: Sound): string => (sound.name === 'number' ? `number ${sound.place}` : sound.name);

const heard = (draw: string, moves: string): string[] =>
  played(draw, moves)
    .map(({ event, view }) => soundOf(event, view))
    .filter((sound) => sound !== null)
    .map(words);

describe('what is heard', () => {
  it.each([
    ['a row that grows, note by note', '5 7 8 9', 'h h', ['number 1', 'number 1', 'number 2', 'number 2']],
    ['a modifier, as any card', '5 7 +4', 'h', ['number 1', 'number 1', 'card']],
    ['a twin, as any card until it tears', '5 7 5', 'h', ['number 1', 'number 1', 'card', 'busted']],
    ['a Life Saver that breaks', 'LS 7 5 5', 'h s h', ['card', 'number 1', 'number 1', 'stayed', 'card', 'saved']],
    ['a stay', '5 7', 's', ['number 1', 'number 1', 'stayed']],
    ['a Lock on its way and as it closes', '5 7 L', 'h >2', ['number 1', 'number 1', 'card', 'card', 'locked']],
  ])('%s', (_, draw, moves, sounds) => {
    expect(heard(draw, moves).slice(0, sounds.length)).toEqual(sounds);
  });
});

describe('what is felt', () => {
  const bust = played('5 7 5', 'h').find(({ event }) => event.kind === 'busted')?.event;
  const pulses = (event: GameEvent | undefined, mine: boolean) => event && vibrationOf(event, () => mine);

  it('is one’s own bust, in two pulses', () => expect(pulses(bust, true)).toEqual([60, 40, 60]));
  it('is not the bust of somebody else', () => expect(pulses(bust, false)).toBeNull());
  it('is anybody’s Turn 7, in seven pulses', () => {
    const seven = pulses({ kind: 'turn 7', seat: 0, ruling: 'R16' }, false) ?? [];
    expect(seven.filter((_, i) => i % 2 === 0)).toEqual(Array(7).fill(25));
  });
});

describe('the notes', () => {
  const pitchOf = (place: number) => notesOf({ name: 'number', place }).landed.map(({ pitch }) => Math.round(pitch));

  it('rise with the place in the row, from C4 to B4', () => {
    expect([1, 2, 3, 4, 5, 6, 7].flatMap(pitchOf)).toEqual([262, 294, 330, 349, 392, 440, 494]);
  });

  it('of a Turn 7 rise seven times, one with each ring', () => {
    const { landed } = notesOf({ name: 'turn 7' });
    expect(landed.map(({ at }) => at)).toEqual([0, 120, 240, 360, 480, 600, 720]);
    expect(landed.map(({ pitch }) => pitch)).toEqual(landed.map(({ pitch }) => pitch).toSorted((a, b) => a - b));
  });

  it('of a bust fall by a third', () => {
    const [first, second] = notesOf({ name: 'busted' }).landed.filter(({ voice }) => voice === 'marimba');
    expect((first?.pitch ?? 0) / (second?.pitch ?? 1)).toBeCloseTo(2 ** (3 / 12));
  });
});
