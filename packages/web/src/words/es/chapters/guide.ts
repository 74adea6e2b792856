import type { Words } from '@turn7/narration/es';
import type { Chapters } from '../../chapters.ts';
import { arms } from './guide/arms.ts';
import { claims } from './guide/claims.ts';

export const texts = (w: Words): Chapters['guide'] => ({
  lead: 'Consejos que la gente se da, cada uno probado en muchísimas partidas. Al lado está lo que se midió.',

  stopTitle: '¿Cuándo me planto?',
  stopLine: (limit) => `Plántate en cuanto tu mano valga ${limit} puntos o más.`,
  stopShare: (wins, others, best) =>
    `El mejor límite fijo que se midió: entre cuatro gana el ${wins} de las partidas contra tres que se plantan con ${others}. Quien sopesa cada carta y las cuenta gana el ${best}.`,

  topTitle: 'Las reglas que más importan',
  topLead:
    'Cuánto más a menudo ganas que otros que juegan igual sin esa regla. Las ganancias no se suman: una regla cubre parte de otra.',
  rules: {
    odds: 'Sopesa la próxima carta: lo que puede traer y lo que puede costar.',
    count: 'Recuerda lo que ya pasó. Las cartas de la mesa y del descarte no pueden volver.',
    saver: `No te plantes nunca mientras tengas ${w.aLifeSaver}.`,
    x2: 'Con ×2, sigue como si no lo tuvieras.',
    lock: `Juega ${w.aLock} contra quien quedaría más arriba.`,
    three: `Juega ${w.aTurnThree} contra la fila con más riesgo de pasarse.`,
    limit: 'Si te plantas con una cifra fija, que sea alta.',
    close:
      'Al final de la partida: sigue mientras ganaría alguien que ya está fuera; para en cuanto nadie pueda adelantarte.',
  },
  ruleGain: (points, se) => `${points}\u00a0±\u00a0${se} puntos porcentuales`,

  evidence: 'Lo que se midió',
  claimsTitle: 'Los consejos, uno por uno',
  claims: claims(w),
  arms: arms(w),
  verdicts: {
    holds: 'Cierto',
    limits: 'Cierto con límites',
    idle: 'No cambia nada',
    false: 'Falso',
    'no choice': 'No se elige',
  },

  key: 'En los gráficos, la línea vertical es el reparto a partes iguales; la barra, los puntos porcentuales que el jugador gana de más o de menos. La línea fina de debajo llega a dos errores estándar por cada lado.',
  columns: {
    player: 'Jugador',
    wins: 'Victorias',
    error: 'Error estándar',
    even: 'A partes iguales',
    gain: 'Ganancia en puntos porcentuales',
    name: 'Nombre en el simulador',
    others: 'Los demás',
    mean: 'Puntos medios por ronda',
  },
  wins: (player, wins, se) => `${player} – gana el ${wins}\u00a0±\u00a0${se}`,
  more: (points) => `${points} puntos porcentuales más que a partes iguales`,
  fewer: (points) => `${points} puntos porcentuales menos que a partes iguales`,
  same: 'lo mismo que a partes iguales',

  handsTitle: 'Lo que dicen las probabilidades',
  handsNote: 'Exacto, con un mazo nuevo y sin que nadie más saque cartas.',
  handStay: (points) => `Plantarse: ${points} puntos`,
  handHit: (points, bust) => `Pedir: ${points} de media, se pasa en el ${bust}`,

  bestLimit: (limit, mean, se) =>
    `Solo por puntos, el mejor límite fijo es ${limit}: ${mean}\u00a0±\u00a0${se} por ronda, en solitario con un mazo nuevo.`,
  sevenIfAlways: (share) =>
    `Solo con cartas de número, quien nunca se planta logra ${w.aTurn7} en el ${share} de las rondas y se pasa en todas las demás.`,
  duel: 'Cuánto riesgo conviene, entre dos y solo con cartas de número (exacto):',
  duelRow: (own, other, bust) => `con ${own} a ${other}: se pasa en el ${bust} de las rondas`,

  luckTitle: '¿Cuánto de una partida es suerte?',
  luckShares: (games, luck, own, others) =>
    `La mayor parte. En ${games} partidas analizadas de cuatro que juegan distinto, las cartas explican el ${luck} de las diferencias de resultado, las decisiones propias el ${own} y las de los demás el ${others}; el resto es el error de la estimación.`,
  luckLeads:
    'Así que una partida dice poco de quién juega mejor. Estas hacen falta para que el mejor de los cuatro vaya por delante con 95 de 100 posibilidades: en victorias, y en lo que han costado las decisiones según el análisis de cada partida.',
  luckColumns: {
    ahead: (best) => `${best} por delante de`,
    wins: 'Partidas, por victorias',
    choices: 'Partidas, por análisis',
  },

  trySimulation: 'Jugar estas partidas en el laboratorio',
  tryHand: 'Probar en el laboratorio',
  scoring:
    'Otro error que se nombra a menudo es de reglas, no de juego: cada +N viene después de doblar, y ningún modificador cuenta para los siete.',
  scoringLink: 'Cómo se puntúa',

  methodTitle: 'Cómo se midió',
  method: (games, seed) =>
    `Cada fila es un jugador en ${games} partidas enteras, con las reglas completas. Los demás asientos juegan todos igual; los asientos y el primer reparto van rotando. Todo parte de la semilla ${seed}, así que cualquiera obtiene las mismas cifras.`,
  even: (four, two) =>
    `Entre cuatro, a partes iguales toca el ${four} de las victorias; entre dos, el ${two}. Lo que queda por encima o por debajo viene de lo único que el jugador hace de otra manera.`,
  errors: (errors, points) =>
    `± es el error estándar: cuánto puede desviarse una cifra por azar. El doble cubre unos 19 de cada 20 casos. Una diferencia cuenta si pasa de ${errors} errores estándar y de ${points} puntos porcentuales.`,
  bounds:
    'Un consejo es cierto si todas las medidas salen como dice, y con límites si salen algunas. Si no sale ninguna y una dice lo contrario, es falso.',
  curious: 'Para curiosos',
  command: 'Las cifras de esta página las escribe una orden:',
});
