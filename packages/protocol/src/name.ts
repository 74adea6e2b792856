/** What people call themselves: cleaned, bounded, and fit for a record. */
import { isPlayerName } from '@turn7/engine';

export const LONGEST_NAME = 24;

/** Signs that show nothing, and letters and symbols that are blank: with them two names could look alike. */
const INVISIBLE = /(?!\u200d|\ufe0f|[\t-\r])[\p{Cc}\p{Cf}\p{Co}\p{Cn}\p{Cs}\p{Default_Ignorable_Code_Point}\u2800]/gu;
/** Pictographs are chosen by a selector and held together by a joiner, which show nothing anywhere else. */
const STRAY_SELECTOR = /(?<!\p{Extended_Pictographic})\ufe0f/gu;
const STRAY_JOINER =
  /(?<!\p{Extended_Pictographic}(?:\p{Emoji_Modifier}|\ufe0f)?)\u200d|\u200d(?!\p{Extended_Pictographic})/gu;
/** Signs that mean something in a record. */
const RESERVED = /[#|]/g;

/** What it joined was cut off. */
const CUT_JOINER = /\u200d$/;

/** The name as others will see it, or null if nothing is left of it. */
export function cleanName(text: string): string | null {
  const visible = [INVISIBLE, STRAY_SELECTOR, STRAY_JOINER, RESERVED].reduce(
    (rest, sign) => rest.replace(sign, ''),
    text,
  );
  // Only now, since what was between two letters, marks or spaces is gone.
  const spaced = visible.replace(/\s+/g, ' ').trim().normalize('NFC');
  const bounded = [...withoutPiles(spaced)].slice(0, LONGEST_NAME).join('').replace(CUT_JOINER, '').trim();
  return isPlayerName(bounded) && /[\p{L}\p{N}\p{S}\p{P}]/u.test(bounded) ? bounded : null;
}

/** The name, with a number if somebody has it already, in capital or small letters. A long one makes room for its number. */
export function freeName(name: string, taken: readonly string[]): string {
  const known = new Set(taken.map((other) => other.toLowerCase()));
  let free = name;
  for (let i = 2; known.has(free.toLowerCase()); i++) free = numbered(name, ` ${i}`);
  return free;
}

function numbered(name: string, number: string): string {
  const start = [...name].slice(0, LONGEST_NAME - number.length).join('');
  return (cleanName(start) ?? '') + number;
}

/** No letter carries more than two marks: a pile of them would paint over the neighbours. */
const withoutPiles = (text: string): string => text.replace(/(\p{M}{2})\p{M}+/gu, '$1');
