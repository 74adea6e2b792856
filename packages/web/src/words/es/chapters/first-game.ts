import { SEVEN, TURN_7_BONUS } from '@turn7/engine';
import { afterFor, does, type Words } from '@turn7/narration/es';
import type { Chapters } from '../../chapters.ts';
import { capitalised, number } from '../../format.ts';

export const texts = (w: Words): Chapters['first-game'] => {
  const aside = `Entre las tres, ${w.aLock} o ${w.aTurnThree} se pone aparte.`;
  return {
    title: 'Tu primera partida',
    lesson: 'Lección',
    progress: (lessons) => `Ya explicado: ${number(lessons)}`,
    begin: 'Repartir las cartas',
    gotIt: 'Entendido',
    rule: 'La regla',
    hush: 'Sin más consejos',
    explain: 'Consejos otra vez',
    quiet: 'Ahora juegas sin consejos.',
    yourTurn: 'Te toca. Sin prisa.',
    watch: 'Mira lo que pasa.',
    summary: 'Mira los puntos y sigue.',
    names: {
      welcome: 'Tu primera partida',
      deal: 'El reparto',
      choice: '¿Pedir o plantarse?',
      risk: 'El riesgo está en la carta',
      stayed: 'Plantarse',
      modifier: 'Puntos extra',
      lifeSaver: w.lifeSaver,
      saved: 'A salvo',
      bust: 'Pasarse',
      lock: w.lock,
      turnThree: w.turnThree,
      aside: 'Cartas aparte',
      turn7: w.turn7,
      score: 'La cuenta',
      end: 'El final',
    },

    welcome: (target) =>
      `Reúne números distintos. Si uno sale dos veces, tu ronda no vale nada. A partir de ${number(target)}, gana el total más alto. Juega como quieras: aquí nada puede salir mal.`,
    deal: 'Cada asiento recibe una carta a la vista. Un número vale sus puntos. Solo se oculta el orden del mazo.',
    choice: 'Pedir da una carta más. Plantarse asegura tus puntos, y esperas a la ronda siguiente.',
    risk: (value, copies, busts, cards) =>
      `Los lunares de una carta cuentan sus copias: del ${value} hay ${number(copies)}. De ${number(cards)} cartas en el mazo, con ${number(busts)} te pasarías ahora.`,
    stayed: (who, points) =>
      `${does(who, 'te plantas', 'se planta')}, a salvo con ${points}. En esta ronda ya ninguna carta toca ese asiento.`,
    modifier: (who, sign) =>
      `${does(who, 'sacas', 'saca')} ${sign}. Cuenta al final de la ronda. Nunca hace que te pases y no cuenta entre los ${number(SEVEN)} números.`,
    lifeSaver: (who) =>
      `${does(who, 'guardas', 'guarda')} ${w.theLifeSaver}: detendrá una repetida. Nadie tiene dos: el segundo se regala.`,
    saved: (who, twin) =>
      `Otro ${twin}, pero ${w.theLifeSaver} lo detiene. Las dos cartas se van, el turno acaba y ${who.you ? 'sigues' : `${who.text} sigue`} en juego.`,
    bust: (who, twin) =>
      `${does(who, 'sacas', 'saca')} otro ${twin} y ${who.you ? 'te pasas' : 'se pasa'}: la ronda no vale nada, haya lo que haya en la mesa.`,
    lockAim: `Has sacado ${w.aLock}. Elige para quién es, incluso para ti: asegura sus puntos y sale de la ronda.`,
    lockStruck: (who) =>
      `${capitalised(w.theLock)} es para ${afterFor(who)}: puntos asegurados y fuera de la ronda. Quien lo saca elige para quién es.`,
    turnThreeAim: `Has sacado ${w.aTurnThree}: tres cartas seguidas. Dáselo a quien tenga mucho que perder, o atrévete.`,
    turnThreeStruck: (who) =>
      `${does(who, 'tienes', 'tiene')} que sacar tres cartas seguidas. Solo pasarse o ${w.aTurn7} lo detiene antes.`,
    aside: {
      survived: `${aside} Tras la tercera carta, se da a alguien. Al pasarse se habría perdido.`,
      busted: `${aside} Aquí va al descarte sin efecto: quien se pasa lo pierde.`,
      'turn 7': `${aside} Aquí va al descarte sin efecto: la ronda ha acabado.`,
    },
    turn7: (who) =>
      `¡${number(SEVEN)} números distintos! La ronda acaba al momento, con ${number(TURN_7_BONUS)} puntos más para ${afterFor(who)}. Quien seguía en juego conserva los suyos.`,
    score: (points) =>
      `Se suman los números, ×2 los dobla y luego viene cada +N. Pasarse es 0. Tu ronda: ${number(points)}.`,
    end: (who, target) =>
      `${does(who, 'tienes', 'tiene')} el total más alto, y al menos ${number(target)}: partida ganada. Con empate jugarían todos otra ronda.`,
    nobody: 'Ya no se puede repartir ninguna carta: la partida acaba sin ganador.',

    met: 'Lo que ya conoces',
    notMet: 'La próxima vez',
    playNow: 'Jugar ya',
    quiz: 'Hacer el test',
    again: 'Otra vez',
    learn: 'Todo sobre el juego',
  };
};
