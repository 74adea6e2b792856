/** Questions to the person at the terminal. */
import { stdin } from 'node:process';
import { isCancel, select, selectKey } from '@clack/prompts';
import { type Choice, type Game, HIT, type Question, STAY } from '@turn7/engine';
import { nameIn, questionText } from '@turn7/narration';
import type { EnglishNarrator } from '../english.ts';
import { seatPicture } from './table-picture.ts';
import type { Ask } from './terminal-game.ts';

type TargetQuestion = Extract<Question, { kind: 'target' }>;

export const asker =
  (narrator: EnglishNarrator): Ask =>
  (question, game) =>
    untilCtrlD((signal) =>
      question.kind === 'target' ? askTarget(question, game, narrator, signal) : askHitOrStay(game, narrator, signal),
    );

/** One key is enough, and each says what it does. */
async function askHitOrStay(
  game: Game,
  { texts: { advice, story } }: EnglishNarrator,
  signal: AbortSignal,
): Promise<Choice | null> {
  const answer = await selectKey({
    message: `${story.hitOrStay} Press h or s.`,
    options: [
      { value: 'h', label: advice.hit, hint: 'draw a card' },
      { value: 's', label: advice.stay, hint: `bank ${game.asked.points}` },
    ],
    signal,
  });
  if (isCancel(answer)) return null;
  return answer === 'h' ? HIT : STAY;
}

/** Somebody else comes first: a hasty Enter should not lock oneself. */
async function askTarget(
  question: TargetQuestion,
  game: Game,
  narrator: EnglishNarrator,
  signal: AbortSignal,
): Promise<Choice | null> {
  const { seat, targets } = question;
  const answer = await select<Choice>({
    message: questionText(question, narrator),
    options: targets.map((target) => ({
      value: target,
      label: `${nameIn(narrator)(target).text}${target === seat ? ' (you)' : ''}`,
      hint: seatPicture(game.hands[target]!, narrator).trimStart(), // a target is one of the hands
    })),
    initialValue: targets.find((target) => target !== seat) ?? seat,
    signal,
  });
  return isCancel(answer) ? null : answer;
}

/** Ctrl-D closes a prompt without an answer and without a word: it counts as leaving. */
async function untilCtrlD<T>(ask: (signal: AbortSignal) => Promise<T>): Promise<T> {
  const leaving = new AbortController();
  const onKey = (_: string, key: { readonly name?: string; readonly ctrl?: boolean }): void => {
    if (key.ctrl && key.name === 'd') leaving.abort();
  };
  stdin.on('keypress', onKey);
  try {
    return await ask(leaving.signal);
  } finally {
    stdin.off('keypress', onKey);
  }
}
