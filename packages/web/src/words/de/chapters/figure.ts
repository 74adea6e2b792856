import type { Chapters } from '../../chapters.ts';
import { listOr, number } from '../../format.ts';

export const texts = (): Chapters['figure'] => ({
  chart: 'Diagramm',
  table: 'Tabelle',
  csv: 'Als CSV speichern',
  link: 'Link kopieren',
  copied: 'Kopiert',
  byHand: 'Diesen Link kopieren:',
  wrongLink: 'Ein Teil dieses Links ist nicht lesbar. Er wurde weggelassen; alles andere ist, wie der Link es sagt.',
  wrong: (given, expected) => `„${given}“ – erwartet: ${expected}.`,
  expected: (expected) => `Erwartet: ${expected}.`,
  whole: (least, most) => `eine ganze Zahl von ${number(least)} bis ${number(most)}`,
  oneOf: (words) => listOr(words),
  cards: (example) => `Karten, die dort liegen können, zum Beispiel ${example}`,
  seat: (example) => `ein Platz wie ${example}`,
  bot: (names) => `ein Bot: ${listOr(names)}; ein Großbuchstabe steht für eine Zahl`,
  fewer: (most) => `höchstens ${number(most)} davon`,
});
