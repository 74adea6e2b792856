import type { Words } from '@turn7/narration/de';
import type { Chapters } from '../../chapters.ts';
import { capitalised, list, listOr, number } from '../../format.ts';

const games = (count: number): string => (count === 1 ? 'ein Spiel' : `${number(count)} Spiele`);
/** Nach „von“ und „nach“. */
const gamesDative = (count: number): string => (count === 1 ? 'einem Spiel' : `${number(count)} Spielen`);
const speed = (perSecond: number): string => number(perSecond, perSecond < 10 ? 1 : 0);

export const texts = (w: Words): Chapters['simulation'] => ({
  title: 'Simulation',
  lead: 'Lass Bots auf diesem Gerät Tausende Spiele spielen und sieh, wer wie oft gewinnt.',

  who: 'Wer spielt?',
  quick: 'Schnell gewählt',
  against: (one, other, seats) => `${one} gegen ${number(seats)} × ${other}`,
  stayAt: (points) => `Bei ${listOr(points.map((one) => number(one)))} aufhören?`,
  allLevels: 'Alle Stufen',
  alone: (name) => `${name} allein`,
  bot: (place) => `${number(place)}. Bot`,
  levels: 'Stufen',
  strategiesTitle: 'Strategien',
  strategies: {
    stay: {
      name: 'Hört bei N Punkten auf',
      short: (points) => `Stopp bei ${number(points)}`,
      tells: 'zieht, bis die Hand so viele Punkte hat',
      number: 'Punkte',
    },
    risk: {
      name: 'Hört bei P % Risiko auf',
      short: (risk) => `Risiko ${number(risk)} %`,
      tells: 'zählt die Karten und hört auf, sobald das Risiko P % erreicht',
      number: 'Risiko in %',
    },
    count: {
      name: 'Zählt eine Karte voraus',
      short: () => 'Eine voraus',
      tells: 'zieht, solange die nächste Karte im Schnitt Punkte bringt',
      number: 'Zahl',
    },
    random: { name: 'Zufall', short: () => 'Zufall', tells: 'gibt irgendeine Antwort', number: 'Zahl' },
    master: {
      name: 'Meister mit K Proben',
      short: (playouts) => `Meister ${number(playouts)}`,
      tells: 'spielt seine Antworten bis zu K-mal durch, bevor er wählt; langsam',
      number: 'Proben',
    },
  },
  seats: 'Plätze',
  remove: (name) => `${name} entfernen`,
  add: 'Bot hinzufügen',
  atTable: (seats) => (seats === 1 ? 'Einer am Tisch' : `${number(seats)} am Tisch`),
  full: (most) => `Ein Tisch hat höchstens ${number(most)} Plätze.`,
  slow: 'Meister denken lange: Wenige ihrer Spiele dauern so lange wie Tausende andere. Nach den ersten steht da, wie lange noch.',
  numbers: { games: 'Spiele', target: 'Punkte zum Sieg', seed: 'Startwert' },
  seedTells: 'Derselbe Startwert spielt dieselben Spiele, auf jedem Gerät.',

  course: 'Fortschritt',
  start: 'Starten',
  stop: 'Anhalten',
  ready: '„Starten“ spielt genau diese Spiele.',
  progress: (played, all) => `${number(played)} von ${gamesDative(all)}`,
  speed: (perSecond) => `${speed(perSecond)} Spiele/s`,
  left: (time) => `noch etwa ${time}`,
  running: (all) => `${capitalised(games(all))} im Gange …`,
  complete: (played, time, perSecond) => `${capitalised(games(played))}, Dauer: ${time}, ${speed(perSecond)} Spiele/s.`,
  stopped: (played, all) => `Angehalten nach ${number(played)} von ${gamesDative(all)}. Was gespielt wurde, bleibt.`,
  failed: (first, last, why, played) =>
    `Die Spiele ${number(first)} bis ${number(last)} sind zweimal gescheitert (${why}). Was bis dahin gespielt wurde, bleibt: ${games(played)}.`,
  notStarted: (why) =>
    `Auf diesem Gerät ließ sich die Simulation nicht starten (${why}). Versuch es mit einem anderen Browser.`,
  crashed: (workers) =>
    workers === 1
      ? 'Ein Helfer ist ausgefallen; seine Spiele wurden noch einmal gespielt.'
      : `${number(workers)} Helfer sind ausgefallen; ihre Spiele wurden noch einmal gespielt.`,

  linked:
    'Der Link hat alles eingestellt: Mit „Starten“ werden genau dieselben Spiele gespielt. Die Diagramme erscheinen hier und wachsen dabei.',
  nothingYet: 'Mit den ersten Spielen erscheinen hier die Diagramme; sie wachsen, während weitere dazukommen.',
  result: (count) => `Nach ${gamesDative(count)}`,
  resultOf: (bots, target, seed) =>
    `${bots}; bis ${number(target)} Punkte, Startwert ${seed}. Die Plätze am Tisch wechseln reihum, niemand ist im Vorteil.`,
  range: (difference, error) => `${number(difference, 1)} ± ${number(error, 1)} Prozentpunkte`,
  noise: (first, second, range) =>
    `Zu knapp: ${first} liegt vor ${second}, um ${range}. Das kann Zufall sein; mehr Spiele würden es zeigen.`,
  ahead: (first, second, range) => `${first} gewinnt öfter als ${second}, um ${range}: Das ist kein Zufall.`,
  shownAfter: (first, count) =>
    `Am Tisch verdeckt das Glück es eine Weile: Erst nach ${gamesDative(count)} liegt ${first} mit einer Chance von 95 zu 100 nach Siegen vorn.`,
  roundsPerGame: 'Runden pro Spiel',
  cardsPerGame: 'Karten pro Spiel',
  sevensPerRound: `${w.turn7} pro Runde`,
  gamesPerSecond: 'Spiele pro Sekunde',
  withoutWinner: 'Spiele ohne Sieg',

  botHead: 'Bot',
  standardError: 'SE',
  wins: 'Siegquote',
  errorBar:
    'Anteil der Spiele, je Platz. Der Fehlerbalken ist der Bereich, der in 95 von 100 solchen Simulationen die wahre Quote enthält: Wo sich zwei überlappen, kann die Reihenfolge Zufall sein.',
  winsHead: 'Siege',
  winRate: 'Siegquote',
  from: 'Von',
  to: 'Bis',
  par: (share) => `gleich verteilt ${share}`,
  winsSay: (rates) => `Siegquoten: ${list(rates)}.`,
  rangeFoot: (errors) => `Balken mit ±${number(errors, 2)} Standardfehlern (SE)`,
  scores: 'Punkte pro Runde',
  scoresTell: 'Wie oft eine Runde wie viel brachte.',
  meanScore: 'Mittel',
  mean: 'Mittel',
  scoresSay: (means) => `Mittlere Punkte pro Runde: ${list(means)}.`,
  scoresFoot: 'Punkte; Spitze bei 0 = geplatzt, ▲ = Mittel',
  lengths: (target) => `Runden bis ${number(target)}`,
  lengthsTell: (mean) => `Wie lange die Spiele dauerten: im Schnitt ${mean} Runden.`,
  lengthsSay: (mean, most) => `Die Spiele dauerten im Schnitt ${mean} Runden; am häufigsten waren es ${listOr(most)}.`,
  lengthsFoot: 'Runden, ▲ = Mittel',
  rounds: 'Runden',
  gamesHead: 'Spiele',
  share: 'Anteil',
  ends: 'Wie Runden enden',
  endsTell: 'Pro Runde und Platz.',
  measure: 'Gemessen wird',
  measures: { bust: 'Geplatzt', turn7: w.turn7, locked: capitalised(w.locked), score: 'Punkte im Mittel' },
  endsSay: (measure, values) => `${measure}: ${list(values)}.`,
  wholeCsv: 'Alle Werte als CSV',
  wholeJson: 'Alle Werte als JSON',

  past: 'Frühere Simulationen',
  pastTells: (count, best, rate) => `${count} Spiele; am öftesten gewinnt ${best}: ${rate}`,
  useAgain: 'So noch einmal einstellen',
});
