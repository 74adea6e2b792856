import { DEFAULT_TARGET } from '@turn7/engine';
import type { Words } from '@turn7/narration/es';
import type { Chapters } from '../../../chapters.ts';
import { number, percent } from '../../../format.ts';

export const mistakes = (w: Words): Chapters['learn']['mistakes'] => ({
  lead: 'Lo que sale mal una y otra vez en las mesas de verdad: lo que se hace, lo que es correcto y la regla que lo dice.',
  ofRules: 'Reglas',
  ofPlay: 'Juego',
  wrong: 'Lo que se hace',
  right: 'Lo correcto',
  why: 'Por qué',
  more: 'Saber más',
  chaseFigures: (always, best) =>
    `Solo con números: no plantarse nunca da ${number(always, 1)} puntos por ronda; el mejor juego, ${number(best, 1)}.`,
  gameFigures: (win) =>
    `Entre dos, solo con números: quien juega a ganar vence a quien juega a puntos en el ${percent(win, 1)} de las partidas.`,
  list: {
    bonusFirst: {
      wrong: 'Añadir primero las cartas +N y doblarlo todo.',
      right: 'Dobla los números y después añade las cartas +N. Nunca se doblan.',
    },
    modifiersCount: {
      wrong: `Contar modificadores o cartas de acción para ${w.aTurn7}.`,
      right: 'Solo cuentan siete cartas de número distintas, haya lo que haya además.',
    },
    zero: {
      wrong: 'Creer que el 0 no sirve para nada.',
      right: 'No da puntos, pero es uno de los siete números y no tiene repetida en la baraja.',
    },
    saverKept: {
      wrong: `Gastar ${w.aLifeSaver} «demasiado pronto» o guardarlo para una mano mejor.`,
      right: 'No hay elección: la primera repetida se lo lleva, valga lo que valga la mano.',
    },
    saverTurn: {
      wrong: `Pedir otra vez cuando ${w.theLifeSaver} ya ha ayudado.`,
      right: 'El turno ha acabado. Le toca al asiento siguiente.',
    },
    saverNext: {
      wrong: `Guardar ${w.aLifeSaver} para la ronda siguiente.`,
      right: 'Se descarta al final de la ronda.',
    },
    saverTwo: {
      wrong: `Juntar dos ${w.lifeSavers}.`,
      right: 'El segundo va enseguida a un asiento en juego que no tenga; si no lo hay, al descarte.',
    },
    lockSelf: {
      wrong: `Creer que ${w.aLock} debe ir a otra persona.`,
      right: 'Puedes quedártelo y asegurar así tus puntos. Si solo quedas tú, debes hacerlo.',
    },
    lockLost: {
      wrong: `Apuntar 0 a quien quedó ${w.locked}.`,
      right: 'Suma lo que tiene delante, como si se hubiera plantado.',
    },
    dealAgain: {
      wrong: 'Dar otra carta a quien recibió una de acción en el reparto.',
      right: 'La de acción era su carta. Quien la juega sobre otra persona quizá empiece la ronda sin nada.',
    },
    threeAll: {
      wrong: `Descubrir las tres cartas ${w.ofTheTurnThree} después de pasarse.`,
      right: `Pasarse o hacer ${w.aTurn7} lo detiene con esa misma carta.`,
    },
    threeNow: {
      wrong: `Jugar al momento ${w.aLock} o ${w.aTurnThree} que sale entre las tres.`,
      right: 'La carta espera a la tercera, y se descarta si el asiento se pasa.',
    },
    threeOrder: {
      wrong: `Cuando esperan varios ${w.turnThrees}, empezar por el más reciente.`,
      right: 'Lo primero que se asigna es lo primero que actúa; lo que llega después va al final de la cola.',
    },
    threePass: {
      wrong: `Pasar a otra persona ${w.aTurnThree} que se ha recibido.`,
      right: 'Nadie reasigna una carta. Si su destino ya está fuera, se descarta.',
    },
    nextTurn: {
      wrong: 'Seguir después del asiento que descubrió tres cartas.',
      right: 'Le toca al asiento siguiente al que recibió la carta, se jugara sobre quien se jugara.',
    },
    shuffle: {
      wrong: 'Barajar todas las cartas antes de cada ronda.',
      right:
        'Las cartas jugadas se quedan en el descarte. Solo se baraja cuando el mazo se acaba: por eso ayuda contar cartas.',
    },
    shuffleTable: {
      wrong: 'Barajar también las cartas de quien se ha pasado.',
      right: 'Lo que hay delante de un asiento se queda ahí hasta que acaba la ronda.',
    },
    firstToTarget: {
      wrong: `Acabar la partida en cuanto alguien tiene ${number(DEFAULT_TARGET)} puntos.`,
      right: 'La ronda se juega hasta el final; después gana el total más alto, da igual quién llegó antes.',
    },
    tie: {
      wrong: 'Compartir la victoria o dejar que sigan solo quienes empatan.',
      right: 'Todos juegan otra ronda, hasta que un solo asiento va en cabeza. Puede ser cualquiera.',
    },
    chase: {
      wrong: `Ir siempre a por ${w.aTurn7}.`,
      right:
        'Unos puntos seguros cada ronda dan mucho más; con números altos en la fila, con la séptima carta casi siempre te pasas.',
    },
    doubled: {
      wrong: 'Seguir pidiendo por el ×2, para sacarle más.',
      right: 'Dobla lo que puedes ganar y lo que puedes perder. Plántate más o menos donde lo harías sin él.',
    },
    sameGame: {
      wrong: 'Jugar igual, vaya como vaya el marcador.',
      right: 'Muy por delante, arriesga menos; por detrás, más, sobre todo si alguien puede ganar con esta ronda.',
    },
  },
});
