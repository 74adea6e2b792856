/** The odds of a position and the advice for it, as lines of text and as JSON. */
import {
  CARDS,
  type Card,
  type Choice,
  nameOf as cardName,
  type Game,
  HIT,
  isModifier,
  isNumber,
  isTwin,
  LIFE_SAVER,
  LOCK,
  questionOf,
  STAY,
  TURN_THREE,
} from '@turn7/engine';
import { adviceText, answerText, nameIn, questionText } from '@turn7/narration';
import { type Bot, type Odds, oddsOf, type Reason, Stopper, type Stopping } from '@turn7/strategy';
import pc from 'picocolors';
import { bar, tableLines } from '../drawing.ts';
import { type EnglishNarrator, percent } from '../english.ts';
import { tablePicture } from '../game/table-picture.ts';

const BAR_WIDTH = 20;
/** Scores are shown in steps of so many points. */
const STEP = 5;
/** Less than this is not shown. */
const SMALLEST = 0.0005;

interface Figures {
  readonly odds: Odds;
  readonly stopping: Stopping;
}

/** Those of the seat that is asked. A busted seat may have a card to give away (R47), but it draws none. */
function figuresOf(game: Game): Figures | null {
  const { seat, isActive } = game.asked;
  if (!isActive) return null;
  return { odds: oddsOf(game, seat), stopping: new Stopper().look(game, seat) };
}

export function oddsLines(game: Game, bot: Bot, narrator: EnglishNarrator): string[] {
  const figures = figuresOf(game);
  return [
    ...tablePicture(game, narrator),
    '',
    ...(figures ? [...figureLines(game, figures, narrator), ''] : []),
    ...adviceLines(game, bot, narrator),
  ];
}

function figureLines(game: Game, { odds, stopping }: Figures, narrator: EnglishNarrator): string[] {
  const next = odds.cards === 0 ? 'there is no card left to draw' : `the next card is one of ${odds.cards}`;
  return [
    pc.bold(`${nameIn(narrator)(game.asked.seat).text}: ${next}`),
    ...(odds.cards === 0 ? [] : nextCardLines(game, odds, narrator)),
    '',
    pc.bold('When to stop, for points alone'),
    ...stoppingLines(stopping, narrator),
  ];
}

function nextCardLines(game: Game, odds: Odds, { w }: EnglishNarrator): string[] {
  const chanceOf = (wanted: (card: Card) => boolean): number =>
    odds.kinds.reduce((sum, chance, card) => sum + (wanted(card) ? chance : 0), 0);
  const isNew = (card: Card): boolean => isNumber(card) && !isTwin(game.asked, card);
  const saved = chanceOf((card) => isTwin(game.asked, card)) - odds.bust;
  const rows: readonly (readonly [string, number])[] = [
    ['bust', odds.bust],
    [`a twin that ${w.theLifeSaver} stops`, saved],
    ['a new number', chanceOf(isNew)],
    [`among these, ${w.turn7}`, odds.turn7],
    ['a modifier', chanceOf(isModifier)],
    [w.lifeSaver, chanceOf((card) => card === LIFE_SAVER)],
    [w.lock, chanceOf((card) => card === LOCK)],
    [w.turnThree, chanceOf((card) => card === TURN_THREE)],
  ];
  const shown = rows.filter(([, chance], row) => row === 0 || chance >= SMALLEST);
  return [
    ...chart(shown),
    `  Take it and then stay: ${odds.expected.toFixed(2)} points on average; stay now: ${odds.points}.`,
  ];
}

function stoppingLines(stopping: Stopping, { w, texts: { advice } }: EnglishNarrator): string[] {
  const { choice, points, hit, value, bust, turn7, scores, ignored } = stopping;
  const exactness = ignored === 0 ? 'exact' : `exact but for cards with a chance of ${percent(ignored, 2)}`;
  const verdict = choice === HIT ? advice.hit : advice.stay;
  const figures = `  ${verdict}: a hit makes ${hit.toFixed(2)} points on average, staying makes ${points} (${exactness}).`;
  if (choice !== HIT) return [figures];
  return [
    figures,
    `  Played on in this way: ${value.toFixed(2)} points, bust ${percent(bust)}, ${w.turn7} ${percent(turn7)}.`,
    ...chart(histogram(scores)),
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

function adviceLines(game: Game, bot: Bot, narrator: EnglishNarrator): string[] {
  const question = questionOf(game);
  const advice = bot.advise(game);
  return [
    ...(question?.kind === 'target' ? [questionText(question, narrator)] : []),
    pc.bold(`Advice of ${bot.name}: ${answerText(advice.choice, narrator)}`),
    `  ${adviceText(advice, narrator)}`,
  ];
}

/** The same as data: chances from 0 to 1; null instead of figures that the seat does not have. */
export function oddsJson(game: Game, bot: Bot, narrator: EnglishNarrator): object {
  const figures = figuresOf(game);
  const advice = bot.advise(game);
  return {
    seat: game.asked.seat + 1,
    odds: figures && oddsData(figures.odds),
    stopping: figures && stoppingData(figures.stopping),
    advice: {
      bot: bot.name,
      choice: answerData(advice.choice),
      reason: reasonData(advice.reason),
      explanation: adviceText(advice, narrator),
    },
  };
}

/** People count seats from 1. */
const answerData = (choice: Choice): 'hit' | 'stay' | number =>
  choice === HIT ? 'hit' : choice === STAY ? 'stay' : choice + 1;

function reasonData(reason: Reason): object {
  if (reason.kind === 'chase') return { ...reason, rival: reason.rival + 1 };
  if (reason.kind === 'aim') return { ...reason, card: cardName(reason.card), seat: reason.seat + 1 };
  if (reason.kind !== 'judgement' && reason.kind !== 'playouts') return reason;
  return { ...reason, options: reason.options.map(({ choice, value }) => ({ choice: answerData(choice), value })) };
}

const oddsData = ({ kinds, ...odds }: Odds): object => ({
  ...odds,
  kinds: Object.fromEntries(CARDS.map((name, card) => [name, kinds[card] ?? 0])),
});

const stoppingData = ({ choice, ...stopping }: Stopping): object => ({
  ...stopping,
  choice: answerData(choice),
});
