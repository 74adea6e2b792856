/** What a link says of itself where it is shared: titles and descriptions, in every language. English says which there are. */
import { preview as de } from './de/preview.ts';
import { preview as en } from './en/preview.ts';
import { preview as es } from './es/preview.ts';
import { preview as fr } from './fr/preview.ts';
import type { Language } from './languages.ts';

/** Names are given as they stand in a sentence, days as the language writes them. */
export type PreviewWords = typeof en;

/** The path of a screen that is about nothing but itself. */
export type PlainScreen = keyof PreviewWords['screens'];

export const PREVIEWS: Readonly<Record<Language, PreviewWords>> = { en, fr, de, es };
