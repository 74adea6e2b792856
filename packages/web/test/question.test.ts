import { type Game, HIT, LOCK, STAY, type View, viewOf } from '@turn7/engine';
import type { Name } from '@turn7/narration';
import { LANGUAGES } from '@turn7/narration/languages';
import { oddsOf } from '@turn7/strategy';
import { describe, expect, it } from 'vitest';
import { type Moment, momentOf } from '../src/game/playback/moment.ts';
import { digitOf, leads, offeredBy } from '../src/game/question/asked.ts';
import { type Hindrance, hindranceOf, hindranceText } from '../src/game/question/hindrance.ts';
import { bustsIn, oddsIn, winChances } from '../src/game/question/odds.ts';
import type { Person } from '../src/game/session/session.ts';
import type { TableModel } from '../src/game/table/table-model.ts';
import { playAtRandom } from './support/random-game.ts';
import { english, wordsOf } from './support/words.ts';

const wordsIn = await wordsOf();
const NAMES: readonly Name[] = [
  { text: 'You', you: true },
  { text: 'Jun', you: false },
  { text: 'Ana', you: false },
];

const seat = (some: Partial<View['seats'][number]> = {}): View['seats'][number] => ({
  status: 'active',
  total: 0,
  points: 5,
  cards: [5],
  lifeSaver: false,
  ...some,
});

/** Three seats; mine is the first. */
const VIEW: View = {
  target: 200,
  decks: 1,
  originalTurnThree: false,
  round: 1,
  dealer: 2,
  phase: 'turns',
  turn: 1,
  seats: [seat(), seat(), seat()],
  turnThree: null,
  queue: [],
  drawSize: 91,
  discard: [],
  unseen: [],
  state: { kind: 'playing', question: { kind: 'hit-or-stay', seat: 1 } },
};

const person = (mine: boolean): Person => ({
  name: '',
  kind: 'person',
  level: null,
  mine,
  presence: 'here',
  isHost: false,
});

function model(
  moment: Partial<Moment>,
  me: TableModel['me'] = 0,
): Pick<TableModel, 'moment' | 'people' | 'me' | 'names'> {
  return {
    moment: { ...momentOf(VIEW), ...moment },
    people: NAMES.map((_, i) => person(i === me)),
    me,
    names: NAMES,
  };
}

describe('hit and stay', () => {
  it('can be chosen when they are asked of a seat of this device', () => {
    expect(hindranceOf(model({ question: { kind: 'hit-or-stay', seat: 0 } }))).toBeNull();
  });

  const ROUND_END = { kind: 'round ended', round: 1, dealer: 2, by: 'out', scores: [], totals: [], hands: [] } as const;
  it.each<[string, string, Partial<Moment>, TableModel['me']?]>([
    ['when another is asked', 'Jun’s turn', { question: { kind: 'hit-or-stay', seat: 1 } }],
    [
      'when another chooses a seat',
      'Jun chooses',
      { question: { kind: 'target', seat: 1, card: LOCK, targets: [0, 1] } },
    ],
    [
      'while I choose a seat',
      'choose a seat first',
      { question: { kind: 'target', seat: 0, card: LOCK, targets: [0, 1] } },
    ],
    ['while another’s move is shown', 'Jun’s turn', {}],
    ['while mine is shown', 'one moment', { view: { ...VIEW, turn: 0 } }],
    ['during the deal', 'after the deal', { view: { ...VIEW, phase: 'deal' } }],
    ['in a Turn Three of mine', 'after card 3', { view: { ...VIEW, turnThree: { seat: 0, toDraw: 1, aside: [] } } }],
    ['after I stayed', 'you stayed', { view: { ...VIEW, seats: [seat({ status: 'stayed' }), seat(), seat()] } }],
    ['after a Lock', 'you are locked', { view: { ...VIEW, seats: [seat({ status: 'locked' }), seat(), seat()] } }],
    ['after a bust', 'you busted', { view: { ...VIEW, seats: [seat({ status: 'busted' }), seat(), seat()] } }],
    [
      'after the round',
      'the round is over',
      { roundEnd: { ...ROUND_END, scores: [], totals: [], hands: [], ruling: 'R42' } },
    ],
    ['after the game', 'the game is over', { view: { ...VIEW, state: { kind: 'finished', winner: 1 } } }],
    ['for those who watch', 'you are watching', { question: { kind: 'hit-or-stay', seat: 1 } }, null],
  ])('say why not %s', (_, words, moment, me = 0) => {
    const hindrance = hindranceOf(model(moment, me));
    expect(hindrance && hindranceText(hindrance, { names: NAMES }, english.question)).toBe(words);
  });

  it('have a reason in every language', () => {
    const kinds: Hindrance[] = [{ kind: 'deal' }, { kind: 'turn', seat: 1 }, { kind: 'locked', seat: 0 }];
    for (const language of LANGUAGES) {
      const words = kinds.map((kind) =>
        hindranceText(kind, { names: NAMES }, wordsIn(language, 'classic').texts.question),
      );
      expect(new Set(words).size).toBe(kinds.length);
      expect(words[1]).toContain('Jun');
    }
  });
});

describe('the order of targets', () => {
  const SEATS = [30, 90, 90, 120, 0].map((total, i) => seat({ total, points: i }));
  const offered = (chooser: number, targets: readonly number[]) =>
    offeredBy({ kind: 'target', seat: chooser, card: LOCK, targets }, SEATS);

  it('has who leads first, then who has more at stake, and whoever chooses last', () => {
    expect(offered(3, [0, 1, 2, 3, 4])).toEqual([2, 1, 0, 4, 3]);
  });

  it('has only seats that may get the card', () => {
    expect(offered(0, [4, 1])).toEqual([1, 4]);
  });

  it('is clockwise from the left neighbour where nothing tells seats apart', () => {
    const even = SEATS.map(() => seat());
    const targets = [0, 1, 2, 3, 4];
    expect(offeredBy({ kind: 'target', seat: 2, card: LOCK, targets }, even)).toEqual([3, 4, 0, 1, 2]);
  });

  it('gives the first nine a digit', () => {
    const places = [10, 9, 8, 7, 6, 5, 4, 3, 2, 1, 0];
    expect(places.map((one) => digitOf(one, places))).toEqual([...'123456789', null, null]);
    expect(digitOf(11, places)).toBeNull();
  });

  it('marks who leads, all of them, and nobody before the first points', () => {
    const marked = (totals: readonly number[]) =>
      totals.map((_, i) =>
        leads(
          i,
          totals.map((total) => seat({ total })),
        ),
      );
    expect(marked([30, 90, 90])).toEqual([false, true, true]);
    expect(marked([0, 0])).toEqual([false, false]);
  });
});

describe('the odds that nobody waits for', () => {
  it('are those of the game itself, in whole cards', () => {
    const look = (game: Game) => {
      const view = viewOf(game);
      if (view.state.kind !== 'playing' || view.state.question.kind !== 'hit-or-stay') return;
      const { seat: asked } = view.state.question;
      const odds = oddsIn(view, asked);
      expect(odds).toEqual(oddsOf(game, asked));
      expect(bustsIn(odds) / odds.cards).toBeCloseTo(odds.bust, 12);
    };
    for (let seed = 0; seed < 5; seed++) playAtRandom({ seats: 3 }, seed, () => {}, look);
  });
});

describe('the advice of the coach', () => {
  it('tells both chances to win, with as many digits as tell them apart', () => {
    const of = (stay: number, hit: number) =>
      winChances({
        choice: STAY,
        reason: {
          kind: 'playouts',
          playouts: 400,
          options: [
            { choice: STAY, value: stay },
            { choice: HIT, value: hit },
          ],
        },
      });
    expect(of(0.541, 0.473)).toEqual({ stay: '54%', hit: '47%' });
    expect(of(0.188, 0.186)).toEqual({ stay: '18.8%', hit: '18.6%' });
    expect(winChances({ choice: STAY, reason: { kind: 'judgement', options: [], bust: 0.3 } })).toBeNull();
  });
});
