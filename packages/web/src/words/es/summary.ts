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
      out: () => 'Nadie sigue en juego',
      dry: () => 'Se acabaron las cartas',
    },
    because: {
      turn7: 'La ronda terminó al instante; quien seguía en juego conserva sus puntos.',
      out: 'Ya nadie puede pedir, así que se cuentan los puntos.',
      dry: 'El mazo y el descarte están vacíos; se cuenta lo que hay.',
    },
    scores: 'Puntos de esta ronda',
    gained: (points) => `+${number(points)}`,
    second: (value) => `un segundo ${value}:`,
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

    rematch: 'Revancha',
    rematchByHost: (host) => `${host ?? 'El anfitrión'} puede empezar la revancha.`,
    whatNext: 'Y ahora',
    replay: 'Ver la repetición',
    save: 'Guardar el registro',
    check: 'Comprobar la mezcla',
    share: 'Compartir el resultado',
    copied: 'Copiado',
    notCopied: 'No se ha podido copiar.',
    copyYourself: 'Copia este texto:',
    home: 'Portada',
    recordAgain: 'El registro no ha llegado: probar otra vez',
    shared: (winner, rounds) =>
      `${w.turn7}: ${winner === null ? 'no gana nadie' : `gana ${winner}`} ${inRounds(rounds)}`,

    soloBeaten: '¡Reto superado!',
    soloMissed: 'Esta vez no',
    soloBest: (rounds) => `Tu récord: ${number(rounds)} ${rounds === 1 ? 'ronda' : 'rondas'}`,
    soloNewBest: 'Tu mejor resultado',
    soloAgain: 'Otra vez',

    proof: {
      title: 'Comprobar la mezcla',
      what: 'Antes de la primera carta quedó fijado el hash de un secreto; el historial lo muestra. El secreto y las semillas de los jugadores dan cada mezcla, así que después no se pudo cambiar nada.',
      seeded: 'Hubo jugadores que añadieron su semilla, así que nadie pudo elegir las cartas por su cuenta.',
      unseeded:
        'Nadie añadió una semilla: el secreto solo hizo las mezclas, y confías en el dispositivo que lo eligió.',
      commitment: 'Hash mostrado antes de la partida',
      secret: 'Secreto, mostrado después',
      seeds: 'Semillas de los jugadores',
      noSeed: 'ninguna',
      proven: (shuffles) =>
        shuffles === 1
          ? 'Demostrado: la mezcla es la que dan el secreto y las semillas.'
          : `Demostrado: las ${number(shuffles)} mezclas son las que dan el secreto y las semillas.`,
      pending: 'El secreto aún no se ha revelado.',
      none: 'Nadie se comprometió con las mezclas de esta partida.',
      failed: 'Este registro no corresponde a lo que se selló antes de la partida.',
      noRecord: 'El registro de esta partida aún no está aquí.',
    },
  };
};
