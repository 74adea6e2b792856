import type { Chapters } from '../../chapters.ts';
import { listOr, number } from '../../format.ts';

export const texts = (): Chapters['figure'] => ({
  chart: 'Graphique',
  table: 'Tableau',
  csv: 'Enregistrer en CSV',
  link: 'Copier le lien',
  copied: 'Copié',
  byHand: 'Copie ce lien :',
  wrongLink: 'Une partie de ce lien est illisible. Elle a été laissée de côté ; le reste est comme le dit le lien.',
  wrong: (given, expected) => `« ${given} » – attendu : ${expected}.`,
  expected: (expected) => `Attendu : ${expected}.`,
  whole: (least, most) => `un nombre entier de ${number(least)} à ${number(most)}`,
  oneOf: (words) => listOr(words),
  cards: (example) => `des cartes qui peuvent s’y trouver, par exemple ${example}`,
  seat: (example) => `une place comme ${example}`,
  bot: (names) => `un bot : ${listOr(names)}, où une majuscule remplace un nombre`,
  fewer: (most) => `au plus ${number(most)}`,
});
