/** What a bot advises, and why. */
import { type Choice, HIT, LIFE_SAVER, LOCK, STAY } from '@turn7/engine';
import type { Advice, Option, Reason } from '@turn7/strategy';
import { type Narrator, nameIn } from './narration.ts';

/** An answer by its name: `Hit`, `giving it to Bob`. */
export function answerText(choice: Choice, narrator: Narrator): string {
  const { advice: t } = narrator.texts;
  if (choice === HIT) return t.hit;
  return choice === STAY ? t.stay : t.give(nameIn(narrator)(choice));
}

/** Why it is the best, addressed to whoever is asked. */
export function adviceText({ choice, reason }: Advice, narrator: Narrator): string {
  const { advice: t } = narrator.texts;
  switch (reason.kind) {
    case 'chance':
      return t.chance(reason.answers);
    case 'points':
      return t.points(reason.points, reason.limit);
    case 'risk':
      return t.risk(reason.bust, reason.limit);
    case 'gain':
      return t.gain(reason.points, reason.expected);
    case 'free':
      return t.free;
    case 'chase':
      return t.chase(nameIn(narrator)(reason.rival), reason.total, reason.reached);
    case 'ahead':
      return t.ahead(reason.reached, reason.next);
    case 'aim':
      return aimText(reason, narrator);
    case 'judgement':
    case 'playouts':
      return comparison(choice, reason, narrator);
    default:
      return reason satisfies never;
  }
}

function aimText({ card, seat, figure }: Extract<Reason, { kind: 'aim' }>, narrator: Narrator): string {
  const { advice: t } = narrator.texts;
  const name = nameIn(narrator)(seat);
  if (card === LOCK) return t.aimLock(name, figure);
  return card === LIFE_SAVER ? t.aimLifeSaver(name, figure) : t.aimTurnThree(name, figure);
}

type Compared = Extract<Reason, { kind: 'judgement' | 'playouts' }>;

/** Of a judgement only the difference means something. */
function comparison(choice: Choice, { kind, options }: Compared, narrator: Narrator): string {
  const { advice: t } = narrator.texts;
  const [chosen, next] = chosenAndNext(choice, options);
  const [answer, other] = [answerText(chosen.choice, narrator), answerText(next.choice, narrator)];
  const more = chosen.value - next.value;
  if (kind === 'playouts' ? inHundred(chosen.value) === inHundred(next.value) : more < SMALL)
    return t.even(answer, other);
  return kind === 'playouts' ? t.playouts(answer, chosen.value, other, next.value) : t.better(answer, other, more);
}

/** As it is told: what reads alike is called alike. */
const inHundred = (chance: number): string => (100 * chance).toFixed(1);

/** A difference that the numbers shown would not show. */
const SMALL = 0.0005;

/** The answer that was chosen, and the best of the others; there are always others where answers are compared. */
function chosenAndNext(choice: Choice, options: readonly Option[]): readonly [Option, Option] {
  const none: Option = { choice, value: 0 };
  const [next] = options.filter((option) => option.choice !== choice).toSorted((a, b) => b.value - a.value);
  return [options.find((option) => option.choice === choice) ?? none, next ?? none];
}
