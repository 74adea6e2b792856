import { GRACE_HOURS } from '@turn7/protocol';
import type { Chapters } from '../../chapters.ts';
import { list, number, percent } from '../../format.ts';

export const texts = (): Chapters['daily'] => ({
  title: 'Reto del día',
  lead: 'Cada día las mismas cartas para todo el mundo, de medianoche a medianoche (UTC). Tienes un solo intento, y cuenta.',
  alone: 'Ningún servidor responde, así que ahora no hay reto. Puedes practicar con otras cartas; eso no cuenta.',
  streak: (days) => (days === 1 ? '1 día' : `${number(days)} días seguidos`),
  boards: {
    bots: { name: 'Contra tres bots', tells: (rivals) => `${list(rivals)}, los mismos cada día. Ganar vale 100 más.` },
    solo: {
      name: 'En solitario',
      tells: 'Hasta 200 en las menos rondas posibles: tu resultado es diez veces tus puntos por ronda.',
    },
  },
  played: (players) =>
    players === 0
      ? 'Aún no lo ha jugado nadie'
      : players === 1
        ? 'Hoy lo ha jugado una persona'
        : `Hoy lo han jugado ${number(players)}`,
  play: 'Jugar',
  goOn: 'Seguir',
  practise: 'Practicar',
  late: (board, until) => `«${board}» de ayer aún no ha terminado. Cuenta hasta el ${until}.`,

  yesterday: (board) => `Ayer: ${board}`,
  score: (score) => (score === 1 ? '1 punto' : `${number(score)} puntos`),
  came: (total, rounds, won) => {
    const after = `${number(total)} en ${rounds === 1 ? 'una ronda' : `${number(rounds)} rondas`}`;
    return won === null ? after : `${won ? 'ganado' : 'perdido'}, ${after}`;
  },
  first: 'Todavía no ha jugado nadie más.',
  better: (share, others) =>
    `Mejor que el ${percent(share)} de los demás que han jugado hasta ahora (${number(others)}).`,
  master: (name, score, came) => `${name} con las mismas cartas: ${number(score)} (${came}).`,
  review: 'Análisis',
  replay: 'Repetición',
  share: 'Compartir',
  copied: 'Copiado',
  copyYourself: 'Copia esto:',
  shared: (score, share) => `${number(score)} puntos, mejor que el ${percent(share)}`,

  tables: 'Clasificaciones',
  whose: 'De quién',
  everybody: 'Todo el mundo',
  board: 'Reto',
  period: 'Cuándo',
  periods: { day: 'Hoy', week: 'Esta semana' },
  nobody: 'Aquí aún no hay ningún resultado.',
  place: 'Puesto',
  name: 'Nombre',
  days: 'Días',
  scored: 'Puntos',
  you: 'tú',
  invite: 'Copiar el enlace para tus amigos',
  joinGroup: 'Unirte a este grupo',
  leaveGroup: 'Dejar este grupo',
  groupFull: 'En este grupo no cabe nadie más. Pide que creen otro.',
  newGroup: 'Nuevo grupo de amigos',
  makeGroup: 'Crear',
  failed: 'El servidor no lo ha hecho. Inténtalo otra vez.',

  archive: 'Días anteriores',
  archiveTells: `Desde ${number(GRACE_HOURS)} horas después del final de un día puedes practicar con sus cartas, cuantas veces quieras. No cuenta.`,
  day: 'Día',
  noSuchDay: 'No hay cartas de ese día.',

  device: 'Tú en otro dispositivo',
  deviceTells:
    'Nadie necesita una cuenta: se te reconoce por una clave en este dispositivo. Con su enlace sigues en otro sitio siendo tú.',
  deviceShow: 'Mostrar el enlace',
  deviceSecret: 'Quien abra este enlace juega por ti. No se lo enseñes a nadie más.',
  takeTitle: '¿Jugar como la persona de este enlace?',
  takeTells:
    'En este dispositivo ya juega alguien. Sus resultados siguen en el servidor, pero solo su propio enlace lleva de vuelta a ellos.',
  takeNot: 'Mejor no',
  take: 'Sí, jugar así',

  yourName: 'Tu nombre',
  nameTells: 'Los demás lo ven junto a tus resultados.',
  nameMissing: 'Escribe un nombre con letras o cifras.',
  proof: 'Las cartas de mañana ya están fijadas. Las huellas de sus secretos, contra bots y en solitario:',
});
