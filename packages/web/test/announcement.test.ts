import { type Choice, HIT, LOCK, STAY, viewOf } from '@turn7/engine';
import { describe, expect, test } from 'vitest';
import { adviceSpoken, announcement } from '../src/game/log/announcement.ts';
import { type Moment, momentOf, roundsOf } from '../src/game/playback/moment.ts';
import type { Person } from '../src/game/session/session.ts';
import { dictatedGame } from './support/dictated-game.ts';
import { english } from './support/words.ts';

const person = (name: string, mine: boolean): Person => ({
  name,
  kind: 'person',
  level: null,
  mine,
  presence: 'here',
  isHost: false,
});
const bot = (name: string): Person => ({
  name,
  kind: 'bot',
  level: 'Regular',
  mine: false,
  presence: 'here',
  isHost: false,
});

const PEOPLE = [person('Ann', true), bot('Bob'), person('Cy', false)];
const names = PEOPLE.map(({ name, mine }) => ({ text: name, you: mine }));
const listener = { names, people: PEOPLE, texts: english };

/** The table when everything is shown. */
function asked(pile: string, choices: readonly Choice[] = []): Moment {
  const { game, events } = dictatedGame(3, pile, choices);
  const view = viewOf(game);
  const question = view.state.kind === 'playing' ? view.state.question : null;
  return momentOf(view, { beat: events.length, question, log: events });
}

/** The same table so many events earlier, in the middle of playback. */
const earlier = (moment: Moment, events: number): Moment => ({
  ...moment,
  beat: moment.beat - events,
  question: null,
  roundEnd: null,
  log: moment.log.slice(0, moment.log.length - events),
});

const NOTHING = { ...asked('6 2 7 8'), beat: 0, question: null, log: [] };
const MY_TURN = asked('6 2 7 8 12 3 1 1');
const BOBS_TURN = asked('6 2 7 8 12 3 1 1', [HIT]);
const CYS_TURN = asked('6 2 7 8 12 3 1 1', [HIT, HIT]);

describe('who listens is told', () => {
  test.each<[string, Moment | null, Moment, string]>([
    [
      'the whole deal at once, then what is asked, with the hand',
      NOTHING,
      MY_TURN,
      'A game to 200 points for you, Bob and Cy. Round 1. Cy deals. Dealt: you 6, Bob 2, Cy 7. Your turn. You hold 6: 6 points. Hit or stay?',
    ],
    ['no card of a deal that still goes on', earlier(MY_TURN, 2), earlier(MY_TURN, 1), ''],
    ['a move when all that came of it is known, and no turn of a bot', MY_TURN, BOBS_TURN, 'You hit an 8: safe.'],
    ['the turn of another person', BOBS_TURN, CYS_TURN, 'Bob hit a 12: safe. Cy’s turn.'],
    ['a bust as a bust', MY_TURN, asked('6 2 7 6 12', [HIT]), 'You turned a second 6 and busted.'],
    [
      'whom a card can be given to',
      MY_TURN,
      asked('6 2 7 L 12', [HIT]),
      'You hit a Lock. Choose who gets the Lock. You hold 6: 6 points. You can choose yourself, Bob or Cy.',
    ],
    [
      'only what is new after an answer',
      asked('6 2 7 L 12', [HIT]),
      asked('6 2 7 L 12', [HIT, 1]),
      'You gave the Lock to Bob. Bob is locked and banks 2 points. Cy’s turn.',
    ],
    [
      'what is asked, but not what was long ago, at a table that they come back to',
      null,
      MY_TURN,
      'Your turn. You hold 6: 6 points. Hit or stay?',
    ],
    ['nothing twice', MY_TURN, { ...MY_TURN, due: 5 }, ''],
    [
      'another game from its beginning',
      { ...CYS_TURN, game: 1 },
      { ...MY_TURN, game: 2 },
      'A game to 200 points for you, Bob and Cy. Round 1. Cy deals. Dealt: you 6, Bob 2, Cy 7. Your turn. You hold 6: 6 points. Hit or stay?',
    ],
  ])('%s', (_, before, after, text) => {
    expect(announcement(before, after, listener).text).toBe(text);
  });

  test('nothing twice of a card that is drawn, asked about and then given away', () => {
    const given = asked('6 2 7 L 12 3', [HIT, 1]);
    const moments = [MY_TURN, asked('6 2 7 L 12 3', [HIT]), earlier(given, 1), given];
    const said: string[] = [];
    moments.reduce<Moment | null>((before, now) => {
      const { text, heard } = announcement(before, now, listener);
      said.push(text);
      return heard;
    }, null);
    expect(said.slice(1)).toEqual([
      'You hit a Lock. Choose who gets the Lock. You hold 6: 6 points. You can choose yourself, Bob or Cy.',
      '',
      'You gave the Lock to Bob. Bob is locked and banks 2 points. Cy’s turn.',
    ]);
  });

  test('the end of a round with their own score: the summary has the others', () => {
    const end = asked('6 2 7 1 1 1', [STAY, STAY, STAY]);
    const ended = end.log.findIndex(({ kind }) => kind === 'round ended');
    const [roundEnd = null] = roundsOf(end.log);
    const summary = { ...end, question: null, roundEnd, log: end.log.slice(0, ended + 1) };
    expect(announcement(earlier(summary, 1), summary, listener).text).toBe(
      'Cy stayed with 7 points. Round 1 is over: nobody draws any more. You +6, total 6.',
    );
  });

  test.each([
    [
      'an answer with its risk',
      STAY,
      { kind: 'hit-or-stay', seat: 0 },
      0.32,
      'The coach advises: stay. The next card busts you in 32% of cases.',
    ],
    ['a seat', 1, { kind: 'target', seat: 0, card: LOCK, targets: [0, 1] }, null, 'The coach advises: Bob.'],
  ] as const)('%s by the coach', (_, choice, question, bust, text) => {
    const odds = bust === null ? null : { points: 6, cards: 80, kinds: [], bust, turn7: 0, expected: 7 };
    const advice = { choice, reason: { kind: 'free' } } as const;
    expect(adviceSpoken({ ...advice, odds }, question, listener)).toBe(text);
  });
});
