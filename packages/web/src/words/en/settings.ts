import { words } from '@turn7/narration/en';
import type { Vocabulary } from '@turn7/narration/languages';
import type { Speed, Theme } from '../../device/settings.ts';

const names = ({ lock, turnThree, lifeSaver }: (typeof words)[Vocabulary]): string =>
  `${lock}, ${turnThree}, ${lifeSaver}`;

export const settings = () => ({
  title: 'Settings',
  language: 'Language',
  languageIs: (language: string) => `Language: ${language}`,
  vocabulary: 'Names of the cards',
  vocabularies: { turn7: names(words.turn7), classic: names(words.classic) } satisfies Record<Vocabulary, string>,
  theme: 'Colours',
  themeIs: (theme: string) => `Colours: ${theme}`,
  themes: { system: 'As the system', night: 'Night', day: 'Day', contrast: 'High contrast' } satisfies Record<
    Theme,
    string
  >,
  speed: 'Speed',
  speeds: { slow: 'Slow', normal: 'Normal', fast: 'Fast', instant: 'Instant' } satisfies Record<Speed, string>,
  switches: {
    coach: { label: 'Coach', hint: 'Chances and advice when you are asked' },
    sound: { label: 'Sound', hint: 'Cards, turns and big moments' },
    vibration: { label: 'Vibration', hint: 'When it is your turn' },
    reactions: { label: 'Reactions', hint: 'Show those of others' },
  },
  name: 'Your name',
  namePlaceholder: 'How the others see you',
  note: 'All of this stays on this device.',
});
