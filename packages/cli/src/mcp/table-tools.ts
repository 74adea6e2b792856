/** A seat at an online table: an assistant opens or joins one under a name, plays there, and leaves. */
import type { Player, Question } from '@turn7/client';
import type { Vocabulary } from '@turn7/narration/languages';
import { type ChoiceWord, LONGEST_NAME, MOST_ONLINE_TARGET, USUAL_OPTIONS } from '@turn7/protocol';
import { LEVELS } from '@turn7/strategy';
import { z } from 'zod';
import { type Desk, NOT_ASKED } from './desk.ts';
import { oddsOf } from './figure-tools.ts';
import { askedAt, choiceTold } from './table-report.ts';
import { ToolError, tool } from './tool.ts';

const MOST_WAIT = 50;
const USUAL_WAIT = 20;
const MOST_BOTS = 17;

const LEVEL_NAMES = LEVELS.map(({ name }) => name.toLowerCase());

const name = z.string().min(1).max(LONGEST_NAME).describe('Under which the others at the table see you');
const seconds = z
  .int()
  .min(0)
  .max(MOST_WAIT)
  .default(USUAL_WAIT)
  .describe('How long to wait for your next question or the end of the game');

export const tableTools = (desk: Desk, names: Vocabulary) => [
  tool(
    {
      name: 'open_table',
      title: 'Open a table',
      description: 'Opens an online table with you as its host and gives the link by which people join it.',
      changes: 'a table',
    },
    {
      name,
      bots: z.array(z.enum(LEVEL_NAMES)).max(MOST_BOTS).default([]).describe('Bots that sit down at once, by level'),
      target: z.exactOptional(z.int().min(1).max(MOST_ONLINE_TARGET)).describe('The total that ends the game (200)'),
    },
    async ({ name, bots, target }, call) => {
      const seats = Math.max(USUAL_OPTIONS.seats, bots.length + 1);
      await desk.open({ name, bots, options: target === undefined ? { seats } : { seats, target } }, call);
      return desk.tell();
    },
  ),
  tool(
    {
      name: 'join_table',
      title: 'Join a table',
      description: 'Takes a seat at an online table under a name. If none is free, you wait for one.',
      changes: 'a table',
    },
    { table: z.string().min(1).max(300).describe('The code of the table, or the link to it'), name },
    async ({ table, name }, call) => {
      await desk.join(table, name, call);
      return desk.tell();
    },
  ),
  tool(
    {
      name: 'look_at_table',
      title: 'Look at the table',
      description:
        'Your table as it is now: hands, totals, what is left in the draw pile, what happened, what you are asked.',
      changes: 'nothing',
    },
    {},
    () => desk.tell(),
  ),
  tool(
    {
      name: 'wait_at_table',
      title: 'Wait at the table',
      description: 'Waits until you are asked or the game is over, then tells what happened.',
      changes: 'nothing',
    },
    { seconds },
    async ({ seconds }, call) => {
      await desk.wait(seconds, call);
      return desk.tell();
    },
  ),
  tool(
    {
      name: 'start_game',
      title: 'Start a game',
      description: 'Begins a game at the table whose host you are, the first or a rematch.',
      changes: 'a table',
    },
    { seconds },
    async ({ seconds }, call) => {
      await desk.say('Your start of the game', (player) => player.send({ kind: 'start' }), seconds, call);
      await desk.wait(seconds, call);
      return desk.tell();
    },
  ),
  tool(
    {
      name: 'choose',
      title: 'Answer at the table',
      description: 'Answers what you are asked: hit, stay, or who gets the card. Then waits for your next question.',
      changes: 'a table',
    },
    {
      choice: z
        .union([z.string().min(1).max(100), z.int()])
        // Not every assistant looks into the parts of a union for what it may send.
        .meta({ type: ['string', 'integer'] })
        .describe('"hit", "stay", or the player who gets the card, by name or seat from 1'),
      seconds,
    },
    async ({ choice, seconds }, call) => {
      const { question, player } = desk;
      const chosen = choiceIn(String(choice), question, player);
      await desk.say(`Your answer "${choiceTold(chosen)}"`, () => answerTo(player, question, chosen), seconds, call);
      await desk.wait(seconds, call);
      return desk.tell();
    },
  ),
  tool(
    {
      name: 'advise_at_table',
      title: 'Advice at the table',
      description: 'Exact odds and the advice of the strongest bot for what you are asked, unless the host forbids it.',
      changes: 'nothing',
    },
    {},
    () => {
      const { player } = desk;
      if (!player.table.lobby.options.coach) throw new ToolError('The host of this table does not allow advice.');
      const asked = askedAt(player, names);
      if (asked === null) throw new ToolError(NOT_ASKED);
      return oddsOf(asked, 'master');
    },
  ),
  tool(
    {
      name: 'leave_table',
      title: 'Leave the table',
      description: 'Gives your place up for good. In a game that goes on a bot plays for you.',
      changes: 'a table',
    },
    {},
    async (_, call) => {
      const { code } = desk.player.table;
      await desk.leave(call);
      return { text: `You have left table ${code}.`, data: { left: code } };
    },
  ),
];

async function answerTo(player: Player, question: Question, choice: ChoiceWord): Promise<void> {
  const counted = await player.choose(question, choice);
  if (!counted) throw new ToolError('It came too late: a bot has answered for you. See look_at_table.');
}

/** Throws a ToolError that names what can be answered. */
function choiceIn(text: string, { choices }: Question, player: Player): ChoiceWord {
  const seats = player.table.lobby.seats;
  const wanted = text.trim().toLowerCase();
  const isMeant = (choice: ChoiceWord): boolean =>
    String(choiceTold(choice)) === wanted ||
    (typeof choice === 'number' && seats[choice]?.name.toLowerCase() === wanted);
  const choice = choices.find(isMeant);
  if (choice !== undefined) return choice;
  const answers = choices.map((one) => (typeof one === 'number' ? `${one + 1} (${seats[one]?.name})` : one));
  throw new ToolError(`"${text}" is not an answer; expected ${answers.join(', ')}.`);
}
