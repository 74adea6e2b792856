import {
  type Choice,
  type GameRecord,
  HIT,
  type HouseRules,
  houseRulesFrom,
  readRecords,
  replay,
  SeededShuffler,
  STAY,
  writeRecord,
} from '@turn7/engine';
import { type Bot, botNamed } from '@turn7/strategy';
import { describe, expect, test } from 'vitest';
import { opponentFrom } from '../src/bots.ts';
import { narratorFor } from '../src/english.ts';
import { type Ask, playGame } from '../src/game/terminal-game.ts';

/** Plays with a person who answers by `ask`; what was printed, and the record kept last. */
async function play(
  players: readonly string[],
  ask: Ask,
  { seed = 1, coach = null, house = {} }: { seed?: number; coach?: Bot | null; house?: Partial<HouseRules> } = {},
): Promise<{ lines: string[]; record: GameRecord }> {
  const lines: string[] = [];
  const records: GameRecord[] = [];
  await playGame({
    narrator: narratorFor(players, 'turn7', 0),
    opponents: players.slice(1).map(() => opponentFrom('regular')),
    coach,
    houseRules: houseRulesFrom(house),
    shuffler: new SeededShuffler(seed),
    notes: { seed: String(seed) },
    ask,
    print: (line) => lines.push(line),
    keep: (record) => records.push(record),
  });
  const record = records.at(-1);
  if (record === undefined) throw new Error('no record was kept');
  return { lines, record };
}

/** Stays as soon as it may; a card goes to the last seat that may have it. */
const careful: Ask = async (question) => (question.kind === 'target' ? (question.targets.at(-1) ?? 0) : STAY);

describe('a game in the terminal', () => {
  test('is played to its end, and its record replays to the same end', async () => {
    const { lines, record } = await play(['Ann', 'Ada', 'Bo'], careful);
    const [located] = [...readRecords(writeRecord(record))];
    const game = located && replay(located);
    expect(game?.finished).toBe(true);
    expect(lines.at(-1)).toBe(game?.winner === 0 ? 'Well played!' : 'Better luck next time.');
  });

  test('asks the person only for their own seat, and deals to them first', async () => {
    const asked: [seat: number, first: number | undefined][] = [];
    const { record } = await play(['Ann', 'Ada'], async (question, game) => {
      asked.push([question.seat, game.hands[0]?.laid[0]]);
      return careful(question, game);
    });
    expect(new Set(asked.map(([seat]) => seat))).toEqual(new Set([0]));
    expect(asked[0]?.[1]).toBe(record.draws[0]?.[0]); // the person is dealt first: the top card of the pile
  });

  test('can be left at any question; the record keeps every choice up to there', async () => {
    const answers: (Choice | null)[] = [HIT, null];
    const { lines, record } = await play(['Ann'], async () => answers.shift() ?? null, { seed: 3 });
    expect(lines.at(-1)).toBe('You leave the table. Until next time!');
    expect(record.moves).toEqual([HIT]);
  });

  test('alone is the solo challenge, and tells the number of rounds', async () => {
    const { lines } = await play(['Ann'], careful);
    expect(lines.at(-1)).toMatch(/^You needed \d+ rounds; the challenge is to do it in under 5\.$/);
  });

  test('is played by the rules of the house', async () => {
    const { lines, record } = await play(['Ann'], careful, {
      house: { target: 60, decks: 2, originalTurnThree: true },
    });
    expect(record).toMatchObject({ target: 60, decks: 2, originalTurnThree: true });
    expect(record.draws[0]).toHaveLength(2 * 94);
    expect(lines.at(-1)).toMatch(/^You needed \d+ rounds\.$/); // 60 points are no challenge
  });

  test('with a coach tells the odds and the advice before every question', async () => {
    let asked = 0;
    const ask: Ask = async (question, game) => {
      asked++;
      return careful(question, game);
    };
    const { lines } = await play(['Ann', 'Ada'], ask, { coach: botNamed('count') });
    expect(lines.filter((line) => line.includes('Coach:'))).toHaveLength(asked);
    expect(lines.join('\n')).toMatch(/Coach: Hit\. One more card makes \d+\.\d points on average/);
  });
});
