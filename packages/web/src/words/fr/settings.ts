import { words } from '@turn7/narration/fr';
import type { Vocabulary } from '@turn7/narration/languages';
import type { Texts } from '../texts.ts';

const names = ({ lock, turnThree, lifeSaver }: (typeof words)[Vocabulary]): string =>
  `${lock}, ${turnThree}, ${lifeSaver}`;

export const settings = (): Texts['settings'] => ({
  title: 'Réglages',
  language: 'Langue',
  languageIs: (language) => `Langue : ${language}`,
  vocabulary: 'Noms des cartes',
  vocabularies: { turn7: names(words.turn7), classic: names(words.classic) },
  theme: 'Couleurs',
  themeIs: (theme) => `Couleurs : ${theme}`,
  themes: { system: 'Selon le système', night: 'Nuit', day: 'Jour', contrast: 'Contraste élevé' },
  speed: 'Vitesse',
  speeds: { slow: 'Lente', normal: 'Normale', fast: 'Rapide', instant: 'Immédiate' },
  switches: {
    coach: { label: 'Conseiller', hint: 'Chances et conseils quand c’est à toi' },
    sound: { label: 'Son', hint: 'Cartes, tours et grands moments' },
    vibration: { label: 'Vibration', hint: 'Quand c’est à toi de jouer' },
    reactions: { label: 'Réactions', hint: 'Montrer celles des autres' },
  },
  name: 'Ton nom',
  namePlaceholder: 'Le nom que voient les autres',
  note: 'Tout cela reste sur cet appareil.',
});
