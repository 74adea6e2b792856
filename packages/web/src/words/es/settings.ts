import { words } from '@turn7/narration/es';
import type { Vocabulary } from '@turn7/narration/languages';
import type { Texts } from '../texts.ts';

const names = ({ lock, turnThree, lifeSaver }: (typeof words)[Vocabulary]): string =>
  `${lock}, ${turnThree}, ${lifeSaver}`;

export const settings = (): Texts['settings'] => ({
  title: 'Ajustes',
  language: 'Idioma',
  languageIs: (language) => `Idioma: ${language}`,
  vocabulary: 'Nombres de las cartas',
  vocabularies: { turn7: names(words.turn7), classic: names(words.classic) },
  theme: 'Colores',
  themeIs: (theme) => `Colores: ${theme}`,
  themes: { system: 'Según el sistema', night: 'Noche', day: 'Día', contrast: 'Alto contraste' },
  speed: 'Velocidad',
  speeds: { slow: 'Lenta', normal: 'Normal', fast: 'Rápida', instant: 'Inmediata' },
  switches: {
    coach: { label: 'Consejero', hint: 'Probabilidades y consejo cuando te toca' },
    sound: { label: 'Sonido', hint: 'Cartas, turnos y grandes momentos' },
    vibration: { label: 'Vibración', hint: 'Cuando te toca' },
    reactions: { label: 'Reacciones', hint: 'Mostrar las de otras personas' },
  },
  name: 'Tu nombre',
  namePlaceholder: 'Así te ven los demás',
  note: 'Todo esto se queda en este dispositivo.',
});
