import { cardNamed, type DrawReason, type GameEvent, readRecords, replay, viewOf } from '@turn7/engine';
import { describe, expect, it } from 'vitest';
import { arc, type Box, between, cardIn, distance, moved, RISE } from '../src/game/motion/arc.ts';
import { flashOf } from '../src/game/motion/flash.ts';
import { isStill, STORYBOARDS } from '../src/game/motion/storyboards.ts';
import { fitting, TURN, tempoOf } from '../src/game/motion/tempo.ts';
import { freshEvent, type Moment, momentOf } from '../src/game/playback/moment.ts';

const box = (x: number, y: number, width = 100): Box => ({ x, y, width, height: width * 1.4 });

/** What a transform moves by, and how much it scales. */
function readTransform({ transform }: Keyframe): { x: number; y: number; scale: number } {
  if (transform === 'none') return { x: 0, y: 0, scale: 1 };
  const [x = Number.NaN, y = Number.NaN, scale = Number.NaN] =
    String(transform)
      .match(/-?[\d.]+/g)
      ?.map(Number) ?? [];
  return { x, y, scale };
}

describe('the way of a card', () => {
  const pile = box(400, 300, 100);
  const place = box(40, 20, 50);
  const way = arc(pile, place).map((frame) => ({ ...readTransform(frame), offset: frame.offset }));

  it('begins as the card on the pile', () => {
    expect(way[0]).toEqual({ x: 385, y: 315, scale: 2, offset: 0 });
    expect(moved(place, pile)).toBe('translate(385px, 315px) scale(2)');
  });

  it('ends where the card stands, as it is', () => expect(way.at(-1)).toEqual({ x: 0, y: 0, scale: 1, offset: 1 }));

  it('sinks in by 2 px before it rests', () => expect(way.at(-2)).toMatchObject({ x: 0, y: 2, scale: 1 }));

  it('rises above the straight line, most in the middle', () => {
    const middle = way[4];
    const straight = between(pile, place, 0.5);
    const line = straight.y + straight.height / 2 - (place.y + place.height / 2);
    expect(line - (middle?.y ?? 0)).toBeCloseTo(RISE, 1);
  });

  it('rises less when it is short', () => {
    const near = arc(box(0, 0), box(30, 0)).map(readTransform);
    expect(Math.min(...near.map(({ y }) => y))).toBeCloseTo(-10, 1);
  });

  it('never goes back in time', () => {
    const offsets = way.map(({ offset }) => Number(offset));
    expect(offsets).toEqual(offsets.toSorted((a, b) => a - b));
  });
});

describe('boxes', () => {
  it('are as far from each other as their middles', () => expect(distance(box(0, 0), box(30, 40))).toBe(50));
  it('hold a card in their middle', () => {
    expect(cardIn({ x: 0, y: 0, width: 200, height: 100 }, 50)).toEqual({ x: 75, y: 15, width: 50, height: 70 });
  });
});

describe('the tempo', () => {
  it.each([
    ['slow', false, 1.6],
    ['normal', false, 1],
    ['fast', false, 0.6],
    ['instant', false, 0],
    ['normal', true, 0],
    ['slow', true, 0],
  ] as const)('%s, reduced motion %s: times %d', (speed, reduced, factor) => {
    expect(tempoOf(speed, reduced)).toBe(factor);
  });

  const drew = (reason: DrawReason): GameEvent => ({ kind: 'drew', seat: 0, card: 5, reason, ruling: 'R10' });

  it('leaves alone what fits into the time of its event', () => expect(fitting(drew('hit'), 4, TURN)).toBe(1));
  it('hurries what does not', () => expect(fitting(drew('hit'), 4, TURN * 2)).toBe(0.5));
  it('lets the cards of a deal be in the air together', () => expect(fitting(drew('deal'), 18, TURN)).toBe(1));
});

/** A game of two, shown as far as its nth event. */
function momentAfter(count: number): Moment {
  const [record] = readRecords('turn7 record 1\nplayers Ana | Ben\ndealer 2\ndraw 5 7 8 9\nmoves h h');
  if (record === undefined) throw new Error('no record');
  const events: GameEvent[] = [];
  const view = viewOf(replay(record, (event) => events.push(event)));
  const log = events.slice(0, count);
  return momentOf(view, { event: log.at(-1) ?? null, beat: count, log });
}

describe('what is shown', () => {
  it('is the event that is shown next', () => expect(freshEvent(momentAfter(2), momentAfter(3))?.kind).toBe('drew'));
  it('is it too if only what takes no time came before', () => {
    expect(freshEvent(momentAfter(0), momentAfter(2))?.kind).toBe('round started');
  });
  it('is nothing where playback ran ahead', () => expect(freshEvent(momentAfter(2), momentAfter(5))).toBeNull());
  it('is nothing once it was shown', () => expect(freshEvent(momentAfter(3), momentAfter(3))).toBeNull());
});

type Kind = GameEvent['kind'];

describe('storyboards', () => {
  const moving: readonly Kind[] = [
    ...(['round started', 'drew', 'stayed', 'busted', 'saved', 'turn 7', 'gave', 'spare discarded'] as const),
    ...(['set aside', 'assigned', 'cancelled', 'locked', 'turn three started', 'reshuffled', 'round ended'] as const),
  ];

  it.each(Object.keys(STORYBOARDS) as Kind[])('%s', (kind) => {
    expect(isStill(kind)).toBe(!moving.includes(kind));
  });
});

describe('without motion', () => {
  const seat = 0;
  const lock = cardNamed('L') ?? -1;
  const events: [GameEvent, string][] = [
    [{ kind: 'drew', seat, card: 5, reason: 'hit', ruling: 'R10' }, 'place'],
    [{ kind: 'busted', seat, twin: 5, ruling: 'R14' }, 'seat'],
    [{ kind: 'saved', seat, twin: 5, ruling: 'R18' }, 'seat'],
    [{ kind: 'gave', seat, to: 1, forced: false, ruling: 'R19' }, 'seat'],
    [{ kind: 'locked', seat, points: 9, ruling: 'R23' }, 'seat'],
    [{ kind: 'stayed', seat, points: 9, ruling: 'R12' }, 'seat'],
    [{ kind: 'assigned', seat, to: 1, card: lock, forced: false, ruling: 'R22' }, 'seat'],
    [{ kind: 'reshuffled', cards: 40, ruling: 'R35' }, 'pile'],
    [{ kind: 'turn 7', seat, ruling: 'R16' }, 'none'],
    [{ kind: 'set aside', seat, card: lock, ruling: 'R27' }, 'none'],
    [{ kind: 'turn three started', seat, ruling: 'R25' }, 'none'],
  ];

  it.each(events.map(([event, flash]) => [event.kind, flash, event] as const))(
    '%s lights up: %s',
    (_, flash, event) => {
      expect(flashOf(event)).toBe(flash);
    },
  );
});
