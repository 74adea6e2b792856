/** Figures: the exact odds of a position with advice, and many games between bots. Bounded, for somebody waits. */
import { availableParallelism } from 'node:os';
import {
  type HouseRules,
  houseRulesFrom,
  MOST_DECKS,
  MOST_SEATS,
  MOST_TARGET,
  type SeatPosition,
  STATUSES,
} from '@turn7/engine';
import type { Vocabulary } from '@turn7/narration/languages';
import { summaryOf } from '@turn7/simulator';
import { Pool } from '@turn7/simulator/pool';
import { patternOf, ROSTER } from '@turn7/strategy';
import { z } from 'zod';
import { cardList } from '../arguments.ts';
import { botNames, opponentFrom } from '../bots.ts';
import { oddsJson, oddsLines } from '../commands/odds-report.ts';
import { simulationReport } from '../commands/simulation-report.ts';
import { type AskedTable, tableIn, tableOf } from '../records/asked-table.ts';
import { RECORD_WANTED } from './record-tools.ts';
import { CARDS_WANTED } from './rule-tools.ts';
import { type Answer, answer, type Call, ToolError, tool } from './tool.ts';
import { inTurn } from './turns.ts';

const MOST_GAMES = 20_000;
const MOST_SECONDS = 20;
const MOST_WORKERS = 2;

const BOTS = ROSTER.map(patternOf).join(', ');

const house = {
  target: z.exactOptional(z.int().min(1).max(MOST_TARGET)).describe('House rule: the total that ends the game (200)'),
  decks: z.exactOptional(z.int().min(1).max(MOST_DECKS)).describe('House rule: how many decks (one for 18 players)'),
  originalTurnThree: z
    .exactOptional(z.boolean())
    .describe('House rule: a bust in a Turn Three does not cancel the cards set aside'),
};

const rival = z.strictObject({
  total: z.int().min(0).max(MOST_TARGET).describe('Points from earlier rounds'),
  cards: z.string().max(500).default('').describe('The cards in front of them'),
  status: z.enum(STATUSES).default('active'),
});

const position = {
  hand: z.exactOptional(z.string().max(500)).describe(`The cards in front of you. ${CARDS_WANTED}`),
  total: z.int().min(0).max(MOST_TARGET).default(0).describe('Your points from earlier rounds'),
  others: z
    .array(rival)
    .max(MOST_SEATS - 1)
    .default([])
    .describe('The other players, clockwise from your left'),
  seen: z.string().max(2000).default('').describe('Cards seen earlier that are no longer on the table'),
  record: z.exactOptional(RECORD_WANTED).describe('Instead of a hand: a record that stops at a question'),
  bot: z.string().max(40).default('master').describe(`Whose advice: a level such as sharp, or ${BOTS}`),
  ...house,
};

type Told = z.output<z.ZodObject<typeof position>>;

export const figureTools = (names: Vocabulary) => [
  tool(
    {
      name: 'odds',
      title: 'Odds and advice',
      description:
        'Exact odds of the next card and of the round for whoever is asked, and the advice of a bot with its reason. Takes either a hand or a record.',
      changes: 'nothing',
    },
    position,
    (told) => oddsOf(askedTable(told, names), told.bot),
  ),
  tool(
    {
      name: 'simulate',
      title: 'Simulate games between bots',
      description: `Plays up to ${MOST_GAMES} games between bots for at most ${MOST_SECONDS} seconds: who wins how often, with standard errors.`,
      changes: 'nothing',
    },
    {
      seats: z.string().max(1000).describe(`A bot for each seat, as in "sharp,count,stay:25": ${BOTS}`),
      games: z.int().min(1).max(MOST_GAMES).default(2000),
      seed: z
        .int()
        .min(0)
        .max(2 ** 32 - 1)
        .default(1)
        .describe('Another number makes other games'),
      ...house,
    },
    (wish, call) => inTurn(() => simulate(wish, call)),
  ),
];

function askedTable({ hand, record, others, seen, bot: _, ...told }: Told, names: Vocabulary): AskedTable {
  if ((hand === undefined) === (record === undefined))
    throw new ToolError('Expected either hand, the cards in front of you, or record, a game that stops at a question.');
  if (record !== undefined) return tableIn(record, names);
  const other = others.map(({ cards, ...seat }): SeatPosition => ({ ...seat, cards: cardList(cards) }));
  return tableOf({ ...told, hand: cardList(hand ?? ''), other, seen: cardList(seen) }, names);
}

export function oddsOf({ game, narrator }: AskedTable, botName: string): Answer {
  if (game.finished) throw new ToolError('The game is over; expected one that stops at a question.');
  const { bot } = opponentFrom(botName);
  return answer(oddsLines(game, bot, narrator), { ...oddsJson(game, bot, narrator) });
}

interface Wish extends Partial<HouseRules> {
  readonly seats: string;
  readonly games: number;
  readonly seed: number;
}

async function simulate({ seats, games, seed, ...rules }: Wish, { signal }: Call): Promise<Answer> {
  const table = { entries: botNames(1, MOST_SEATS)(seats), seed, ...houseRulesFrom(rules) };
  const pool = new Pool(Math.min(MOST_WORKERS, availableParallelism(), games));
  try {
    const { tally, seconds } = await pool.play(table, games, { signal, seconds: MOST_SECONDS });
    if (tally.games === 0)
      throw new ToolError('No game came to its end in time; expected quicker bots or fewer seats.');
    const summary = summaryOf(table, tally, seconds);
    const cut =
      tally.games < games ? [`Only ${tally.games} of ${games} games were played in ${MOST_SECONDS} seconds.`] : [];
    return answer([...cut, simulationReport(summary)], { ...summary });
  } finally {
    await pool.close();
  }
}
