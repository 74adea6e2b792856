import { does, parts as narration, type Words } from '@turn7/narration/es';
import { list, listOr, percent } from '../format.ts';
import type { Texts } from '../texts.ts';

export const log = (w: Words): Texts['log'] => ({
  title: 'Historial',
  live: 'Lo que ocurre',
  why: '¿Por qué?',
  open: 'Abrir el historial',
  newest: 'Ir a la última línea',
  sealed: 'Sellado antes de la primera carta:',
  rulingNumber: (id) => `Regla ${id}`,
  cases: (cases) => `${cases.length === 1 ? 'Caso' : 'Casos'} ${list(cases)} de las preguntas frecuentes`,
  readInRules: (id) => `Leer ${id} en las reglas`,
  botChose: {
    title: 'Ha elegido un bot',
    tells:
      'La frase de arriba dice por qué. El asiento sigue siendo de la misma persona: en cuanto esté, vuelve a jugar.',
  },
  nowTurnOf: (who) => (who.you ? 'Ahora te toca a ti.' : `Ahora le toca a ${who.text}.`),
  holds: (who, cards, score) =>
    cards.length === 0
      ? `${does(who, 'no tienes', 'no tiene')} cartas.`
      : `${does(who, 'tienes', 'tiene')} ${list(cards)}: ${narration.common(w).points(score)}.`,
  answers: { hit: 'pedir', stay: 'plantarse' },
  targets: (who) => `Puedes elegir a ${listOr(who.map((name) => (name.you ? 'ti' : name.text)))}.`,
  coach: (answer, bust) =>
    bust === null
      ? `El consejero dice: ${answer}.`
      : `El consejero dice: ${answer}. Con la próxima carta te pasas en el ${percent(bust)} de los casos.`,
});
