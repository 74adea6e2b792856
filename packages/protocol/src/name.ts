/** What people call themselves and their evenings: cleaned and bounded, and a name fit for a record. */
import { isPlayerName } from '@turn7/engine';

export const LONGEST_NAME = 24;
export const LONGEST_TITLE = 80;

/** Signs that show nothing, and letters and symbols that are blank: with them two names could look alike. */
const INVISIBLE = /(?!\u200d|\ufe0f|[\t-\r])[\p{Cc}\p{Cf}\p{Co}\p{Cn}\p{Cs}\p{Default_Ignorable_Code_Point}\u2800]/gu;
/** Pictographs are chosen by a selector and held together by a joiner, which show nothing anywhere else. */
const STRAY_SELECTOR = /(?<!\p{Extended_Pictographic})\ufe0f/gu;
const STRAY_JOINER =
  /(?<!\p{Extended_Pictographic}(?:\p{Emoji_Modifier}|\ufe0f)?)\u200d|\u200d(?!\p{Extended_Pictographic})/gu;
/** Signs that mean something in a record. */
const RESERVED = /[#|]/g;

/** The name as others will see it, or null if nothing is left of it. */
export function cleanName(text: string): string | null {
  const bounded = clean(text, [INVISIBLE, STRAY_SELECTOR, STRAY_JOINER, RESERVED], LONGEST_NAME);
  return isPlayerName(bounded) && /[\p{L}\p{N}\p{S}\p{P}]/u.test(bounded) ? bounded : null;
}

/** As much of what is typed as there is room for beside the rest of a name: what `cleanName` would cut never gets in. */
export const fittingName = (typed: string, rest = ''): string => cut(typed, LONGEST_NAME - [...rest].length);

/** What an evening is called, as others will see it; perhaps nothing. It stands in no record. */
export function cleanTitle(text: string): string {
  const signs = [INVISIBLE, STRAY_SELECTOR, STRAY_JOINER];
  const title = clean(text, signs, LONGEST_TITLE);
  // Who reads it counts as fields and schemas do, in which a sign may count twice.
  return title.length <= LONGEST_TITLE ? title : clean(text, signs, LONGEST_TITLE / 2);
}

function clean(text: string, signs: readonly RegExp[], longest: number): string {
  const visible = signs.reduce((rest, sign) => rest.replace(sign, ''), text);
  // Only now, since what was between two letters, marks or spaces is gone.
  const spaced = visible.replace(/\s+/g, ' ').trim().normalize('NFC');
  return cut(withoutPiles(spaced), longest).trim();
}

/** The name, with a number if somebody has it already, in capital or small letters. A long one makes room for its number. */
export function freeName(name: string, taken: readonly string[]): string {
  const known = new Set(taken.map((other) => other.toLowerCase()));
  let free = name;
  for (let i = 2; known.has(free.toLowerCase()); i++) free = numbered(name, ` ${i}`);
  return free;
}

function numbered(name: string, number: string): string {
  return `${cleanName(cut(name, LONGEST_NAME - number.length)) ?? ''}${number}`.trimStart();
}

/** As people see them: a letter with its marks, a family of emoji. */
const LETTERS = new Intl.Segmenter();

/** As many whole letters as there is room for, counted in characters; one that has no room at all is left out. */
function cut(text: string, longest: number): string {
  let room = longest;
  let end = 0;
  for (const { segment, index } of LETTERS.segment(text)) {
    room -= [...segment].length;
    if (room < 0) break;
    end = index + segment.length;
  }
  return text.slice(0, end);
}

/** No letter carries more than two marks: a pile of them would paint over the neighbours. */
const withoutPiles = (text: string): string => text.replace(/(\p{M}{2})\p{M}+/gu, '$1');
