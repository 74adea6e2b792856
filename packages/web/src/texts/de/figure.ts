import type { Chapters } from '../chapters.ts';

export const figure = (): Chapters['figure'] => ({
  chart: 'Diagramm',
  table: 'Tabelle',
  csv: 'Als CSV speichern',
  link: 'Link kopieren',
  copied: 'Kopiert',
  byHand: 'Diesen Link kopieren:',
});
