/** What has to be estimated of each step of a game: which answers are compared, and how far that has come. */
import { type Choice, type Game, HIT, type Seat } from '@turn7/engine';
import type { Advice, Bot } from '../bot.ts';
import type { Judgement } from '../bots/judgement.ts';
import { plainAdvice } from '../bots/sharp.ts';
import { Estimate } from './estimate.ts';
import type { Answer } from './futures.ts';
import type { Step } from './trail.ts';

/** Answers that look worse than so many others are compared only if somebody gave them. */
const MOST_ANSWERS = 4;

export interface Study {
  readonly game: Game;
  readonly answers: readonly Answer[];
  readonly estimate: Estimate;
  /** Of a choice. */
  readonly question: StudiedQuestion | null;
  /** Whether a round begins with it: every error of a round's start is one of the whole game. */
  readonly isStart: boolean;
}

/** Indices into the answers. */
interface StudiedQuestion {
  readonly seat: Seat;
  readonly played: number;
  /** What `sharp` does. */
  readonly par: number;
  /** What somebody does who counts the cards. */
  readonly counted: number;
  /** The advice where only one answer makes sense. */
  readonly plain: Advice | null;
}

/** Those who are asked what they would do. */
export interface Advisers {
  readonly judgement: Judgement;
  readonly sharp: Bot;
  readonly counter: Bot;
}

/** One for each step; null where nothing has to be estimated. */
export function studiesOf(trail: readonly Step[], advisers: Advisers): readonly (Study | null)[] {
  return trail.map((step, i) => studyOf(step, trail[i - 1], advisers));
}

function studyOf(step: Step, before: Step | undefined, advisers: Advisers): Study | null {
  const { game } = step;
  switch (step.kind) {
    case 'round':
      return null;
    case 'choice':
      return choiceStudy(game, step.played, advisers);
    case 'draw': // after a choice, its worth is that of the answer given
      return before?.kind === 'choice' ? null : studied(game, [null], null, before?.kind === 'round');
    case 'end':
      return game.finished ? null : studied(game, [advisers.sharp.choose(game)], null, false);
  }
}

function choiceStudy(game: Game, played: Choice, { judgement, sharp, counter }: Advisers): Study {
  const options = judgement.optionsOf(game).toSorted((a, b) => b.value - a.value);
  const isPlain = options.length === 1;
  const [par, counted] = [sharp.choose(game), counter.choose(game)];
  const best = options.slice(0, MOST_ANSWERS).map(({ choice }) => choice);
  // Where one answer alone makes sense and was given there is nothing to compare.
  const answers = [...new Set(isPlain && played === HIT ? [played] : [played, par, counted, ...best])];
  const question = {
    seat: game.asked.seat,
    played: 0,
    par: Math.max(0, answers.indexOf(par)),
    counted: Math.max(0, answers.indexOf(counted)),
    plain: isPlain ? plainAdvice(game) : null,
  };
  return studied(game, answers, question, false);
}

const studied = (
  game: Game,
  answers: readonly Answer[],
  question: StudiedQuestion | null,
  isStart: boolean,
): Study => ({ game, answers, estimate: new Estimate(answers.length, game.seats), question, isStart });

/** Where the net sees answers so near to each other that it may be wrong, or a loss. */
const NEAR = 0.02;
const LOSS = 0.005;

/** Whether it takes playouts to say which answer was best and what the one given did. */
export function isCritical({ answers, estimate, question }: Study): boolean {
  if (question === null || answers.length === 1) return false;
  const { seat, played, par } = question;
  const behind = answers.map((_, i) => estimate.expectedCost(i, seat));
  return played !== par || behind[played]! > LOSS || behind.filter((cost) => cost < NEAR).length > 1; // one for each answer
}
