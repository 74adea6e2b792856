import type { Words } from '@turn7/narration/es';
import type { Chapters } from '../../chapters.ts';
import { capitalised, list, listOr, number } from '../../format.ts';

const games = (count: number): string => (count === 1 ? 'una partida' : `${number(count)} partidas`);
const speed = (perSecond: number): string => number(perSecond, perSecond < 10 ? 1 : 0);

export const texts = (w: Words): Chapters['simulation'] => ({
  title: 'Simulación',
  lead: 'Deja que los bots jueguen miles de partidas en este dispositivo y mira quién gana y cuántas veces.',

  who: '¿Quién juega?',
  quick: 'Elección rápida',
  against: (one, other, seats) => `${one} contra ${number(seats)} × ${other}`,
  stayAt: (points) => `¿Plantarse con ${listOr(points.map((one) => number(one)))}?`,
  allLevels: 'Todos los niveles',
  alone: (name) => `${name} en solitario`,
  bot: (place) => `Bot n.º ${number(place)}`,
  levels: 'Niveles',
  strategiesTitle: 'Estrategias',
  strategies: {
    stay: {
      name: 'Se planta con N puntos',
      short: (points) => `Se planta con ${number(points)}`,
      tells: 'pide cartas hasta que la mano tiene esos puntos',
      number: 'Puntos',
    },
    risk: {
      name: 'Se planta con un riesgo del P %',
      short: (risk) => `Riesgo ${number(risk)} %`,
      tells: 'cuenta las cartas y se planta en cuanto el riesgo llega al P %',
      number: 'Riesgo en %',
    },
    count: {
      name: 'Cuenta una carta por delante',
      short: () => 'Una delante',
      tells: 'pide mientras la siguiente carta dé puntos de media',
      number: 'Número',
    },
    random: { name: 'Al azar', short: () => 'Azar', tells: 'da una respuesta cualquiera', number: 'Número' },
    master: {
      name: 'Maestro con K ensayos',
      short: (playouts) => `Maestro ${number(playouts)}`,
      tells: 'juega sus respuestas hasta K veces antes de elegir; lento',
      number: 'Ensayos',
    },
  },
  seats: 'Asientos',
  remove: (name) => `Quitar ${name}`,
  add: 'Añadir un bot',
  atTable: (seats) => (seats === 1 ? 'Uno en la mesa' : `${number(seats)} en la mesa`),
  full: (most) => `Una mesa tiene como mucho ${number(most)} asientos.`,
  slow: 'Los Maestros piensan mucho: unas pocas partidas tardan tanto como miles de otras. Tras las primeras se ve cuánto falta.',
  numbers: { games: 'Partidas', target: 'Puntos para ganar', seed: 'Semilla' },
  seedTells: 'La misma semilla juega las mismas partidas, en cualquier dispositivo.',

  course: 'Progreso',
  start: 'Empezar',
  stop: 'Parar',
  ready: '«Empezar» juega exactamente estas partidas.',
  progress: (played, all) => `${number(played)} de ${games(all)}`,
  speed: (perSecond) => `${speed(perSecond)} partidas/s`,
  left: (time) => `faltan unos ${time}`,
  running: (all) => `${capitalised(games(all))} en marcha…`,
  complete: (played, time, perSecond) =>
    `${capitalised(games(played))}, duración: ${time}, ${speed(perSecond)} partidas/s.`,
  stopped: (played, all) => `Parado tras ${number(played)} de ${games(all)}. Lo jugado se conserva.`,
  failed: (first, last, why, played) =>
    `Las partidas ${number(first)} a ${number(last)} han fallado dos veces (${why}). Lo jugado hasta entonces se conserva: ${games(played)}.`,
  notStarted: (why) => `La simulación no ha podido empezar en este dispositivo (${why}). Prueba con otro navegador.`,
  crashed: (workers) =>
    workers === 1
      ? 'Un proceso ha fallado; sus partidas se han jugado otra vez.'
      : `${number(workers)} procesos han fallado; sus partidas se han jugado otra vez.`,

  linked:
    'El enlace lo ha puesto todo: con «Empezar» se juegan exactamente las mismas partidas. Los gráficos aparecen aquí y crecen con ellas.',
  nothingYet: 'Los gráficos aparecen aquí con las primeras partidas y crecen con las siguientes.',
  result: (count) => `Tras ${games(count)}`,
  resultOf: (bots, target, seed) =>
    `${bots}; hasta ${number(target)} puntos, semilla ${seed}. Los asientos rotan y nadie tiene ventaja.`,
  range: (difference, error) => `${number(difference, 1)} ± ${number(error, 1)} puntos porcentuales`,
  noise: (first, second, range) =>
    `Demasiado igualado: ${first} supera a ${second} en ${range}, y eso puede ser azar. Harían falta más partidas.`,
  ahead: (first, second, range) => `${first} gana más que ${second}, por ${range}: no es azar.`,
  shownAfter: (first, count) =>
    `En la mesa, la suerte lo oculta un tiempo: hacen falta ${games(count)} para que ${first} vaya por delante en victorias con 95 de 100 posibilidades.`,
  roundsPerGame: 'Rondas por partida',
  cardsPerGame: 'Cartas por partida',
  sevensPerRound: `${w.turn7} por ronda`,
  gamesPerSecond: 'Partidas por segundo',
  withoutWinner: 'Partidas sin victoria',

  botHead: 'Bot',
  standardError: 'EE',
  wins: 'Porcentaje de victorias',
  errorBar:
    'De las partidas, por asiento. La barra de error es el intervalo que contiene el valor verdadero en 95 de cada 100 simulaciones: donde dos se solapan, el orden puede ser azar.',
  winsHead: 'Victorias',
  winRate: 'Porcentaje',
  from: 'Desde',
  to: 'Hasta',
  par: (share) => `a partes iguales ${share}`,
  winsSay: (rates) => `Porcentajes de victorias: ${list(rates)}.`,
  rangeFoot: (errors) => `Barras de ±${number(errors, 2)} errores estándar (EE)`,
  scores: 'Puntos por ronda',
  scoresTell: 'Cuántas veces una ronda dio cuánto.',
  meanScore: 'Media',
  mean: 'media',
  scoresSay: (means) => `Puntos por ronda de media: ${list(means)}.`,
  scoresFoot: 'puntos; pico en 0 = pasarse, ▲ = media',
  lengths: (target) => `Rondas hasta ${number(target)}`,
  lengthsTell: (mean) => `Lo que duraron las partidas: ${mean} rondas de media.`,
  lengthsSay: (mean, most) => `Las partidas duraron ${mean} rondas de media; lo más frecuente fueron ${listOr(most)}.`,
  lengthsFoot: 'rondas, ▲ = media',
  rounds: 'Rondas',
  gamesHead: 'Partidas',
  share: 'Porcentaje',
  ends: 'Cómo acaban las rondas',
  endsTell: 'Por ronda y asiento.',
  measure: 'Medida',
  measures: { bust: 'Se pasa', turn7: w.turn7, locked: capitalised(w.locked), score: 'Puntos de media' },
  endsSay: (measure, values) => `${measure}: ${list(values)}.`,
  wholeCsv: 'Todas las cifras en CSV',
  wholeJson: 'Todas las cifras en JSON',

  past: 'Simulaciones anteriores',
  pastTells: (count, best, rate) => `${count} partidas; gana más ${best}: ${rate}`,
  useAgain: 'Usar otra vez esta configuración',
});
