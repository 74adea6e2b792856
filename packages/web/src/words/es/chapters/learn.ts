/** The lessons in Spanish; each part has a file of its own. */
import { type Words, words } from '@turn7/narration/es';
import type { Chapters } from '../../chapters.ts';
import { number } from '../../format.ts';
import { withOtherNames } from '../../other-names.ts';
import { basics } from './learn/basics.ts';
import { bonus } from './learn/bonus.ts';
import { faq } from './learn/cases.ts';
import { mistakes } from './learn/mistakes.ts';
import { scoring } from './learn/scoring.ts';

export const texts = (w: Words): Chapters['learn'] => ({
  title: 'Aprender',
  lead: 'De la primera carta a la cadena de cartas de acción más rara. Abre las puertas en orden o busca lo que quieras saber.',
  path: 'El recorrido',
  parts: {
    basics: { name: 'Cómo se juega', tells: 'Las reglas en imágenes, cinco minutos' },
    'first-game': { name: 'Primera partida', tells: 'Juega una ronda; todo se explica' },
    scoring: { name: 'Puntuación', tells: 'Cada paso de la suma y una calculadora' },
    bonus: { name: 'Siete números', tells: `Lo raro que es ${w.aTurn7} y cuándo buscar ese bonus` },
    mistakes: { name: 'Errores comunes', tells: 'Lo que se hace mal y lo que es correcto' },
    cases: { name: 'Casos difíciles', tells: 'Todas las preguntas frecuentes, para ver' },
    quiz: { name: 'Test', tells: '¿Qué pasa ahora? ¿Pedir o plantarse?' },
    strategy: { name: 'Estrategia', tells: 'Los consejos de siempre, a prueba' },
  },
  rulesPart: { name: 'Todas las reglas', tells: 'Cada regla completa, con su número' },
  otherParts: 'Otras lecciones',

  search: {
    label: 'Buscar en las lecciones',
    hint: 'Una carta, una situación, una regla: «segundo 7», «R30», «empate»…',
    clear: 'Borrar',
    results: 'Resultados',
    count: (results) =>
      results === 0 ? 'No se ha encontrado nada' : `${number(results)} ${results === 1 ? 'resultado' : 'resultados'}`,
    nothing: 'Prueba con menos palabras o con el nombre de una carta.',
    calledHere: (asked, here) => `«${asked}» se llama aquí «${here}».`,
    useNames: (names) => `Usar los nombres ${names}`,
    kinds: {
      lesson: 'Lección',
      basics: 'Cómo se juega',
      ruling: 'Regla',
      case: 'Caso',
      example: 'Puntuación',
      mistake: 'Error',
      word: 'Palabra',
    },
  },
  withOtherNames: withOtherNames(words),
  cardName: (from, card) => words[from][card],

  basics: basics(w),
  scoring: scoring(w),
  bonus: bonus(w),
  mistakes: mistakes(w),
  faq: faq(w),

  cases: {
    lead: 'Cada pregunta frecuente con su respuesta y la partida en la que surge, para verla carta a carta.',
    numbered: (id) => `Caso ${id}`,
    replays: 'Repeticiones',
    replay: (place) => `Repetición ${number(place)}`,
    rests: 'Se basa en',
    big: 'Abrir en grande',
    player: 'Repetición del caso',
  },
  watch: (id) => (id.startsWith('R') ? `Ver ${id}` : `Ver el caso ${id}`),
});
