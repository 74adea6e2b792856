/** A game followed from one line of the log to the next, by the engine's own rules of following. */
import { follow, type GameEvent, type View } from '@turn7/engine';
import type { GameStep, GameView } from './game-view.ts';

/**
 * The game after a line with these events. Throws if the step is not one of this game, or its digest says that the table
 * has come to be another one: then only a whole view helps.
 */
export function stepped(before: GameView | null, events: readonly GameEvent[], step: GameStep): GameView {
  const { number, question, due, turn, phase, state, digest } = step;
  if (before === null || before.number !== number) throw new Error(`a step of game ${number}, which is not known`);
  const top = { ...events.reduce(follow, before.top), turn, phase, state };
  if (digest !== undefined && digest !== digestOf(top)) throw new Error(`another table at question ${question}`);
  return { number, question, due, top };
}

/** A number that is hardly ever the same for two tables that differ in what events tell. */
export function digestOf({ round, dealer, seats, turnThree, queue, drawSize, discard, unseen }: View): number {
  const hands = seats.map(({ status, total, points, cards, lifeSaver }) => [status, total, points, cards, lifeSaver]);
  const aside = turnThree && [turnThree.seat, turnThree.toDraw, turnThree.aside];
  const queued = queue.map(({ card, seat }) => [card, seat]);
  return fnv1a(JSON.stringify([round, dealer, hands, aside, queued, drawSize, discard, unseen]));
}

/** Fowler, Noll and Vo: short, and good at telling texts apart that are alike. */
function fnv1a(text: string): number {
  let hash = 0x811c9dc5;
  for (let i = 0; i < text.length; i++) hash = Math.imul(hash ^ text.charCodeAt(i), 0x01000193);
  return hash >>> 0;
}
