/** What the page says of the shuffles of a game: no more than it has checked. */
import { type Card, HIT, Recorder, STAY, writeRecord } from '@turn7/engine';
import { LANGUAGES } from '@turn7/narration/languages';
import { commitmentTo, fairShuffler } from '@turn7/protocol';
import { describe, expect, test } from 'vitest';
import type { Testimony } from '../src/game/session/testimony.ts';
import { verdictText } from '../src/game/summary/proof-findings.tsx';
import { judge, type Knowledge, type Verdict } from '../src/game/summary/verdict.ts';
import { wordsOf } from './support/words.ts';

const [SECRET, OTHER_SECRET] = ['7'.repeat(64), '8'.repeat(64)];
const [MINE, BOBS] = ['c0ffee', 'b0b'];

/** Ann, Bob and a bot. */
function played(secret: string, seeds: readonly (string | null)[]): { text: string; cards: readonly Card[] } {
  const fairness = { commitment: commitmentTo(secret), seeds, secret };
  const cards: Card[] = [];
  const about = { players: ['Ann', 'Bob', 'Cleo'], setup: { target: 30 }, fairness };
  const recorder = new Recorder(about, fairShuffler(secret, seeds), (event) => {
    if (event.kind === 'drew') cards.push(event.card);
  });
  const { game } = recorder;
  for (let i = 0; !game.finished; i++) {
    if (game.isLegal(STAY)) recorder.play(i % 3 === 0 ? STAY : HIT);
    else recorder.play([0, 1, 2].find((seat) => game.isLegal(seat)) ?? 0);
  }
  return { text: writeRecord(recorder.record), cards };
}

const { text: HONEST, cards } = played(SECRET, [MINE, BOBS, null]);
const given: Testimony['given'] = { seed: MINE, before: [BOBS], state: 'shown' };
const THERE: Testimony = { commitment: commitmentTo(SECRET), given, bots: [2], cards, doubts: [] };

/** The same testimony of somebody who was told the cards of another record. */
const toldOf = (secret: string, seeds: readonly (string | null)[]): [text: string, knowledge: Testimony] => {
  const { text, cards: told } = played(secret, seeds);
  return [text, { ...THERE, cards: told }];
};

const without = (key: string): string => HONEST.replace(new RegExp(`^${key} .*\n`, 'm'), '');
const bare = HONEST.replace(/^(commitment|seeds|secret) .*\n/gm, '');

describe('the shuffles are', () => {
  test.each<[string, text: string, Knowledge, verdict: Partial<Verdict> & { kind: string }]>([
    ['proven to whoever saw the commitment and gave a seed', HONEST, THERE, { kind: 'proven', later: [] }],
    [
      'proven, with the seeds that came later',
      HONEST,
      { ...THERE, given: { ...given, before: [] } },
      { kind: 'proven', later: [1] },
    ],
    [
      'proven, though nobody said that they had the seed',
      HONEST,
      { ...THERE, given: { ...given, state: 'sent' } },
      { kind: 'proven' },
    ],
    ['proven, though the end was not seen', HONEST, { ...THERE, cards: cards.slice(0, 4) }, { kind: 'proven' }],
    ['right to whoever was not there', HONEST, null, { kind: 'right', but: 'unseen' }],
    ['right to whoever came back when it was over', HONEST, { ...THERE, bots: null }, { kind: 'right', but: 'unseen' }],
    ['right to whoever watched', HONEST, { ...THERE, given: null }, { kind: 'right', but: 'no seed' }],
    [
      'right to whoever gave a seed too late',
      HONEST,
      { ...THERE, given: { seed: 'feed', before: [], state: 'sent' } },
      { kind: 'right', but: 'no seed' },
    ],
    ['right on the device that made them', HONEST, 'own', { kind: 'right', but: 'own' }],
    ['not yet known', without('secret'), THERE, { kind: 'pending' }],
    ['anybody’s guess', bare, null, { kind: 'none' }],
  ])('%s', (_, text, knowledge, verdict) => {
    expect(judge(text, knowledge).verdict).toMatchObject(verdict);
  });

  test.each<[string, text: string, knowledge: Knowledge, kinds: string[]]>([
    ['the secret was chosen when the seeds were known', ...toldOf(OTHER_SECRET, [MINE, BOBS, null]), ['commitment']],
    ['the seed was left out', ...toldOf(SECRET, [null, BOBS, null]), ['seed']],
    ['the seed was exchanged', ...toldOf(SECRET, ['feed', BOBS, null]), ['seed']],
    ['the bot has a seed', ...toldOf(SECRET, [MINE, BOBS, 'b07']), ['bot seed']],
    ['other cards were dealt', HONEST, { ...THERE, cards: cards.toReversed() }, ['card']],
    ['there is no commitment any more', bare, THERE, ['commitment', 'seed']],
    [
      'the secret is kept, and the commitment another',
      without('secret'),
      { ...THERE, commitment: 'a'.repeat(64) },
      ['commitment'],
    ],
    ['the record contradicts itself', HONEST.replace(/^secret 7/m, 'secret 8'), null, ['record']],
  ])('NOT fair where %s', (_, text, knowledge, kinds) => {
    const { verdict } = judge(text, knowledge);
    expect(verdict.kind === 'unfair' && verdict.differences.map(({ kind }) => kind)).toEqual(kinds);
  });
});

test('every language has words of its own for what is proven, what is only right, and what is not fair', async () => {
  const words = await wordsOf(['proof']);
  const names = ['Ann', 'Bob', 'Cleo'].map((text) => ({ text, you: false }));
  const unfair = judge(...toldOf(OTHER_SECRET, [MINE, BOBS, null])).verdict;
  const verdicts: Verdict[] = [
    judge(HONEST, THERE).verdict,
    judge(HONEST, { ...THERE, given: { ...given, before: [] } }).verdict,
    ...[null, 'own' as const, { ...THERE, given: null }].map((knowledge) => judge(HONEST, knowledge).verdict),
    unfair,
  ];
  for (const language of LANGUAGES) {
    const said = verdicts.map((verdict) => verdictText(verdict, names, words(language).chapter('proof')));
    expect(new Set(said).size).toBe(verdicts.length);
    expect(said.filter((text) => /^(Proven|Bewiesen|Prouvé|Demostrado)/.test(text))).toEqual(said.slice(0, 2));
    expect(said.at(-1)).toMatch(/^(NOT|NICHT|PAS|NO) /);
  }
});
