import { DECK_SIZE, DEFAULT_TARGET, SEVEN, TURN_7_BONUS } from '@turn7/engine';
import type { Words } from '@turn7/narration/es';
import type { Chapters } from '../../../chapters.ts';
import { capitalised, number } from '../../../format.ts';

export const basics = (w: Words): Chapters['learn']['basics'] => ({
  goalText: `Reúne puntos en varias rondas. Gana quien más tenga al acabar una ronda, con al menos ${number(DEFAULT_TARGET)}. En cada ronda descubres números distintos: cuantos más tienes, más suman y más hay que perder.`,
  deck: `La baraja: ${number(DECK_SIZE)} cartas`,
  round: 'Una ronda, paso a paso',
  names: 'Las cartas tienen dos juegos de nombres. Elige el que usas al jugar; toda la página lo sigue.',
  before: 'Antes',
  after: 'Después',
  waiting: 'En espera, la primera actúa antes',
  shortGame: (target) => `Una partida corta a ${number(target)} puntos.`,
  steps: {
    deal: {
      title: 'Una carta para cada asiento',
      text: 'Descubierta, empezando a la izquierda de quien reparte. Una carta de acción se resuelve al momento, antes de la carta siguiente.',
    },
    hit: {
      title: 'Pedir: una carta más',
      text: 'Por turnos, cada asiento que sigue en juego decide: pedir o plantarse. Un número nuevo se une a tu fila y vale sus puntos.',
    },
    stay: {
      title: 'Plantarse: quedarte con lo que tienes',
      text: 'Sales de la ronda con los puntos asegurados. Ya no se puede jugar ninguna carta sobre ti. Hace falta al menos una carta para plantarse.',
    },
    bust: {
      title: 'Una repetida: te pasas',
      text: 'Un número que ya está en tu fila hace que te pases. Quedas fuera y la ronda no te da nada.',
    },
    modifiers: {
      title: 'Los modificadores nunca dañan',
      text: 'Van aparte de la fila. Un +4 no repite un 4, y ningún modificador cuenta como uno de los siete números.',
    },
    lifeSaver: {
      title: `${w.lifeSaver}: te salva una vez`,
      text: 'Se queda delante de ti. La primera repetida se lo lleva: las dos cartas se descartan, tu fila sigue y tu turno acaba. Si te llega otro, hay que regalarlo.',
    },
    lock: {
      title: `${w.lock}: fuera, con los puntos`,
      text: 'Quien lo saca elige un asiento en juego, quizá el suyo. Ese asiento asegura sus puntos y sale de la ronda.',
    },
    turnThree: {
      title: `${w.turnThree}: tres cartas seguidas`,
      text: `Quien lo saca elige un asiento en juego, que descubre tres cartas, una a una. Pasarse o hacer ${w.aTurn7} lo detiene.`,
    },
    queue: {
      title: 'Cartas de acción entre las tres',
      text: `${capitalised(w.aLock)} o ${w.aTurnThree} entre las tres espera a la tercera carta. Después cada una recibe un asiento en juego, y actúan en ese orden.`,
    },
    turn7: {
      title: `${number(SEVEN)} números distintos: ¡${w.turn7}!`,
      text: `La ronda acaba al instante para todos. Sumas un bonus de ${number(TURN_7_BONUS)} puntos; quien seguía en juego conserva los suyos.`,
    },
    roundEnd: {
      title: 'El final de una ronda',
      text: 'Cuando no queda nadie en juego, se apuntan los puntos: los números, doblados por ×2, y luego los modificadores +N.',
    },
    nextDealer: {
      title: 'Quién reparte después',
      text: 'El reparto pasa un asiento a la izquierda. Las cartas de la ronda van al descarte sin barajar; se baraja cuando el mazo se acaba.',
    },
    gameEnd: {
      title: 'El final de la partida',
      text: `Una ronda siempre se juega hasta el final. Después gana el total más alto si es de al menos ${number(DEFAULT_TARGET)}, da igual quién llegó antes.`,
    },
    tie: {
      title: 'Con empate se sigue',
      text: 'Si el total más alto es compartido, todos juegan otra ronda, no solo quienes empatan.',
    },
  },
});
