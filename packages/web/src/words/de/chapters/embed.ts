import type { Chapters } from '../../chapters.ts';

export const texts = (): Chapters['embed'] => ({
  tells:
    'Kopiere diesen Code in deine Seite. Dort können alle zusehen, ohne etwas zu installieren; er setzt keine Cookies und speichert nichts.',
  size: 'Größe',
  sizes: { small: 'Klein', medium: 'Mittel', large: 'Groß' },
  code: 'Code für deine Seite',
  copy: 'Code kopieren',
  copied: 'Code kopiert',
  copyYourself: 'Kopiere diesen Code:',
  open: 'Öffnen',
  noGame:
    'In dieser Adresse steckt kein Spiel. Die Seite einer Aufzeichnung gibt eine unter „In eine Seite einbetten“.',
});
