import { MOST_SEATS, SOLO_PAR, SOLO_POINTS } from '@turn7/engine';
import type { Words } from '@turn7/narration/es';
import { list, number } from '../format.ts';
import { staysAt } from '../stays-at.ts';
import type { Texts } from '../texts.ts';

export const front = (_: Words): Texts['front'] => ({
  title: 'Turn 7: siete números distintos y ni una repetida',
  headline: ['Siete números distintos.', 'Una repetida y se acabó.'],
  pitch: 'Da la vuelta a una carta, luego a otra, y para a tiempo: si un número se repite, pierdes la ronda.',
  lead: 'Cada carta muestra su riesgo: un lunar por cada copia en la baraja.',

  playNow: 'Jugar ya',
  newGame: 'Partida nueva',
  against: (bots) =>
    bots === 1 ? 'tú y un bot, aquí\u00a0mismo' : `tú y ${COUNTS[bots] ?? number(bots)} bots, aquí\u00a0mismo`,
  daily: 'El reto del día',
  newHere: '¿Primera vez? Aprende en tres minutos',
  opponents: 'Rivales',
  chooseOpponents: 'Elegir rivales',
  backTo: (host) => (host === null ? 'Volver a tu mesa' : `Volver a la mesa de ${host}`),
  backAs: (name, code) => `Como ${name}, código ${code}`,
  forget: 'Olvidar',
  forgetTable: (code) => `Olvidar la mesa ${code}`,
  forgetTitle: '¿Olvidar esta mesa?',
  forgetTells: 'Este dispositivo ya no tendrá tu asiento allí; un bot jugará por ti.',
  goOn: 'Seguir tu partida',
  goOnScore: 'Seguir con el marcador',
  moreWaiting: (count) => (count === 1 ? 'Otra partida te espera' : `Otras ${number(count)} partidas te esperan`),
  leftWith: (names) =>
    names.length <= 4
      ? `Con ${list(names)}`
      : `Con ${list([...names.slice(0, 2), `otros ${number(names.length - 2)}`])}`,
  damaged: (key) => `La partida que dejaste no se puede leer. Se ha apartado en este dispositivo como «${key}».`,

  haveCode: 'Código',
  codeExample: (example) => example,
  join: 'Unirse',
  codeEmpty: (example) => `Escribe el código de una mesa, por ejemplo ${example}, o pega su enlace.`,
  codeLetters: (letters) => `Ningún código lleva ${list(letters)}: faltan 0, 1, I, L, O y U porque se confunden.`,
  codeLength: (length, expected) =>
    `${length === 1 ? 'Es un carácter' : `Son ${number(length)} caracteres`}; un código tiene ${number(expected)}.`,
  codeUnknown: 'No hay ninguna mesa con este código. Míralo otra vez: las mesas que nadie usa se cierran.',

  otherWays: 'Otras formas de jugar',
  tiles: {
    together: { name: 'Jugar juntos', tells: `Un enlace para todos, hasta ${number(MOST_SEATS)} personas` },
    pass: { name: 'De mano en mano', tells: 'Un solo dispositivo da la vuelta a la mesa' },
    solo: {
      name: 'Reto en solitario',
      tells: `${number(SOLO_POINTS)} puntos en menos de ${COUNTS[SOLO_PAR] ?? number(SOLO_PAR)} rondas`,
    },
    keeper: { name: 'Marcador', tells: 'Para las cartas de verdad en tu mesa' },
    learn: { name: 'Aprender', tells: 'Reglas en imágenes, casos difíciles y un test' },
    lab: { name: 'Laboratorio', tells: 'Probabilidades y un millón de partidas' },
  },
  openTables: (tables) => (tables === 1 ? 'Hay una mesa abierta' : `Hay ${number(tables)} mesas abiertas`),
  soloBest: (rounds, tries) =>
    `Récord: ${rounds === 1 ? 'una ronda' : `${number(rounds)} rondas`}, ${tries === 1 ? 'un intento' : `${number(tries)} intentos`}`,

  yourName: 'Tu nombre',
  nameHint: 'Para que los demás sepan quién está ahí. Sin cuenta.',
  createTable: 'Abrir una mesa',
  opening: 'Abriendo la mesa…',
  togetherLead: 'Recibes un enlace y un código QR para todos los que juegan. Los bots pueden ocupar asientos libres.',
  nameMissing: 'Escribe un nombre con al menos una letra.',
  noNetwork: 'Estás sin conexión. Una mesa para varios dispositivos la necesita; de mano en mano se juega sin ella.',
  noServer: 'El servidor de mesas no responde. Inténtalo en un momento; todo lo demás de esta página funciona sin él.',
  refused: 'El servidor no ha abierto la mesa. Inténtalo en un momento.',

  people: '¿Quién juega?',
  personName: (place) => `Nombre de la persona ${number(place)}`,
  player: (place) => `Persona ${number(place)}`,
  addPerson: 'Añadir a alguien',
  removePerson: (name) => `Quitar a ${name}`,
  passLead:
    'Todos juegan en un solo dispositivo, que da la vuelta. En este juego no hay nada oculto: nadie tiene que mirar a otro lado.',

  bots: 'Bots',
  howManyBots: 'Número de bots',
  fewerBots: 'Un bot menos',
  moreBots: 'Un bot más',
  levelOf: (name) => `Nivel de ${name}`,
  allLevels: 'Todos los bots juegan como',
  mixed: 'niveles distintos',
  levels: {
    Rookie: { name: 'Novato', tells: `va a lo seguro y se planta con ${number(staysAt('Rookie'))} puntos` },
    Regular: {
      name: 'Habitual',
      tells: `se planta con ${number(staysAt('Regular'))} puntos, sean cuales sean las cartas`,
    },
    Counter: { name: 'Contador', tells: 'cuenta cada carta y sabe cuándo se decide la partida' },
    Sharp: { name: 'Astuto', tells: 'juega para ganar, no por los puntos' },
    Master: { name: 'Maestro', tells: 'juega cada respuesta cientos de veces antes de elegir' },
  },
  target: 'Puntos para ganar',
  targetWrong: (most) => `Un número entero de 1 a ${number(most)}.`,
  start: 'Empezar la partida',

  keep: 'Conservarla',

  elsewhere: 'La partida sigue en otra pestaña',
  elsewhereTells:
    'Está abierta en otro lugar de este navegador. Solo una pestaña la tiene a la vez, para que no se pierda ninguna decisión.',
  takeHere: 'Seguir aquí',

  you: 'Tú',
  promises: ['Sin cuenta.', 'Funciona sin conexión.', 'Mezclas selladas que puedes comprobar.'],
  independent: 'Una versión independiente y no oficial del juego conocido como Flip 7.',
  rules: 'Reglas',
  replays: 'Repeticiones',
  myGames: 'Mis partidas',
});

const COUNTS: Readonly<Record<number, string>> = { 2: 'dos', 3: 'tres', 4: 'cuatro', 5: 'cinco', 6: 'seis' };
