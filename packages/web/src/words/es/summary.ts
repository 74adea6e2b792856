import type { Words } from '@turn7/narration/es';
import { number } from '../format.ts';
import type { Texts } from '../texts.ts';

/** The place in a ranking. */
export const ordinal = (place: number): string => `${place}.º`;

export const summary = (w: Words): Texts['summary'] => {
  const inRounds = (rounds: number) => `en ${number(rounds)} ${rounds === 1 ? 'ronda' : 'rondas'}`;
  return {
    over: (round) => `Fin de la ronda ${number(round)}`,
    ended: {
      turn7: ({ you, text }) => `${you ? 'Has hecho' : `${text} ha hecho`} ${w.aTurn7}`,
      dry: 'Se acabaron las cartas',
    },
    tally: (banked, busted) => {
      if (banked + busted === 1) return banked === 1 ? 'Has asegurado tus puntos' : 'Te has pasado';
      if (busted === 0) return 'Todo el mundo ha asegurado sus puntos';
      if (banked === 0) return 'Todo el mundo se ha pasado';
      const secure = banked === 1 ? 'asegura' : 'aseguran';
      return `${number(banked)} ${secure}, ${number(busted)} ${busted === 1 ? 'se pasa' : 'se pasan'}`;
    },
    decided: ({ you, text }, points) =>
      you ? `Llegas a ${number(points)} y ganas` : `${text} llega a ${number(points)} y gana`,
    because: {
      turn7: 'La ronda terminó al instante; quien seguía en juego conserva sus puntos.',
      out: 'Ya nadie puede pedir, así que se cuentan los puntos.',
      dry: 'El mazo y el descarte están vacíos; se cuenta lo que hay.',
    },
    scores: 'Puntos de esta ronda',
    gained: (points) => `+${number(points)}`,
    second: (value) => `un segundo ${value}:`,
    lost: (points) => `${number(points)} ${points === 1 ? 'perdido' : 'perdidos'}`,
    progress: (total, target) => `${number(total)} de ${number(target)}`,
    why: '¿Por qué?',
    next: ({ you, text }) => `Siguiente ronda · ${you ? 'repartes tú' : `reparte ${text}`}`,
    toStanding: 'Ver la clasificación final',
    goOn: 'Continuar',
    goesOn: (seconds) => `La mesa sigue sola en ${number(seconds)} s.`,

    moment: `¡${w.turn7}!`,
    different: 'siete números distintos',
    rings: (numbers) => `Siete anillos, uno por número: ${numbers}`,
    seeScores: 'ver los puntos',

    wins: ({ you, text }) => (you ? '¡Ganas tú!' : `¡Gana ${text}!`),
    placed: (place, behind) =>
      `Quedas en el puesto ${number(place)}, a ${number(behind)} ${behind === 1 ? 'punto' : 'puntos'}`,
    nobodyWins: 'No gana nadie',
    noCards: 'Ya no se puede repartir ninguna carta: fin de la partida.',
    result: (points, rounds) => `${number(points)} puntos ${inRounds(rounds)}`,
    standing: 'Clasificación final',
    place: 'Puesto',
    ordinal,
    player: 'Nombre',
    total: 'Total',
    bestRound: 'Mejor ronda',
    busts: 'Se pasó',
    sevens: w.turn7,

    chart: 'Totales por ronda',
    round: (round) => `Ronda ${number(round)}`,
    target: (target) => `meta ${number(target)}`,
    asTable: 'Lo mismo en una tabla',

    dailyResult: 'Ver el resultado',
    rematch: 'Revancha',
    harder: 'Rivales más fuertes',
    easier: 'Rivales más fáciles',
    rematchByHost: (host) => `${host ?? 'El anfitrión'} puede empezar la revancha.`,
    whatNext: 'Y ahora',
    review: 'Analizar la partida',
    replay: 'Ver la repetición',
    save: 'Guardar el registro',
    check: 'Comprobar la mezcla',
    share: 'Compartir el resultado',
    copied: 'Copiado',
    notCopied: 'No se ha podido copiar.',
    copyYourself: 'Copia este texto:',
    home: 'Inicio',
    recordAgain: 'El registro no ha llegado: probar otra vez',
    shared: (winner, rounds) =>
      `${w.turn7}: ${winner === null ? 'no gana nadie' : `gana ${winner}`} ${inRounds(rounds)}`,

    soloBeaten: '¡Reto superado!',
    soloMissed: 'Reto perdido',
    soloLost: 'El reto está perdido',
    soloOutOfReach: (total, target) => `Ya no se puede superar: ${number(total)} de ${number(target)} puntos.`,
    soloBest: (rounds) => `Tu récord: ${number(rounds)} ${rounds === 1 ? 'ronda' : 'rondas'}`,
    soloNewBest: 'Tu mejor resultado',
    soloAgain: 'Otra vez',

    sealed:
      'Antes de la primera carta queda fijada y se muestra la huella de un secreto. El secreto y los números aleatorios de los jugadores dan cada mezcla: quien vio la huella y dio un número sabe después si se cambió algo.',
  };
};
