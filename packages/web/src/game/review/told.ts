/** Names of what a review shows. */
import type { Parts } from '@turn7/strategy';
import type { Chapters } from '../../words/chapters.ts';
import { capitalised } from '../../words/format.ts';

/** What a bar is called. */
export function partName(part: keyof Parts | 'start' | 'result', t: Chapters['review']): string {
  if (part === 'luck') return t.luck;
  return capitalised(part === 'start' || part === 'result' ? t.told[part] : t.told.parts[part]);
}
