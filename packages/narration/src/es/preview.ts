import { formatIn } from '../languages.ts';
import type { PreviewWords } from '../preview.ts';

const { number, list } = formatIn('es');

const rondas = (count: number): string => (count === 1 ? 'una ronda' : `${number(count)} rondas`);

export const preview: PreviewWords = {
  site: {
    title: 'Turn 7: siete números distintos y ni una repetida',
    description:
      'El juego de cartas de saber parar a tiempo: contra bots, con amigos por un enlace, también sin conexión. Sin cuenta.',
    headline: 'Siete números distintos. Una repetida y se acabó.',
    line: 'El juego de cartas de saber parar a tiempo.',
  },
  player: (place) => `Asiento ${number(place)}`,
  more: (count) => (count === 1 ? 'y otra persona' : `y ${number(count)} más`),
  names: (names, others) =>
    list(others === 0 ? names : [...names, others === 1 ? 'otra persona' : `${number(others)} más`]),
  round: (round, target) => `Ronda ${number(round)}, hasta ${number(target)} puntos`,
  leads: (name, total) => `${name} va por delante con ${number(total)}.`,
  wins: (name) => `¡Gana ${name}!`,
  nobodyWins: 'No gana nadie',
  result: (total, count) => `${number(total)} puntos tras ${rondas(count)}`,
  table: {
    title: 'Una mesa en Turn 7',
    headline: 'Hay un asiento para ti',
    description: 'Abre el enlace para venir a la mesa. Sin cuenta, y se aprende en un minuto.',
    label: 'Mesa',
  },
  lobby: {
    title: (host) => `${host} te invita a jugar a Turn 7`,
    headline: (host) => `${host} te invita`,
    seats: (taken, seats) => `${number(taken)} de ${number(seats)} asientos ocupados`,
    description: (taken) => `${taken}. Abre el enlace para jugar, sin cuenta.`,
    code: 'Código',
  },
  playing: {
    title: (names) => `En la mesa: ${names}`,
    description: 'Abre el enlace para mirar.',
    label: 'En directo',
  },
  replay: {
    title: 'Una partida para volver a ver',
    of: (names) => `Repetición: ${names}`,
    description: 'Carta a carta, con lo que se podía saber en cada decisión.',
    label: 'Repetición',
  },
  review: {
    title: 'Una partida analizada',
    of: (names) => `Análisis: ${names}`,
    description: 'Cuánto fue suerte y cuánto acierto: se pesa cada decisión.',
    label: 'Análisis',
  },
  score: {
    title: 'El marcador de la noche',
    description: 'La página se mantiene al día sola mientras dura la partida.',
    after: (count) => (count === 0 ? 'Está a punto de empezar' : `Tras ${rondas(count)}`),
    label: 'Marcador',
  },
  daily: {
    title: (day) => `Reto del día, ${day}`,
    headline: 'Las mismas cartas para todo el mundo',
    description: 'Un reparto al día y un solo intento: ¿hasta dónde llegas?',
    label: 'Reto del día',
  },
  screens: {
    '/play': {
      title: 'Jugar',
      description: 'Una partida en este dispositivo: contra bots, de mano en mano o en solitario.',
    },
    '/games': {
      title: 'Mis partidas',
      description: 'Las partidas terminadas en un dispositivo, con repeticiones y cifras.',
    },
    '/score': { title: 'Marcador', description: 'Para las cartas de verdad en tu mesa.' },
    '/score/evenings': { title: 'Veladas', description: 'Partidas con cartas de verdad que se guardaron.' },
    '/board': { title: 'Pantalla grande', description: 'El marcador de la noche para toda la sala.' },
    '/rules': { title: 'Reglas', description: 'Cada regla completa, con su número.' },
    '/learn': { title: 'Aprender', description: 'Reglas en imágenes, casos difíciles y un test.' },
    '/learn/basics': { title: 'Cómo se juega', description: 'Las reglas en imágenes, cinco minutos.' },
    '/learn/first-game': { title: 'Primera partida', description: 'Juega una ronda; todo se explica.' },
    '/learn/scoring': { title: 'Puntuación', description: 'Cada paso de la suma y una calculadora.' },
    '/learn/bonus': { title: 'Siete números', description: 'Lo raros que son y cuándo buscar ese bonus.' },
    '/learn/mistakes': { title: 'Errores comunes', description: 'Lo que se hace mal y lo que es correcto.' },
    '/learn/cases': { title: 'Casos difíciles', description: 'Todas las preguntas frecuentes, para ver.' },
    '/learn/quiz': { title: 'Test', description: '¿Qué pasa ahora? ¿Pedir o plantarse?' },
    '/learn/strategy': { title: 'Estrategia', description: 'Los consejos de siempre, a prueba.' },
    '/lab': { title: 'Laboratorio', description: 'Probabilidades y un millón de partidas.' },
    '/lab/position': {
      title: 'Editor de posiciones',
      description: 'Pon lo que hay sobre la mesa: probabilidades, el mejor juego y un consejo.',
    },
    '/lab/simulate': {
      title: 'Simulación',
      description: 'Los bots juegan miles de partidas: ¿quién gana y cuántas veces?',
    },
  },
};
