import { DECK_SIZE, TURN_7_BONUS } from '@turn7/engine';
import type { Words } from '@turn7/narration/es';
import { number } from '../format.ts';
import type { Texts } from '../texts.ts';

export const help = (w: Words): Texts['help'] => ({
  title: 'Ayuda',
  howToPlay: 'Cómo se juega',
  steps: [
    'Cada persona recibe una carta. Después, por turnos: pedir otra carta, o plantarse y asegurar los puntos.',
    'Un número que ya tienes es una repetida: te pasas, y la ronda no te da nada.',
    `Siete números distintos son ${w.aTurn7}: ${number(TURN_7_BONUS)} puntos más, y la ronda acaba para toda la mesa.`,
  ],
  goal: (target) => `Gana quien tiene más puntos al acabar una ronda, con ${number(target)} como mínimo.`,
  keyboard: 'Teclado',
  keys: {
    hit: 'Pedir',
    stay: 'Plantarse',
    target: 'Elegir un asiento',
    next: 'Continuar: ronda siguiente, jugador siguiente',
    skip: 'Avanzar hasta mi próxima decisión, o al final de la ronda',
    log: 'Historial',
    coach: 'Activar o quitar el consejero',
    mute: 'Activar o quitar el sonido',
    help: 'Esta ayuda',
    close: 'Cerrar una ventana',
  },
  keysTo: 'a',
  back: 'Volver',
  allRules: 'Todas las reglas',
  independent: 'Turn 7 es una versión digital independiente y no oficial del juego de cartas Flip 7 de Eric Olsen.',
  version: (version) => `Versión ${version}`,

  rules: 'Reglas',
  rulesTitle: 'Las reglas de Turn 7',
  contents: 'Contenido',
  cards: 'Las cartas',
  copies: (copies) => `${number(copies)}×`,
  numbers: 'Números',
  numbersText:
    'Un número vale sus puntos y existe tantas veces como dice; el 0, una. Los lunares de la carta cuentan las copias.',
  modifiers: 'Modificadores',
  modifiersText: 'Suben la puntuación y nunca hacen que te pases.',
  actions: 'Cartas de acción',
  actionsText: {
    lock: 'El asiento elegido asegura sus puntos y sale de la ronda.',
    turnThree: 'El asiento elegido saca tres cartas, una a una.',
    lifeSaver: 'Salva una vez de una repetida.',
  },
  bonuses: '+2 a +10',
  bonusesText: 'Se suman a los puntos de la ronda y nunca se doblan.',
  doubleText: 'Dobla la suma de los números.',
  deck: `En total ${number(DECK_SIZE)} cartas; las mesas grandes juegan con varias barajas.`,
  words: 'Palabras con un solo sentido',
  meanings: [
    [
      'Asiento',
      `el lugar de cada persona. Está activo hasta que se planta, queda ${w.locked} o se pasa; entonces está fuera.`,
    ],
    ['Fila', 'las cartas de número de un asiento.'],
    ['Repetida', 'una carta de número que la fila ya tiene.'],
    ['Asegurar', 'dejar la ronda con los puntos, que ya no corren peligro.'],
    [
      'Apartada',
      `en espera mientras aún se sacan cartas por ${w.aTurnThree}; después asignada, es decir, con destino.`,
    ],
  ],
  rulings: 'Regla por regla',
  sections: {
    cards: 'Cartas',
    round: 'La ronda',
    turns: 'Pedir y plantarse',
    turn7: w.turn7,
    lifeSaver: w.lifeSaver,
    lock: w.lock,
    turnThree: w.turnThree,
    choices: 'Decisiones',
    piles: 'Montones',
    scoring: 'Puntuación',
    game: 'La partida',
    house: 'Reglas de la casa',
    stacked: 'Montones preparados',
  },

  unknownTitle: 'Aquí no hay nada',
  unknownText: (path) => `Esta página no conoce la dirección ${path}.`,
});
