/** Questions to the person at the terminal. */
import { stdin } from 'node:process';
import { isCancel, select, selectKey } from '@clack/prompts';
import { type Choice, type Game, HIT, type Question, STAY } from '@turn7/engine';
import { seatPicture } from './table-picture.ts';
import type { Ask } from './terminal-game.ts';
import { cardWords, inWordsOf, type Vocabulary } from './vocabulary.ts';

type TargetQuestion = Extract<Question, { kind: 'target' }>;

export const asker =
  (vocabulary: Vocabulary): Ask =>
  (question, game, players) =>
    untilCtrlD((signal) =>
      question.kind === 'target' ? askTarget(question, game, players, vocabulary, signal) : askHitOrStay(game, signal),
    );

/** One key is enough, and each says what it does. */
async function askHitOrStay(game: Game, signal: AbortSignal): Promise<Choice | null> {
  const answer = await selectKey({
    message: 'Hit or stay? Press h or s.',
    options: [
      { value: 'h', label: 'Hit', hint: 'draw a card' },
      { value: 's', label: 'Stay', hint: `bank ${game.hands.points(game.asked)}` },
    ],
    signal,
  });
  if (isCancel(answer)) return null;
  return answer === 'h' ? HIT : STAY;
}

/** Somebody else comes first: a hasty Enter should not lock oneself. */
async function askTarget(
  { card, seat, targets }: TargetQuestion,
  game: Game,
  players: readonly string[],
  vocabulary: Vocabulary,
  signal: AbortSignal,
): Promise<Choice | null> {
  const answer = await select<Choice>({
    message: inWordsOf(vocabulary, `Who gets the ${cardWords(card)}?`),
    options: targets.map((target) => ({
      value: target,
      label: `${players[target]}${target === seat ? ' (you)' : ''}`,
      hint: inWordsOf(vocabulary, seatPicture(game, target).trimStart()),
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
