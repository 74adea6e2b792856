/** Why the coach advises what it advises, in the words of the page. */
import { type Choice, HIT, LIFE_SAVER, LOCK, type Seat, STAY } from '@turn7/engine';
import type { Advice, Option, Reason } from '@turn7/strategy';
import { number, percent } from '../../words/format.ts';
import type { Texts } from '../../words/texts.ts';
import type { Name } from '../table/table-model.ts';

type CoachTexts = Texts['coach'];

export function adviceText({ choice, reason }: Advice, names: readonly Name[], t: CoachTexts): string {
  const nameOf = (seat: Seat): Name => names[seat] ?? { text: '', you: false };
  const answer = (one: Choice) => answerText(one, nameOf, t);
  switch (reason.kind) {
    case 'chance':
      return t.reason.chance(reason.answers);
    case 'points':
      return t.reason.points(reason.points, reason.limit);
    case 'risk':
      return t.reason.risk(reason.bust, reason.limit);
    case 'gain':
      return t.reason.gain(reason.points, reason.expected);
    case 'free':
      return t.reason.free;
    case 'chase':
      return t.reason.chase(nameOf(reason.rival), reason.total, reason.reached);
    case 'ahead':
      return t.reason.ahead(reason.reached, reason.next);
    case 'aim':
      return aimText(reason, nameOf, t);
    case 'judgement':
      return judgementText(chosenAndNext(choice, reason.options), answer, t);
    case 'playouts':
      return playoutsText(chosenAndNext(choice, reason.options), answer, t);
    default:
      return reason satisfies never;
  }
}

/** The chances to win by either answer, where the reason knows them; with as many digits as tell them apart. */
export function winChances({ reason }: Advice): { readonly hit: string; readonly stay: string } | null {
  if (reason.kind !== 'playouts') return null; // of a judgement only the differences mean something
  const [hit, stay] = [HIT, STAY].map((choice) => reason.options.find((option) => option.choice === choice)?.value);
  if (hit === undefined || stay === undefined) return null;
  const digits = Math.round(100 * hit) === Math.round(100 * stay) ? 1 : 0;
  return { hit: percent(hit, digits), stay: percent(stay, digits) };
}

function answerText(choice: Choice, nameOf: (seat: Seat) => Name, t: CoachTexts): string {
  if (choice === HIT) return t.hit;
  return choice === STAY ? t.stay : t.give(nameOf(choice));
}

function aimText(
  { card, seat, figure }: Extract<Reason, { kind: 'aim' }>,
  nameOf: (seat: Seat) => Name,
  { reason: t }: CoachTexts,
): string {
  const name = nameOf(seat);
  if (card === LOCK) return t.aimLock(name, figure);
  return card === LIFE_SAVER ? t.aimLifeSaver(name, figure) : t.aimTurnThree(name, figure);
}

function judgementText(
  [chosen, next]: readonly [Option, Option],
  answer: (choice: Choice) => string,
  { reason: t }: CoachTexts,
): string {
  const more = chosen.value - next.value;
  return more < SMALL
    ? t.even(answer(chosen.choice), answer(next.choice))
    : t.better(answer(chosen.choice), answer(next.choice), more);
}

function playoutsText(
  [chosen, next]: readonly [Option, Option],
  answer: (choice: Choice) => string,
  { reason: t }: CoachTexts,
): string {
  return wouldReadAlike(chosen.value, next.value)
    ? t.even(answer(chosen.choice), answer(next.choice))
    : t.playouts(answer(chosen.choice), chosen.value, answer(next.choice), next.value);
}

/** In games of 100, with one digit. */
const wouldReadAlike = (a: number, b: number): boolean => number(100 * a, 1) === number(100 * b, 1);

/** A difference that the numbers shown would not show. */
const SMALL = 0.0005;

/** The answer that was chosen, and the best of the others; there are always others where answers are compared. */
function chosenAndNext(choice: Choice, options: readonly Option[]): readonly [Option, Option] {
  const none: Option = { choice, value: 0 };
  const [next] = options.filter((option) => option.choice !== choice).toSorted((a, b) => b.value - a.value);
  return [options.find((option) => option.choice === choice) ?? none, next ?? none];
}
