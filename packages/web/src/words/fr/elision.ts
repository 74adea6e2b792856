/** “de Chidi”, “d’Ana”. */
export const of = (name: string): string => (startsWithVowel(name) ? `d’${name}` : `de ${name}`);

/** An h is mute more often than not. */
const startsWithVowel = (name: string): boolean => /^[aeiouyhàâäéèêëîïôöùûü]/i.test(name);
