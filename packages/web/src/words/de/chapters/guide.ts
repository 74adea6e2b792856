import type { Words } from '@turn7/narration/de';
import type { Chapters } from '../../chapters.ts';
import { arms } from './guide/arms.ts';
import { claims } from './guide/claims.ts';

export const texts = (w: Words): Chapters['guide'] => ({
  lead: 'Tipps, die man einander gibt, jeder in sehr vielen Spielen erprobt. Daneben steht, was gemessen wurde.',

  stopTitle: 'Wann höre ich auf?',
  stopLine: (limit) => `Hör auf, sobald deine Karten ${limit} Punkte oder mehr wert sind.`,
  stopShare: (wins, others, best) =>
    `Die beste feste Grenze, die gemessen wurde: Zu viert gewinnt sie ${wins} der Spiele gegen drei, die bei ${others} aufhören. Wer jede Karte abwägt und mitzählt, gewinnt ${best}.`,

  topTitle: 'Die Regeln, auf die es ankommt',
  topLead:
    'Wie viel öfter du gewinnst als andere, die sonst gleich spielen. Die Gewinne addieren sich nicht: Eine Regel deckt einen Teil der anderen ab.',
  rules: {
    odds: 'Wäge die nächste Karte ab: was sie bringen und was sie kosten kann.',
    count: 'Merke dir, was schon da war. Karten auf dem Tisch und im Ablagestapel kommen nicht noch einmal.',
    saver: `Höre nie auf, solange du ${w.aLifeSaver} hast.`,
    x2: 'Spiele mit ×2 so weiter, als hättest du keine ×2.',
    lock: `Spiele ${w.aLock} auf den, der dann vorn läge.`,
    three: `Spiele ${w.aTurnThree} auf die Reihe, die am ehesten platzt.`,
    limit: 'Wenn du bei einer festen Punktzahl aufhörst, wähle sie hoch.',
    close:
      'Im Endspiel: Mach weiter, solange sonst jemand gewinnt, der schon raus ist; hör auf, sobald dich niemand mehr überholt.',
  },
  ruleGain: (points, se) => `${points}\u00a0±\u00a0${se} Prozentpunkte`,

  evidence: 'Was gemessen wurde',
  claimsTitle: 'Die Tipps, einer nach dem anderen',
  claims: claims(w),
  arms: arms(w),
  verdicts: {
    holds: 'Stimmt',
    limits: 'Stimmt mit Grenzen',
    idle: 'Macht keinen Unterschied',
    false: 'Falsch',
    'no choice': 'Keine Wahl',
  },

  key: 'In den Diagrammen steht die senkrechte Linie für gleiche Chancen, der Balken für die Prozentpunkte, die der Spieler mehr oder weniger gewinnt. Die dünne Linie darunter reicht zwei Standardfehler nach beiden Seiten.',
  columns: {
    player: 'Spieler',
    wins: 'Siege',
    error: 'Standardfehler',
    even: 'Gleiche Chancen',
    gain: 'Gewinn in Prozentpunkten',
    name: 'Name im Simulator',
    others: 'Die anderen',
    mean: 'Mittlere Punktzahl einer Runde',
  },
  wins: (player, wins, se) => `${player} – ${wins}\u00a0±\u00a0${se} Siege`,
  more: (points) => `${points} Prozentpunkte mehr als bei gleichen Chancen`,
  fewer: (points) => `${points} Prozentpunkte weniger als bei gleichen Chancen`,
  same: 'so gut wie gleiche Chancen',

  handsTitle: 'Was die Wahrscheinlichkeit sagt',
  handsNote: 'Exakt, mit frischem Stapel und ohne dass andere ziehen.',
  handStay: (points) => `Aufhören: ${points} Punkte`,
  handHit: (points, bust) => `Ziehen: im Schnitt ${points}, Risiko ${bust}`,

  bestLimit: (limit, mean, se) =>
    `Für die Punkte allein ist die beste feste Grenze ${limit}: ${mean}\u00a0±\u00a0${se} je Runde, allein mit frischem Stapel.`,
  sevenIfAlways: (share) =>
    `Nur mit Zahlenkarten gelingt dem, der nie aufhört, in ${share} aller Runden ${w.nominative.aTurn7}; in allen anderen platzt er.`,
  duel: 'Wie viel Risiko richtig ist, zu zweit und nur mit Zahlenkarten (exakt):',
  duelRow: (own, other, bust) => `bei ${own} zu ${other}: platzt in ${bust} aller Runden`,

  luckTitle: 'Wie viel an einem Spiel ist Glück?',
  luckShares: (games, luck, own, others) =>
    `Das meiste. In ${games} analysierten Spielen von vieren, die verschieden spielen, machen die Karten ${luck} der Unterschiede im Ergebnis aus, die eigene Wahl ${own}, die Wahl der anderen ${others}; der Rest ist der Fehler der Schätzung.`,
  luckLeads:
    'Ein Spiel sagt also wenig darüber, wer besser spielt. So viele braucht es, bis der Beste der vier mit einer Chance von 95 zu 100 vorn liegt: nach Siegen, und nach dem, was die Wahl laut Analyse jedes Spiels gekostet hat.',
  luckColumns: { ahead: (best) => `${best} vor`, wins: 'Spiele, nach Siegen', choices: 'Spiele, nach Analyse' },

  trySimulation: 'Diese Spiele im Labor spielen',
  tryHand: 'Im Labor ausprobieren',
  scoring:
    'Ein weiterer oft genannter Fehler betrifft die Regeln, nicht das Spielen: Jedes +N kommt nach dem Verdoppeln, und keine Bonuskarte zählt für die Sieben.',
  scoringLink: 'So wird gewertet',

  methodTitle: 'Wie gemessen wurde',
  method: (games, seed) =>
    `Jede Zeile ist ein Spieler in ${games} ganzen Spielen nach den vollständigen Regeln. Die übrigen Plätze spielen alle gleich; Plätze und erster Geber wechseln reihum. Alles beginnt mit dem Startwert ${seed}, so kommt bei jedem dasselbe heraus.`,
  even: (four, two) =>
    `Zu viert bedeuten gleiche Chancen ${four} der Siege, zu zweit ${two}. Was darüber oder darunter liegt, kommt von dem einen, was der Spieler anders macht.`,
  errors: (errors, points) =>
    `± ist der Standardfehler: wie weit eine Zahl durch Zufall danebenliegen kann. Das Doppelte deckt etwa 19 von 20 Fällen ab. Ein Unterschied zählt, wenn er mehr als ${errors} Standardfehler und mehr als ${points} Prozentpunkte ausmacht.`,
  bounds:
    'Ein Tipp stimmt, wenn jede Messung dazu ausfällt, wie er sagt, und mit Grenzen, wenn es einige tun. Tut es keine und sagt eine das Gegenteil, ist er falsch.',
  curious: 'Für Neugierige',
  command: 'Die Zahlen auf dieser Seite schreibt ein Befehl:',
});
