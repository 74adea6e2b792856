/** Ratings of people who play like bots of known strength. `npm run bench ratings` has the figures of docs/ratings.md. */
import { describe, expect, test } from 'vitest';
import { NEWCOMER, type Skill, skillOfBot } from '../src/rating/skill.ts';
import { Circle, rated } from './support/rated-games.ts';

const FIRM = 50;
const mean = (values: readonly number[]): number => values.reduce((sum, value) => sum + value, 0) / values.length;

describe('among people alone', () => {
  const styles = ['stay:15', 'stay:25', 'count', 'sharp'];
  const people = styles.flatMap((style) => [style, style, style]);
  const circle = new Circle(people, 3);
  let skills: Skill[] = people.map(() => NEWCOMER);
  for (let game = 0; game < 1200; game++) skills = rated(skills, circle.play(4));
  const of = (style: string) => skills.filter((_, i) => people[i] === style).map(({ rating }) => rating);

  test('400 games each find who plays better than whom', () => {
    const found = styles.toSorted((a, b) => mean(of(a)) - mean(of(b)));
    expect(found).toEqual(styles);
    expect(Math.max(...of('stay:15'))).toBeLessThan(Math.min(...of('stay:25')));
  });

  test('nobody becomes stronger by all playing a lot', () => {
    expect(mean(skills.map(({ rating }) => rating))).toBeCloseTo(NEWCOMER.rating, -1.6);
  });
});

describe('among bots of the server', () => {
  const levels = [
    { style: 'stay:25', level: 'Regular' },
    { style: 'closer', level: 'Counter' },
    { style: 'sharp', level: 'Sharp' },
  ];
  /** A newcomer of a style joins three bots until the rating is provisional no longer. */
  const settle = (style: string, seed: number) => {
    const table = [style, ...levels.map((one) => one.style)];
    const circle = new Circle(table, seed);
    const bots = levels.map(({ level }) => skillOfBot(level));
    let me = NEWCOMER;
    let atTen = NEWCOMER;
    let games = 0;
    while (me.uncertainty > FIRM) {
      [me = me] = rated([me, ...bots], circle.play(4));
      if (++games === 10) atTen = me;
    }
    return { me, atTen, games };
  };
  const people = [levels[0], levels[2]]
    .flatMap((one) => one ?? [])
    .map(({ style, level }) => ({
      truth: skillOfBot(level).rating,
      settled: Array.from({ length: 14 }, (_, seed) => settle(style, seed)),
    }));
  const all = people.flatMap(({ truth, settled }) => settled.map((one) => ({ truth, ...one })));
  const [regular, sharp] = people;
  const pairs = (at: 'me' | 'atTen') =>
    (sharp?.settled ?? []).flatMap((one) =>
      (regular?.settled ?? []).map((other) => (one[at].rating > other[at].rating ? 1 : 0)),
    );

  test('a rating is provisional for some sixty games', () => {
    const games = all.map((one) => one.games);
    expect(Math.min(...games)).toBeGreaterThan(30);
    expect(Math.max(...games)).toBeLessThan(130);
  });

  test('one that is provisional no longer is as far off as it says', () => {
    const isWithin = ({ me, truth }: (typeof all)[number]) => Math.abs(me.rating - truth) < 2 * me.uncertainty;
    expect(all.filter(isWithin).length / all.length).toBeGreaterThan(0.9);
  });

  test('by then whoever plays like Sharp stands above whoever plays like Regular, and after ten games often not', () => {
    expect(mean(pairs('me'))).toBeGreaterThan(0.95);
    expect(mean(pairs('atTen'))).toBeLessThan(0.85);
  });
});
