import type { Chapters } from '../chapters.ts';

export const figure = (): Chapters['figure'] => ({
  chart: 'Graphique',
  table: 'Tableau',
  csv: 'Enregistrer en CSV',
  link: 'Copier le lien',
  copied: 'Copié',
  byHand: 'Copiez ce lien :',
});
