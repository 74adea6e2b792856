import type { Words } from '@turn7/narration/es';
import type { Chapters } from '../../chapters.ts';
import { list, number, percent } from '../../format.ts';

export const texts = (w: Words): Chapters['lab'] => {
  const thinking = 'Calculando…';
  const failed = 'No se ha podido calcular aquí.';
  return {
    title: 'Laboratorio',
    heading: '¿Hasta dónde arriesgar?',
    about: 'Todo se calcula en este dispositivo a partir de las propias cartas: cifras exactas, nada a ojo.',
    tiles: 'Más en el laboratorio',
    tile: {
      position: {
        title: 'Editor de posiciones',
        tells: 'Cualquier mano, cualquier mesa: probabilidades, consejo y motivo',
      },
      simulate: { title: 'Simular', tells: 'Haz que los bots jueguen miles de partidas' },
      strategy: { title: 'Guía de estrategia', tells: 'Consejos conocidos, y lo que dicen las cifras' },
    },
    cards: {
      title: 'Cada carta y su probabilidad',
      tells: (cards, numbers, modifiers, actions) =>
        `${number(cards)} cartas: ${number(numbers)} números, ${number(modifiers)} modificadores, ${number(actions)} cartas de acción.`,
      worth: (points, one) =>
        `La primera carta de una ronda da ${number(points, 2)} puntos de media; una carta de número, ${number(one, 2)}.`,
      decks: 'Barajas',
      fewerDecks: 'Una baraja menos',
      moreDecks: 'Una baraja más',
      drawn: (cards) =>
        cards === 1 ? 'Probabilidad de la próxima carta' : `Probabilidad de ver una entre ${number(cards)} cartas`,
      card: 'Carta',
      copies: 'Copias',
      share: 'Probabilidad de la próxima carta',
      points: 'Puntos por sí sola',
      among: (drawn) => `Entre ${number(drawn)} cartas`,
      row: (copies, chance) => `${number(copies)} · ${chance}`,
      rowTells: 'Tras cada barra: cuántas hay y la probabilidad.',
      says: (cards, drawn, chance) =>
        `Lo más probable ${drawn === 1 ? 'como próxima carta' : `entre ${number(drawn)} cartas`}: ${list(cards)}, ${percent(chance, 1)}.`,
    },
    bust: {
      title: 'Riesgo de pasarse con la próxima carta',
      tells:
        'Baraja completa y solo se conoce la fila. Barras: la media de todas las filas de ese tamaño, cada una según su frecuencia, exacta. Líneas: de la fila más segura a la más arriesgada.',
      foot: 'números en la fila',
      mean: 'Media',
      least: 'Mínimo',
      most: 'Máximo',
      leastRow: 'Fila más segura',
      mostRow: 'Fila más arriesgada',
      says: (first, count, last) =>
        `Con un número, la próxima carta hace que te pases en el ${percent(first)} de los casos; con ${number(count)} números, en el ${percent(last)}.`,
      hand: 'Prueba una mano',
      busts: (busts, cards) => `de riesgo de pasarse: ${number(busts)} de ${number(cards)} cartas.`,
      expected: (hit, stay) => `Pedir una vez da ${number(hit, 1)} puntos de media; plantarse, ${number(stay)}.`,
      open: 'Abrir en el editor de posiciones',
    },
    stopping: {
      title: '¿Pedir o plantarse?',
      tells: {
        numbers: 'El mejor juego por puntos con una baraja nueva solo de números.',
        modifiers: 'El mejor juego por puntos con números y modificadores, mientras no haya ninguno junto a la fila.',
        all: `El mejor juego por puntos con todas las cartas, mientras no haya nada junto a la fila. Las cartas ${w.lock} y ${w.turnThree} van a otros y por eso no cambian nada.`,
      },
      deck: 'Cartas',
      decks: { numbers: 'Números', modifiers: 'Y modificadores', all: 'Todas' },
      columns: 'números en la fila',
      rows: 'suma',
      column: (count) => (count === 1 ? '1 número' : `${number(count)} números`),
      hit: 'pide',
      stay: 'para',
      mixedShort: 'según la fila',
      mixed: 'Un porcentaje indica en cuántas filas con esa suma es mejor pedir; los números bajos son más seguros.',
      says: (two, six) =>
        `Con dos números lo mejor es plantarse desde una suma de ${number(two)}; con seis números, solo desde ${number(six)}.`,
      thinking,
      failed,
    },
    rules: {
      title: 'Reglas sencillas frente al mejor juego',
      tells: 'Solo números, baraja nueva: qué parte de la mejor media posible consigue una regla sencilla.',
      stayFrom: (sum) => `Plantarse desde una suma de ${number(sum)}`,
      result: (rule, share, value, bust) =>
        `${rule}: ${percent(share, 1)} del máximo, ${number(value, 2)} puntos por ronda, te pasas en el ${percent(bust)}.`,
      sum: (sum) => `Desde una suma de ${number(sum)}`,
      risk: (risk) => `Desde un riesgo del ${percent(risk)}`,
      count: (count) => `Desde ${number(count)} números`,
      always: 'No plantarse nunca',
      best: (rule, share) => `La mejor de estas: ${rule}, ${percent(share, 1)} del mejor juego.`,
      rule: 'Cuándo se planta',
      share: 'Porcentaje del máximo',
      value: 'Puntos por ronda',
      bust: 'Se pasa',
      turn7: w.turn7,
      thinking,
      failed,
    },
    best: {
      title: 'Puntos de una ronda con el mejor juego',
      tells: 'Una persona, baraja nueva, la media más alta: la probabilidad exacta de cada puntuación.',
      decks: {
        numbers: 'Solo números',
        modifiers: 'Y modificadores',
        'life savers': `Y ${w.lifeSavers}`,
        solo: 'Todas, en solitario',
      },
      foot: (step) => `puntos, de ${number(step)} en ${number(step)}; en 0, pasarse; ▲ media`,
      mean: 'Media',
      bust: 'Se pasa',
      turn7: w.turn7,
      points: 'Puntos de la ronda',
      rounds: (target) => `Rondas hasta ${number(target)}`,
      says: (means) => `Puntuación media de una ronda: ${means.join(', ')}.`,
    },
    lead: {
      title: 'Cómo una ventaja cambia el riesgo correcto',
      tells:
        'Quien va por detrás debe arriesgar más; quien va por delante, menos: el riesgo que más gana y la probabilidad de ganar.',
      own: (total) => `Tu total: ${number(total)}`,
      other: (total) => `El otro total: ${number(total)}`,
      result: (own, other, risk, win) =>
        `Con ${number(own)} : ${number(other)}, el mejor juego para ganar se pasa en el ${percent(risk, 1)} de las rondas y gana el ${percent(win, 1)} de las partidas.`,
      says: (view, behind, ahead) => `${view}: ${behind} muy por detrás, ${ahead} muy por delante.`,
      shows: 'La tabla muestra',
      views: { risk: 'Riesgo', win: 'Probabilidad de ganar' },
      yourTotal: 'Tu total',
      against: (total) => `contra ${number(total)}`,
      marked: (place, asked) =>
        place === asked ? `Con borde: ${place}.` : `Con borde: ${place}, lo más cercano a ${asked}.`,
      little: 'poco',
      much: 'mucho',
      columns: 'el otro total, en %',
      rows: 'tu total',
      assumes:
        'Exacto para dos, solo con números: cartas nuevas en cada ronda, el otro juega por puntos, nadie ve la ronda del otro y con empate se sigue.',
    },
  };
};
