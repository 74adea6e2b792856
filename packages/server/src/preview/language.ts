/** Which of our languages somebody reads best, by what their browser or program says. */
import { LANGUAGES, type Language } from '@turn7/narration/languages';

/** A header longer than that says nothing more. */
const LONGEST = 500;

/** `header`: Accept-Language, such as `fr-CH, de;q=0.7`. English where nothing fits. */
export function languageIn(header: string | undefined): Language {
  const wishes = (header ?? '').slice(0, LONGEST).split(',').map(wishOf);
  const known = wishes.filter(({ language, weight }) => language !== undefined && weight > 0);
  return known.toSorted((a, b) => b.weight - a.weight)[0]?.language ?? 'en';
}

function wishOf(text: string): { readonly language: Language | undefined; readonly weight: number } {
  const [tag = '', ...parameters] = text.split(';').map((part) => part.trim().toLowerCase());
  const quality = parameters.find((parameter) => parameter.startsWith('q='))?.slice(2);
  const weight = quality === undefined ? 1 : Number(quality);
  return { language: languageNamed(tag.split('-')[0]), weight: Number.isNaN(weight) ? 0 : weight };
}

const languageNamed = (name: string | undefined): Language | undefined =>
  LANGUAGES.find((language) => language === name);
