/** A bot's reason as an English sentence with its numbers, addressed to whoever is asked. */
import { type Choice, HIT, LOCK, type Seat, STAY, TURN_THREE } from '@turn7/engine';
import type { Advice, Option, Reason } from './bot.ts';

/** What a seat is called. */
type NameOf = (seat: Seat) => string;

export function explain({ choice, reason }: Advice, nameOf: NameOf): string {
  switch (reason.kind) {
    case 'chance':
      return `Left to chance among ${reason.answers} answers.`;
    case 'points':
      return `You hold ${reason.points} points; this player stays from ${reason.limit} on.`;
    case 'risk':
      return `The next card busts you with ${percent(reason.bust)}; this player stays from ${percent(reason.limit)} on.`;
    case 'gain':
      return `One more card makes ${reason.expected.toFixed(1)} points on average (bust ${percent(reason.bust)}), staying makes ${reason.points}.`;
    case 'free':
      return 'No single card that is left can bust you: the next one has a risk of 0 %.';
    case 'chase':
      return `${nameOf(reason.rival)} is out with ${reason.total} and wins unless you get more; you are at ${reason.reached}.`;
    case 'ahead':
      return `${reason.reached} is enough to win, and the next best is at ${reason.next}.`;
    case 'aim':
      return aimed(reason, nameOf);
    case 'judgement':
      return judged(choice, reason, nameOf);
    case 'playouts':
      return playedOut(choice, reason, nameOf);
  }
}

function aimed({ card, seat, figure }: Extract<Reason, { kind: 'aim' }>, nameOf: NameOf): string {
  if (card === LOCK) return `${nameOf(seat)} would stand highest, at ${figure}.`;
  return card === TURN_THREE
    ? `${nameOf(seat)} has the most numbers: ${figure}.`
    : `${nameOf(seat)} has the lowest total: ${figure}.`;
}

function judged(choice: Choice, { options, bust }: Extract<Reason, { kind: 'judgement' }>, nameOf: NameOf): string {
  const [chosen, next] = chosenAndNext(choice, options);
  const risk = bust === null ? '' : `; the next card busts with ${percent(bust)}`;
  const more = chosen.value - next.value;
  if (more < SMALL)
    return `${withAnswer(choice, nameOf)} you win about as often as ${lower(withAnswer(next.choice, nameOf))}${risk}.`;
  return `${withAnswer(choice, nameOf)} you win about ${inHundred(more)} more games in 100 than ${lower(withAnswer(next.choice, nameOf))}${risk}.`;
}

function playedOut(
  choice: Choice,
  { options, playouts }: Extract<Reason, { kind: 'playouts' }>,
  nameOf: NameOf,
): string {
  const [chosen, next] = chosenAndNext(choice, options);
  const second = `${lower(withAnswer(next.choice, nameOf))} ${inHundred(next.value)}`;
  return `${withAnswer(choice, nameOf)} you win ${inHundred(chosen.value)} games in 100, ${second} (${playouts} playouts).`;
}

/** The answer that was chosen, and the best of the others; there are always others where answers are compared. */
function chosenAndNext(choice: Choice, options: readonly Option[]): readonly [Option, Option] {
  const none: Option = { choice, value: 0 };
  const others = options.filter((option) => option.choice !== choice).toSorted((a, b) => b.value - a.value);
  return [options.find((option) => option.choice === choice) ?? none, others[0] ?? none];
}

function withAnswer(choice: Choice, nameOf: NameOf): string {
  if (choice === HIT) return 'With a hit';
  return choice === STAY ? 'With a stay' : `With ${nameOf(choice)} as the target`;
}

const lower = (words: string): string => words.replace(/^With /, 'with ');
/** A difference that the numbers shown would not show. */
const SMALL = 0.0005;
const percent = (chance: number): string => `${(100 * chance).toFixed(1)} %`;
const inHundred = (chance: number): string => (100 * chance).toFixed(1);
