import {
  type Choice,
  choicesOf,
  countKinds,
  deckOf,
  type Game,
  type GameEvent,
  HIT,
  LOCK,
  type RoundEnded,
  SeededShuffler,
  STAY,
} from '@turn7/engine';
import { botNamed } from '@turn7/strategy';
import { describe, expect, test } from 'vitest';
import { type Moment, momentOf } from '../src/game/playback/moment.ts';
import type { PlayedGame } from '../src/game/session/played-game.ts';
import { ME, PILE, playersOf } from '../src/learn/first-game/first-game.ts';
import { firstGame } from '../src/learn/first-game/first-game-session.ts';
import { LessonState } from '../src/learn/first-game/lesson-state.ts';
import { lessonText } from '../src/learn/first-game/lesson-words.ts';
import { type AfterThree, LESSON_IDS, type Lesson, type LessonId, lessonFor } from '../src/learn/first-game/lessons.ts';
import { wordsOf } from './support/words.ts';

type Person = (game: Game) => Choice;

const PLAYERS = playersOf('Ann');
const BOTS = PLAYERS.map(({ level }) => (level === null ? null : botNamed(level)));

/** What playback shows whenever the game waits, one after the other. */
function* waits(person: Person): Generator<Moment> {
  const played = firstGame(PLAYERS.map(({ name }) => name));
  yield* momentsAfter(played, []);
  while (!played.game.finished) {
    const before = played.events;
    const { game } = played;
    const choice = BOTS[game.asked.seat]?.choose(game) ?? person(game);
    played.play(choice);
    yield* momentsAfter(played, before);
  }
}

function* momentsAfter(played: PlayedGame, before: readonly GameEvent[]): Generator<Moment> {
  const news = played.events.slice(before.length);
  for (const [i, event] of news.entries()) {
    if (event.kind === 'round ended') yield momentAt(played, [...before, ...news.slice(0, i + 1)], event);
  }
  yield momentAt(played, played.events, null);
}

function momentAt(played: PlayedGame, log: readonly GameEvent[], roundEnd: RoundEnded | null): Moment {
  const view = roundEnd === null ? played.view : { ...played.view, state: NOBODY_ASKED };
  const question = view.state.kind === 'playing' && roundEnd === null ? view.state.question : null;
  return momentOf(view, { beat: log.length, question, roundEnd, log });
}

const NOBODY_ASKED = { kind: 'playing', question: { kind: 'hit-or-stay', seat: -1 } } as const;

/** Every lesson that somebody hears who plays like that and reads all of them. */
function heardBy(person: Person): readonly Lesson[] {
  const lessons = new LessonState();
  const heard: Lesson[] = [];
  const read = () => {
    for (let lesson = lessons.lesson.value; lesson !== null; lesson = lessons.lesson.value) {
      heard.push(lesson);
      lessons.gotIt();
    }
  };
  read();
  for (const moment of waits(person)) {
    lessons.hear(moment);
    read();
  }
  return heard;
}

const idsOf = (lessons: readonly Lesson[]): readonly LessonId[] => lessons.map(({ id }) => id);

/** Hits below so many points; cards go to the first or the last who may have them. */
const hitsBelow =
  (limit: number, aim: 'first' | 'last'): Person =>
  (game) => {
    if (game.isLegal(HIT)) return game.asked.points < limit ? HIT : STAY;
    return choicesOf(game).at(aim === 'first' ? 0 : -1) ?? STAY;
  };

const atRandom = (seed: number): Person => {
  const chance = new SeededShuffler(seed);
  return (game) => {
    const choices = choicesOf(game);
    return choices[chance.pick(choices.length)] ?? STAY;
  };
};

test('the pile is a whole deck', () => {
  expect(countKinds(Uint8Array.from(PILE))).toEqual(countKinds(deckOf(1)));
});

describe('a person who hits below some points', () => {
  test.each([10, 14, 17, 20, 23, 26, 30].flatMap((limit) => [[limit, 'first'] as const, [limit, 'last'] as const]))(
    '%i, with cards for the %s, meets everything, each thing once',
    (limit, aim) => {
      expect(idsOf(heardBy(hitsBelow(limit, aim))).toSorted()).toEqual(LESSON_IDS.toSorted());
    },
  );

  test('begins with the deal and the choice, and is last told who has won', () => {
    const ids = idsOf(heardBy(hitsBelow(20, 'first')));
    expect(ids.slice(0, 3)).toEqual(['welcome', 'deal', 'choice']);
    expect(ids.at(-1)).toBe('end');
  });
});

describe('whoever plays anyhow', () => {
  const people = Array.from({ length: 300 }, (_, seed) => heardBy(atRandom(seed)));

  test('comes to the end, and is told each thing once at most', () => {
    for (const lessons of people) {
      const ids = idsOf(lessons);
      expect(new Set(ids).size).toBe(ids.length);
      expect(ids.at(-1)).toBe('end');
    }
  });

  test('meets nearly everything on average', () => {
    const met = people.reduce((sum, lessons) => sum + lessons.length, 0) / people.length;
    expect(met).toBeGreaterThan(LESSON_IDS.length - 2);
  });

  test('is told nothing that did not happen', () => {
    for (let seed = 0; seed < 100; seed++) {
      const log = [...waits(atRandom(seed))].at(-1)?.log ?? [];
      const kinds = new Set(log.map(({ kind }) => kind));
      const ids = new Set(idsOf(heardBy(atRandom(seed))));
      expect([ids.has('bust'), ids.has('saved'), ids.has('turn7'), ids.has('aside')]).toEqual([
        kinds.has('busted'),
        kinds.has('saved'),
        kinds.has('turn 7'),
        kinds.has('set aside'),
      ]);
    }
  });
});

describe('the lessons', () => {
  test('is done waiting only when every lesson of the moment is read', async () => {
    const lessons = new LessonState();
    let isReady = false;
    const ready = lessons.ready().then(() => {
      isReady = true;
    });
    const [deal] = waits(hitsBelow(20, 'first'));
    if (deal === undefined) throw new Error('nothing was shown');
    await Promise.resolve();
    expect(isReady).toBe(false);
    lessons.gotIt();
    await ready;
    lessons.hear(deal);
    expect(lessons.lesson.value?.id).toBe('deal');
    lessons.gotIt();
    expect(lessons.lesson.value?.id).toBe('choice');
    lessons.gotIt();
    expect(lessons.lesson.value).toBeNull();
    await lessons.ready();
  });

  test('takes a lesson for read when the game goes on', () => {
    const lessons = new LessonState();
    for (const moment of waits(hitsBelow(20, 'first'))) lessons.hear(moment);
    expect(lessons.lesson.value?.id).toBe('end');
    expect(new Set(lessons.heard.value).size).toBe(lessons.heard.value.length);
  });

  test('says nothing once it was asked to be quiet, until it is asked again', () => {
    const lessons = new LessonState();
    lessons.hush(true);
    const moment = [...waits(hitsBelow(20, 'first'))];
    for (const one of moment.slice(0, 5)) lessons.hear(one);
    expect(lessons.heard.value).toEqual(['welcome']);
    lessons.hush(false);
    for (const one of moment.slice(5)) lessons.hear(one);
    expect(lessons.heard.value.length).toBeGreaterThan(5);
  });
});

const wordsIn = await wordsOf(['first-game']);

describe('a lesson in words', () => {
  const { texts, chapter } = wordsIn('en');
  const names = [
    { text: 'You', you: true },
    { text: 'Youri', you: false },
  ];
  test.each<readonly [Lesson, RegExp]>([
    [{ id: 'saved', seat: 0, twin: 3 }, /and you are still in\.$/],
    [{ id: 'saved', seat: 1, twin: 3 }, /and Youri is still in\.$/],
    [{ id: 'stayed', seat: 1, points: 1 }, /^Youri stayed, safe with 1 point\./],
    [{ id: 'stayed', seat: 0, points: 12 }, /^You stayed, safe with 12 points\./],
  ])('%j', (lesson, words) => {
    expect(lessonText(lesson, { names, t: chapter('first-game'), common: texts.common })).toMatch(words);
  });
});

describe('a card set aside among the three', () => {
  const set: GameEvent = { kind: 'set aside', seat: 1, card: LOCK, ruling: 'R27' };
  const drew: GameEvent = { kind: 'drew', seat: 1, card: 6, reason: 'turn three', ruling: 'R25' };
  const bust: GameEvent = { kind: 'busted', seat: 1, twin: 6, ruling: 'R14' };
  const seven: GameEvent = { kind: 'turn 7', seat: 1, ruling: 'R16' };
  const assigned: GameEvent = { kind: 'assigned', seat: 1, card: LOCK, to: 2, forced: false, ruling: 'R28' };
  const later: GameEvent = { kind: 'busted', seat: 2, twin: 9, ruling: 'R14' };

  test.each<readonly [string, readonly GameEvent[], AfterThree]>([
    ['is discarded after a bust', [set, drew, bust], 'busted'],
    ['is discarded after a Turn 7', [set, drew, seven], 'turn 7'],
    ['is given away by a survivor', [set, drew], 'survived'],
    ['is given away, whoever busts later', [set, drew, assigned, later], 'survived'],
    ['is not lost by a bust before', [later, set, drew], 'survived'],
  ])('%s', (_, news, after) => {
    const [moment] = waits(hitsBelow(20, 'first'));
    if (moment === undefined) throw new Error('nothing was shown');
    const others = new Set(LESSON_IDS.filter((id) => id !== 'aside'));
    expect(lessonFor({ ...moment, news }, others)).toEqual({ id: 'aside', after });
  });
});

test('a lesson about the risk has the odds of the view', () => {
  for (const { view, question, log } of waits(hitsBelow(30, 'first'))) {
    const lesson = lessonFor(
      { view, question, news: log, roundEnd: null },
      new Set(LESSON_IDS.filter((id) => id !== 'risk')),
    );
    if (lesson?.id !== 'risk') continue;
    const numbers = view.seats[ME]?.cards ?? [];
    expect(numbers).toContain(lesson.number);
    expect(lesson.cards).toBe(view.drawSize);
    expect(lesson.busts).toBe(
      [...new Set(numbers)].filter((card) => card <= 12).reduce((sum, card) => sum + (view.unseen[card] ?? 0), 0),
    );
  }
});
