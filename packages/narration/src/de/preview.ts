import { formatIn } from '../languages.ts';
import type { PreviewWords } from '../preview.ts';

const { number, list } = formatIn('de');

const runden = (count: number): string => (count === 1 ? 'einer Runde' : `${number(count)} Runden`);

export const preview: PreviewWords = {
  site: {
    title: 'Turn 7: sieben verschiedene Zahlen, und ein Zwilling ist einer zu viel',
    description:
      'Das Kartenspiel für alle, die rechtzeitig aufhören können: allein gegen Bots, mit Freunden per Link, auch offline. Ohne Konto.',
    headline: 'Sieben verschiedene Zahlen. Ein Zwilling – alles weg.',
    line: 'Das Kartenspiel für alle, die rechtzeitig aufhören können.',
  },
  player: (place) => `Platz ${number(place)}`,
  more: (count) => (count === 1 ? 'und noch jemand' : `und ${number(count)} weitere`),
  names: (names, others) =>
    list(others === 0 ? names : [...names, others === 1 ? 'noch jemand' : `${number(others)} weitere`]),
  round: (round, target) => `Runde ${number(round)}, bis ${number(target)} Punkte`,
  leads: (name, total) => `${name} führt mit ${number(total)}.`,
  wins: (name) => `${name} gewinnt!`,
  nobodyWins: 'Niemand gewinnt',
  result: (total, count) => `${number(total)} Punkte nach ${runden(count)}`,
  table: {
    title: 'Ein Tisch bei Turn 7',
    headline: 'Ein Platz ist noch frei',
    description: 'Öffne den Link und komm an den Tisch. Ohne Konto, und in einer Minute gelernt.',
    label: 'Tisch',
  },
  lobby: {
    title: (host) => `${host} lädt dich zu Turn 7 ein`,
    headline: (host) => `${host} lädt dich ein`,
    seats: (taken, seats) => `${number(taken)} von ${number(seats)} Plätzen besetzt`,
    description: (taken) => `${taken}. Öffne den Link und spiel mit, ohne Konto.`,
    code: 'Code',
  },
  playing: {
    title: (names) => `Am Tisch: ${names}`,
    description: 'Öffne den Link und sieh zu.',
    label: 'Live',
  },
  replay: {
    title: 'Ein Spiel zum Nachsehen',
    of: (names) => `Aufzeichnung: ${names}`,
    description: 'Karte für Karte, mit dem, was man bei jeder Entscheidung wissen konnte.',
    label: 'Aufzeichnung',
  },
  review: {
    title: 'Ein Spiel, analysiert',
    of: (names) => `Analyse: ${names}`,
    description: 'Wie viel war Glück, wie viel Können? Jede Entscheidung wird gewogen.',
    label: 'Analyse',
  },
  score: {
    title: 'Der Punktestand des Abends',
    description: 'Die Seite bleibt von selbst auf dem Laufenden.',
    after: (count) => (count === 0 ? 'Gleich geht es los' : `Nach ${runden(count)}`),
    label: 'Punkteblock',
  },
  daily: {
    title: (day) => `Aufgabe des Tages, ${day}`,
    headline: 'Dieselben Karten für alle',
    description: 'Jeden Tag neue Karten und ein einziger Versuch: Wie weit kommst du?',
    label: 'Aufgabe des Tages',
  },
  screens: {
    '/play': { title: 'Spielen', description: 'Ein Spiel auf diesem Gerät: gegen Bots, reihum oder allein.' },
    '/games': {
      title: 'Meine Spiele',
      description: 'Die Spiele, die auf einem Gerät zu Ende gespielt wurden, mit Aufzeichnung und Zahlen.',
    },
    '/score': { title: 'Punkteblock', description: 'Für die echten Karten auf dem Tisch.' },
    '/score/evenings': { title: 'Spieleabende', description: 'Spiele mit echten Karten, die aufgehoben wurden.' },
    '/board': { title: 'Großer Bildschirm', description: 'Der Punktestand des Abends für alle im Raum.' },
    '/rules': { title: 'Regeln', description: 'Jede Regel im Wortlaut, mit Nummer.' },
    '/learn': { title: 'Lernen', description: 'Regeln in Bildern, knifflige Fälle, ein Quiz.' },
    '/learn/basics': { title: 'So wird gespielt', description: 'Die Regeln in Bildern, fünf Minuten.' },
    '/learn/first-game': { title: 'Ein erstes Spiel', description: 'Spiel eine Runde; alles wird erklärt.' },
    '/learn/scoring': { title: 'Wertung', description: 'Jeder Schritt der Rechnung und ein Rechner.' },
    '/learn/bonus': { title: 'Sieben Zahlen', description: 'Wie selten sie sind und wann der Bonus lohnt.' },
    '/learn/mistakes': { title: 'Häufige Fehler', description: 'Was oft falsch läuft und was richtig ist.' },
    '/learn/cases': { title: 'Knifflige Fälle', description: 'Die ganze FAQ zum Ansehen.' },
    '/learn/quiz': { title: 'Quiz', description: 'Was passiert jetzt? Ziehen oder aufhören?' },
    '/learn/strategy': { title: 'Strategie', description: 'Beliebte Tipps auf dem Prüfstand.' },
    '/lab': { title: 'Labor', description: 'Chancen, Strategien, eine Million Spiele.' },
    '/lab/position': {
      title: 'Stellung aufbauen',
      description: 'Lege hin, was auf dem Tisch liegt: Chancen, bestes Spiel und ein Rat.',
    },
    '/lab/simulate': { title: 'Simulation', description: 'Bots spielen Tausende Spiele: Wer gewinnt wie oft?' },
  },
};
