/** What people call themselves: cleaned, bounded, and fit for a record. */
import { isPlayerName } from '@turn7/engine';

export const LONGEST_NAME = 24;

/** Joiners and selectors hold an emoji or a letter together; all other invisible signs could disguise a name. */
const INVISIBLE = /(?!\u200d|\ufe0f)[\p{Cc}\p{Cf}\p{Co}\p{Cn}\p{Cs}]/gu;
/** Signs that mean something in a record. */
const RESERVED = /[#|]/g;

/** The name as others will see it, or null if nothing is left of it. */
export function cleanName(text: string): string | null {
  const visible = text.normalize('NFC').replace(/\s+/g, ' ').replace(INVISIBLE, '').replace(RESERVED, '');
  const bounded = [...withoutPiles(visible)].slice(0, LONGEST_NAME).join('').trim();
  return isPlayerName(bounded) && /[\p{L}\p{N}\p{S}\p{P}]/u.test(bounded) ? bounded : null;
}

/** No letter carries more than two marks: a pile of them would paint over the neighbours. */
const withoutPiles = (text: string): string => text.replace(/(\p{M}{2})\p{M}+/gu, '$1');
