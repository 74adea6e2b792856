import type { Words } from '@turn7/narration/es';
import { list, number } from '../format.ts';
import type { Texts } from '../texts.ts';

export const lobby = (w: Words): Texts['lobby'] => ({
  title: (code) => `Mesa ${code} – Turn 7`,
  yourTable: 'Tu mesa',
  tableOf: (host) => `La mesa de ${host}`,
  someTable: 'Una mesa sin anfitrión',
  you: 'tú',
  toFront: 'Ir al inicio',
  rules: 'Reglas',

  connecting: 'Conectando con la mesa…',
  stillConnecting: 'El servidor aún no ha respondido. Esta página lo sigue intentando.',

  join: {
    title: (host) => `Te invitan a la mesa de ${host}`,
    titlePlain: 'Te invitan a una mesa',
    alone: 'Todavía no hay nadie sentado.',
    atTable: 'En la mesa',
    seatsFree: (free) => (free === 1 ? 'Hay un asiento libre.' : `Hay ${number(free)} asientos libres.`),
    full: 'Todos los asientos están ocupados.',
    underWay: 'Se está jugando una partida. Puedes mirarla y sentarte en la siguiente.',
    name: 'Tu nombre',
    nameHint: 'Para que los demás sepan quién se sienta ahí. Sin cuenta.',
    nameMissing: 'Escribe un nombre con al menos una letra.',
    sit: 'Sentarse',
    sitNext: 'Jugar la próxima partida',
    watch: 'Solo mirar',
    noPlaceNow: 'Ya no tienes asiento en esta mesa.',
    sentAway: 'El anfitrión echó de esta mesa a alguien con ese nombre.',
  },

  sorry: {
    'not found': {
      title: 'Esa mesa no existe',
      tells: 'Revisa el código: tiene seis letras y cifras. Las mesas que nadie usa desde hace tiempo se cierran.',
    },
    full: {
      title: 'La mesa está llena',
      tells: 'Todos los asientos están ocupados y el anfitrión no quiere espectadores.',
    },
    left: { title: 'Ya no estás en esta mesa', tells: 'Te fuiste, o el anfitrión dejó libre tu asiento.' },
    noWatching: { title: 'Nadie puede mirar esta mesa', tells: 'El anfitrión ya no quiere espectadores.' },
    pass: {
      title: 'Este enlace ya no sirve',
      tells:
        'Un enlace a otro dispositivo sirve una vez, durante diez minutos. Crea otro en el dispositivo donde tienes tu asiento.',
    },
    unavailable: {
      title: 'El servidor no responde',
      tells: 'Las mesas en línea necesitan conexión. Todo lo demás de esta página funciona sin ella.',
    },
    version: {
      title: 'Esta página se ha quedado antigua',
      tells: 'El servidor se ha actualizado. Vuelve a cargar la página; tu asiento se conserva.',
    },
  },
  reload: 'Volver a cargar',

  invite: {
    title: 'Invitar',
    scan: 'Escanea o abre',
    qr: (address) => `Código QR de ${address}`,
    copy: 'Copiar enlace',
    copied: 'Enlace copiado',
    copyYourself: 'Copia este enlace:',
    share: 'Compartir',
    message: 'Ven a mi mesa a jugar a Turn 7.',
    watchOnly: 'Solo mirar:',
    spectator: 'enlace para mirar',
    bigScreen: 'pantalla grande',
    localOnly:
      'Esta dirección solo sirve en este dispositivo. Para los demás, abre la página en la dirección de este dispositivo en tu red.',
  },

  seats: {
    title: 'Asientos',
    taken: (taken, all) => `${number(taken)} de ${number(all)} ocupados`,
    host: 'anfitrión',
    bot: (level) => `bot, ${level}`,
    here: 'en línea',
    gone: 'sin conexión',
    free: 'Asiento libre',
    moreFree: (count) => (count === 1 ? 'y otro asiento libre' : `y otros ${number(count)} asientos libres`),
    addBot: 'Añadir bot',
    addBotTitle: '¿Qué bot?',
    sit: 'Sentarse',
    stand: 'Levantarse',
    remove: (name) => `Quitar a ${name}`,
    manage: (name) => `${name}: echar o nombrar anfitrión`,
    kick: 'Echar',
    kickTells: 'Su asiento queda libre; con el enlace puede volver.',
    handOver: 'Nombrar anfitrión',
    handOverTells: 'El anfitrión empieza las partidas y cambia las reglas; tú ya no podrás.',
    watching: (names) => `Miran: ${list(names)}`,
    came: (name) => `${name} ha llegado a la mesa`,
    went: (name) => `${name} ha dejado la mesa`,
  },

  options: {
    title: 'Esta mesa',
    change: 'Cambiar las reglas',
    save: 'Guardar',
    target: 'Meta',
    clock: 'Tiempo por decisión',
    noClock: 'sin límite',
    clockTells: 'Cuando se acaba el tiempo, un bot toma esa única decisión.',
    seats: 'Asientos',
    decks: 'Barajas',
    decksAuto: 'según los jugadores',
    decksCount: (decks) => number(decks),
    flags: {
      originalTurnThree: {
        name: w.turnThree,
        off: 'pasarse anula las cartas apartadas',
        on: 'pasarse no anula las cartas apartadas',
        tells: `${w.turnThree} original: las cartas apartadas cuentan aunque uno se pase`,
      },
    },
    spectators: 'Espectadores',
    spectatorsTell: 'Quien tenga el enlace puede mirar',
    listed: 'Lista pública',
    listedTell: 'Mostrar esta mesa en la página de inicio, abierta a cualquiera',
    yes: 'sí',
    no: 'no',
    wrongTarget: (most) => `Meta: un número entero de 1 a ${number(most)}.`,
    wrongSeats: (least, most) => `Asientos: un número entero de ${number(least)} a ${number(most)}.`,
  },

  seal: {
    sealed: 'La próxima mezcla ya está sellada:',
    what: '¿Qué es esto?',
    title: 'Una mezcla que nadie puede elegir',
    tells: [
      'Antes de que nadie se siente, el servidor saca un largo número secreto y muestra su huella. Desde entonces no puede cambiarlo sin que todos lo noten.',
      'Tu dispositivo añade un número aleatorio, y el de cada jugador también. Solo todos juntos deciden el orden de las cartas.',
      'Al acabar la partida se revela el secreto. El registro de la partida demuestra entonces que estas cartas salían de él.',
    ],
    fingerprint: 'La huella completa',
    seed: 'El número aleatorio de este dispositivo',
  },

  doubts: {
    commitment: 'NO es justa: el servidor muestra para la misma partida una huella distinta de la de antes.',
    seed: 'NO es justa: el servidor tenía el número aleatorio de este dispositivo y lo dejó fuera.',
    'bot seed': 'NO es justa: el servidor mezcló con un número aleatorio para un bot; los bots no tienen.',
    cards: 'NO es justa: el servidor indica ahora cartas distintas de las de antes.',
    'asked again':
      'El servidor pidió por segunda vez el número aleatorio de este dispositivo. Este dispositivo tiene uno por partida, y dio el mismo.',
    'not taken':
      'El servidor no aceptó el número aleatorio de este dispositivo: llegó tarde, u otro dispositivo dio uno por tu asiento. Si no es ninguna de las dos cosas, no te fíes de esta mezcla.',
  },
  understood: 'Entendido',

  start: {
    with: (players) => (players === 1 ? 'Empezar en solitario' : `Empezar con ${number(players)} jugadores`),
    nobody: 'Primero tiene que sentarse alguien.',
    onlyHost: (host) => `${host} empieza la partida.`,
    hostGone: (host) => `${host} empieza la partida, pero ahora no tiene conexión.`,
    noHost: 'La mesa no tiene anfitrión. Lo será quien se siente.',
  },

  leave: {
    name: 'Salir',
    title: '¿Dejar la mesa?',
    keep: 'Ir al inicio y guardar mi asiento',
    forGood: 'Salir y dejar mi asiento',
    tells:
      'Si lo guardas, el mismo enlace te trae de vuelta. Si lo dejas, queda libre; en plena partida, un bot sigue por ti.',
    leaving: 'Tu asiento queda libre en cuanto responda el servidor.',
  },

  nearlyFull: 'En esta mesa se ha jugado tanto que está casi llena. Abre una nueva.',

  next: {
    watching: 'Estás mirando',
    waiting: 'Estás mirando, y juegas la próxima partida',
    sit: 'Jugar la próxima partida',
    notNext: 'Solo mirar',
    full: 'Todos los asientos están ocupados',
    away: 'Un bot juega por ti',
    back: 'Ya estoy aquí',
    tableRules: 'Asientos y reglas',
    with: (names) => `Próxima partida: ${list(names)}`,
    toTable: 'Volver a la mesa',
  },

  lost: (name, seconds) =>
    `${name} ha perdido la conexión${seconds === null ? '' : `; un bot tomará el relevo en ${number(seconds)} s`}.`,

  connection: {
    lost: 'Conexión perdida: probando otra vez.',
    since: (seconds) => `Desde hace ${number(seconds)} s. No se pierde nada.`,
    offline: 'Este dispositivo no tiene conexión.',
    back: 'Conexión recuperada',
  },

  refused: {
    'bad request': 'El servidor no lo ha entendido.',
    unauthorised: 'No tienes asiento en esta mesa.',
    forbidden: 'Eso solo puede hacerlo el anfitrión.',
    'not found': 'Eso ya no está.',
    gone: 'Eso ya no está.',
    'wrong stage': 'Eso no se puede hacer ahora.',
    stale: 'Demasiado tarde: eso ya está decidido.',
    contested: 'Alguien ha sido más rápido.',
    'not your turn': 'No es tu turno.',
    'not an answer': 'Eso no es posible aquí.',
    full: 'Todos los asientos están ocupados.',
    'too large': 'Era demasiado largo.',
    'too many requests': 'Demasiado rápido. Espera un momento.',
    internal: 'Algo ha fallado en el servidor.',
    unavailable: 'El servidor no pudo hacerlo. Prueba otra vez.',
    outdated: 'Esta página se ha quedado antigua. Vuelve a cargarla.',
  },

  reactions: {
    title: 'Reaccionar',
    mute: 'Ocultar reacciones',
    unmute: 'Mostrar reacciones',
    says: (name, reaction) => `${name}: ${reaction}`,
    names: {
      clap: '¡Bravo!',
      laugh: '¡Ja, ja!',
      wow: '¡Guau!',
      ouch: '¡Ay!',
      think: 'Hmm…',
      hurry: '¡Venga!',
      heart: '¡Qué bien!',
      bye: '¡Adiós!',
    },
  },

  open: {
    title: 'Mesas abiertas',
    taken: (taken, seats) => `${number(taken)} de ${number(seats)} asientos`,
    clock: (time) => `${time} por decisión`,
    stages: { lobby: 'sin empezar', playing: 'en juego', finished: 'entre partidas' },
    rated: 'puntuable',
    join: 'Unirse',
    watch: 'Mirar',
    yours: 'Tu asiento',
  },
});
