import type { Chapters } from '../../chapters.ts';
import { list, number } from '../../format.ts';

const seats = (count: number) => (count === 1 ? 'el asiento libre' : `los ${number(count)} asientos libres`);

export const texts = (): Chapters['online'] => ({
  away: (name) => `${name} no responde; juega un bot.`,
  left: (name) => `${name} ha dejado la partida; juega un bot.`,
  gone: (name) => `${name} ha dejado la mesa.`,
  back: (name) => `${name} ha vuelto.`,
  host: (name) => `${name} dirige ahora la mesa.`,
  youHost: 'Ahora diriges tú la mesa.',
  chosen: {
    clock: 'Se acabó el tiempo: un bot ha elegido por ti',
    absence: 'Se perdió tu conexión: un bot ha elegido por ti',
    left: 'Mientras no estabas, un bot ha elegido por ti',
    host: 'El anfitrión ha dejado que un bot elija por ti',
  },
  before: (more) => (more === 1 ? 'y otra elección antes' : `y ${number(more)} elecciones más antes`),
  close: 'Cerrar',
  daily: 'Al reto del día',
  embed: 'Insertar en una página',
  device: {
    title: 'Jugar en otro dispositivo',
    tells:
      'Escanéalo con tu otro dispositivo o abre allí el enlace: tu asiento se va contigo. Sirve una vez, durante diez minutos. No se lo des a nadie más.',
    making: 'Creando el enlace…',
    failed: 'No se pudo crear el enlace. Prueba otra vez en un momento.',
  },

  clock: {
    left: (seconds) => `${number(seconds)} s`,
    hurry: (seconds) => `¡Rápido! ${number(seconds)} s`,
    ends: (seconds) =>
      `${seconds === 1 ? 'Queda un segundo' : `Quedan ${number(seconds)} segundos`}. Después, un bot elige por ti.`,
    longLeft: (time) => (time === null ? 'Queda un momento' : `Quedan ${time}`),
    slow: 'Partida lenta: nadie tiene que estar presente. Vuelve cuando te toque.',
    tells: 'Cuenta a partir de la próxima pregunta. Cuando se acaba, un bot toma esa decisión.',
  },

  hosting: {
    menu: (name) => `${name}: avisar, dejar jugar a un bot, echar`,
    nudge: 'Avisar',
    nudgeTells: (name) => `${name} ve y oye que la mesa espera.`,
    notAsked: (name) => `La mesa no espera a ${name}.`,
    nudged: (name) => `El aviso ha llegado a ${name}.`,
    nudgesYou: 'La mesa te espera',
    standIn: 'Dejar jugar a un bot',
    standInTells: (name) => `Hasta que ${name} vuelva a responder.`,
    standsIn: (name) => `Un bot ya juega por ${name}.`,
    sendAway: 'Echar',
    sendAwayTells: (name) =>
      `Un bot juega en su asiento hasta el final de la partida. Nadie llamado ${name} podrá volver a esta mesa.`,
    reallySendAway: (name) => `¿Echar a ${name} de verdad?`,
  },

  hostSentBot: 'El anfitrión deja que un bot juegue por ti',

  queue: {
    waiting: (names) => `Esperan un asiento: ${list(names)}`,
    botsSeat: 'Estás mirando, y en la próxima partida ocupas el asiento de un bot',
    inLine: (place) => `Aquí solo hay personas. Eres el número ${number(place)} de la cola`,
    takeBotsSeat: 'Ocupar el asiento de un bot',
    wait: 'Esperar un asiento',
    waitNoMore: 'Dejar de esperar',
    botsGiveWay: (bots) => (bots === 1 ? 'Un bot te cede su asiento.' : 'Los bots ceden sus asientos a las personas.'),
  },

  fill: {
    title: '¿Qué bots?',
    name: (count) => `Llenar ${seats(count)} con bots`,
  },

  coach: {
    name: 'Consejero',
    allowed: 'permitido',
    forbidden: 'no en esta mesa',
    allowedTell: 'Todos pueden usar el consejero, que muestra probabilidades y aconseja',
    door: 'El anfitrión no quiere consejero: en esta mesa nadie ve probabilidades ni consejos.',
  },

  notices: {
    name: 'Avísame cuando me toque',
    stop: 'No avisarme más de mi turno',
    blocked: 'El navegador bloquea las notificaciones de esta página',
    asks: '¿Avisarte cuando te toque?',
    yes: 'Sí',
    no: 'Mejor no',
    turn: 'Te toca',
  },
});
