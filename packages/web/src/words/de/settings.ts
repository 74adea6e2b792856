import { words } from '@turn7/narration/de';
import type { Vocabulary } from '@turn7/narration/languages';
import type { Texts } from '../texts.ts';

const names = ({ lock, turnThree, lifeSaver }: (typeof words)[Vocabulary]): string =>
  `${lock}, ${turnThree}, ${lifeSaver}`;

export const settings = (): Texts['settings'] => ({
  title: 'Einstellungen',
  language: 'Sprache',
  languageIs: (language) => `Sprache: ${language}`,
  vocabulary: 'Namen der Karten',
  vocabularies: { turn7: names(words.turn7), classic: names(words.classic) },
  theme: 'Farben',
  themeIs: (theme) => `Farben: ${theme}`,
  themes: { system: 'Wie das System', night: 'Nacht', day: 'Tag', contrast: 'Hoher Kontrast' },
  speed: 'Tempo',
  speeds: { slow: 'Langsam', normal: 'Normal', fast: 'Schnell', instant: 'Sofort' },
  switches: {
    coach: { label: 'Berater', hint: 'Chancen und Rat, wenn du gefragt bist' },
    sound: { label: 'Ton', hint: 'Karten, Züge und große Momente' },
    vibration: { label: 'Vibration', hint: 'Wenn du am Zug bist' },
    reactions: { label: 'Reaktionen', hint: 'Die der anderen zeigen' },
  },
  name: 'Dein Name',
  namePlaceholder: 'So sehen dich die anderen',
  note: 'All das bleibt auf diesem Gerät.',
});
