/** The odds of a position and the advice for it, as lines of text and as JSON. */
import {
  CARDS,
  type Card,
  type Choice,
  type Game,
  HIT,
  isModifier,
  isNumber,
  isTwin,
  LIFE_SAVER,
  LOCK,
  NO_CARD,
  type Seat,
  STAY,
  TURN_THREE,
} from '@turn7/engine';
import { type Bot, explain, type Odds, oddsOf, Stopper, type Stopping } from '@turn7/strategy';
import pc from 'picocolors';
import { bar } from './plot.ts';
import { tablePicture } from './table-picture.ts';
import { tableLines } from './text-table.ts';
import { cardWords } from './vocabulary.ts';

const BAR_WIDTH = 20;
/** Scores are shown in steps of so many points. */
const STEP = 5;
/** Less than this is not shown. */
const SMALLEST = 0.0005;

export function oddsLines(game: Game, bot: Bot, players: readonly string[]): string[] {
  const seat = game.asked;
  const odds = oddsOf(game, seat);
  const stopping = new Stopper().look(game, seat);
  const nameOfSeat = seatNames(players);
  const advice = bot.advise(game);
  return [
    ...tablePicture(game, players),
    '',
    pc.bold(`The next card for ${nameOfSeat(seat)}: one of ${odds.cards}`),
    ...nextCardLines(game, seat, odds),
    `  Take it and then stay: ${odds.expected.toFixed(2)} points on average; you have ${odds.points}.`,
    '',
    pc.bold('The best way to stop, for points alone'),
    ...stoppingLines(stopping),
    '',
    pc.bold(`Advice of ${bot.name}: ${answerWords(game, advice.choice, nameOfSeat)}`),
    `  ${explain(advice, nameOfSeat)}`,
  ];
}

function nextCardLines(game: Game, seat: Seat, odds: Odds): string[] {
  const chanceOf = (wanted: (card: Card) => boolean): number =>
    odds.kinds.reduce((sum, chance, card) => sum + (wanted(card) ? chance : 0), 0);
  const isNew = (card: Card): boolean => isNumber(card) && !isTwin(game, seat, card);
  const saved = chanceOf((card) => isTwin(game, seat, card)) - odds.bust;
  const rows: readonly (readonly [string, number])[] = [
    ['bust', odds.bust],
    ['a twin that the Life Saver stops', saved],
    ['a new number', chanceOf(isNew)],
    ['Turn 7 among these', odds.turn7],
    ['a modifier', chanceOf(isModifier)],
    ['Life Saver', chanceOf((card) => card === LIFE_SAVER)],
    ['Lock', chanceOf((card) => card === LOCK)],
    ['Turn Three', chanceOf((card) => card === TURN_THREE)],
  ];
  const shown = rows.filter(([, chance], row) => row === 0 || chance >= SMALLEST);
  return chart(shown.map(([name, chance]) => [name, chance]));
}

function stoppingLines({ choice, points, hit, value, bust, turn7, scores, ignored }: Stopping): string[] {
  const verdict = choice === HIT ? 'Hit' : 'Stay';
  const exactness = ignored === 0 ? 'exact' : `cards of a chance of ${percent(ignored)} left out`;
  return [
    `  ${verdict}: a hit comes to ${hit.toFixed(2)} points on average, staying to ${points} (${exactness}).`,
    ...(choice === HIT
      ? [`  Played on like this: ${value.toFixed(2)} points, bust ${percent(bust)}, Turn 7 ${percent(turn7)}.`]
      : []),
    ...(choice === HIT ? chart(histogram(scores)) : []),
  ];
}

/** The chances of scores in steps of five points; 0 stands alone, for it is mostly a bust. */
function histogram(scores: Stopping['scores']): (readonly [string, number])[] {
  const steps = new Map<number, number>();
  for (const { score, chance } of scores) {
    const step = score === 0 ? -1 : Math.floor(score / STEP);
    steps.set(step, (steps.get(step) ?? 0) + chance);
  }
  const ordered = [...steps].toSorted(([a], [b]) => a - b).filter(([, chance]) => chance >= SMALLEST);
  return ordered.map(([step, chance]) => [step < 0 ? '0' : `${step * STEP}–${step * STEP + STEP - 1}`, chance]);
}

function chart(rows: readonly (readonly [string, number])[]): string[] {
  const most = Math.max(...rows.map(([, chance]) => chance), SMALLEST);
  const cells = rows.map(([name, chance]) => [`  ${name}`, percent(chance), bar(chance / most, BAR_WIDTH)]);
  return tableLines(cells, ['left', 'right', 'left']);
}

/** The same as data: chances from 0 to 1. */
export function oddsJson(game: Game, bot: Bot, players: readonly string[]): object {
  const seat = game.asked;
  const { kinds, ...odds } = oddsOf(game, seat);
  const { choice, ...stopping } = new Stopper().look(game, seat);
  const advice = bot.advise(game);
  return {
    seat: seat + 1,
    odds: { ...odds, kinds: Object.fromEntries(CARDS.map((name, card) => [name, kinds[card] ?? 0])) },
    stopping: { ...stopping, choice: choice === HIT ? 'hit' : 'stay' },
    advice: {
      bot: bot.name,
      choice: answerWords(game, advice.choice, (target) => String(target + 1)),
      reason: advice.reason,
      explanation: explain(advice, seatNames(players)),
    },
  };
}

const seatNames =
  (players: readonly string[]) =>
  (seat: Seat): string =>
    players[seat] ?? `seat ${seat + 1}`;

function answerWords(game: Game, choice: Choice, seatName: (seat: Seat) => string): string {
  if (game.askedCard !== NO_CARD) return `${cardWords(game.askedCard)} to ${seatName(choice)}`;
  return choice === STAY ? 'stay' : 'hit';
}

const percent = (chance: number): string => `${(100 * chance).toFixed(1)} %`;
