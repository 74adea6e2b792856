/** The language that the page speaks: the one that was chosen, as soon as its words are there. */
import type { Language } from '@turn7/narration/languages';
import { settings } from '../device/settings.ts';

let spoken: Language | null = null;

export const spokenLanguage = (): Language => spoken ?? settings.value.language;

export function speak(language: Language): void {
  spoken = language;
}
